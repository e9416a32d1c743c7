// How long a frame's build takes at 1440 × 900, without GL, told in milliseconds and as a ratio to
// an empty frame of Dear ImGui. The promise is a median below 1 ms.
#include <benchmark/benchmark.h>
#include <imgui.h>

#include <cstdio>
#include <map>
#include <string>

#include "hand.hpp"

namespace {

test::Hand hand_on(const benchmark::State& state) {
    std::vector<std::string> words;
    for (int i = 0; i < state.range(0); ++i) words.push_back("word" + std::to_string(i + 1));
    return test::Hand(test::session_of(words));
}

void still(benchmark::State& state) {
    test::Hand hand = hand_on(state);
    for (auto _ : state) hand.frame.build(test::Hand::frame_seconds);
}

/// Every frame moves the knob, so each is worked out and built anew.
void dragged(benchmark::State& state) {
    test::Hand hand = hand_on(state);
    const ui::Rect slider = hand.place("slider");
    hand.reach("slider");
    hand.move("knob");
    hand.press();
    float part = 0;
    for (auto _ : state) {
        part = part < 0.9f ? part + 0.05f : 0.1f;
        ImGui::GetIO().AddMousePosEvent(slider.x + slider.w * part, slider.centre().y);
        hand.frame.build(test::Hand::frame_seconds);
    }
}

void empty(benchmark::State& state) {
    test::Hand hand = hand_on(state);
    for (auto _ : state) {
        ImGui::NewFrame();
        ImGui::Render();
    }
}

void repeat(benchmark::internal::Benchmark* benchmark) {
    benchmark->ArgName("words")->Arg(4)->Arg(24)->Unit(benchmark::kMillisecond);
    benchmark->Repetitions(9)->ReportAggregatesOnly();
}
BENCHMARK(still)->Apply(repeat);
BENCHMARK(dragged)->Apply(repeat);
BENCHMARK(empty)->Apply(repeat);

class WithRatios : public benchmark::ConsoleReporter {
  public:
    void ReportRuns(const std::vector<Run>& runs) override {
        ConsoleReporter::ReportRuns(runs);
        for (const Run& run : runs)
            if (run.aggregate_name == "median")
                medians_[run.run_name.args][run.run_name.function_name] = run.GetAdjustedCPUTime();
    }

    void Finalize() override {
        for (auto& [words, median] : medians_)
            for (const char* frame : {"still", "dragged"})
                std::printf("%s, %s: %.3f ms, %.0f times an empty frame\n", words.c_str(), frame,
                            median[frame], median[frame] / median["empty"]);
    }

  private:
    std::map<std::string, std::map<std::string, double>> medians_;
};

}  // namespace

int main(int argc, char** argv) {
    benchmark::Initialize(&argc, argv);
    WithRatios reporter;
    benchmark::RunSpecifiedBenchmarks(&reporter);
}
