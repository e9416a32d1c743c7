// How long one hand trace takes, told as a ratio to the same formulas in the plainest loops: no
// checks, no compensated sum, the library's exp. A ratio means the same on a busy machine.
#include <benchmark/benchmark.h>
#include <attention/attention.hpp>
#include <cmath>
#include <cstdio>
#include <map>
#include <string>
#include <vector>

using attention::Index;
using attention::Inputs;
using attention::Matrix;
using attention::Trace;

namespace {

constexpr double sharpness = 4.0;

Inputs of_size(const benchmark::State& state) {
    const Index words = state.range(0), numbers = state.range(1);
    return {.queries = Matrix::Random(words, numbers),
            .keys = Matrix::Random(words, numbers),
            .values = Matrix::Random(words, numbers)};
}

void trace_one(benchmark::State& state) {
    const Inputs inputs = of_size(state);
    Trace trace;
    for (auto _ : state) {
        benchmark::DoNotOptimize(trace_one(inputs, 0, {.sharpness = sharpness}, trace));
        benchmark::ClobberMemory();
    }
}

void plain_loops(benchmark::State& state) {
    const Inputs inputs = of_size(state);
    const auto words = static_cast<std::size_t>(inputs.keys.rows());
    const auto numbers = static_cast<std::size_t>(inputs.keys.cols());
    const double *query = inputs.queries.data(), *keys = inputs.keys.data(),
                 *values = inputs.values.data();
    std::vector<double> scores(words), sharpened(words), exponentials(words), weights(words),
        summary(numbers);
    for (auto _ : state) {
        double largest = -INFINITY, total = 0.0, shifted_total = 0.0;
        for (std::size_t i = 0; i < words; ++i) {
            scores[i] = 0.0;
            for (std::size_t k = 0; k < numbers; ++k) scores[i] += query[k] * keys[i * numbers + k];
            sharpened[i] = sharpness * scores[i];
            exponentials[i] = std::exp(sharpened[i]);
            total += exponentials[i];
            largest = std::max(largest, sharpened[i]);
        }
        for (std::size_t i = 0; i < words; ++i)
            shifted_total += weights[i] = std::exp(sharpened[i] - largest);
        for (auto& number : summary) number = 0.0;
        for (std::size_t i = 0; i < words; ++i) {
            weights[i] /= shifted_total;
            for (std::size_t k = 0; k < numbers; ++k)
                summary[k] += weights[i] * values[i * numbers + k];
        }
        benchmark::DoNotOptimize(total);
        benchmark::ClobberMemory();
    }
}

BENCHMARK(trace_one)->ArgNames({"n", "d"})->Args({4, 2})->Args({24, 16});
BENCHMARK(plain_loops)->ArgNames({"n", "d"})->Args({4, 2})->Args({24, 16});

class WithRatios : public benchmark::ConsoleReporter {
  public:
    void ReportRuns(const std::vector<Run>& runs) override {
        ConsoleReporter::ReportRuns(runs);
        for (const Run& run : runs)
            times_[run.run_name.args][run.run_name.function_name] = run.GetAdjustedCPUTime();
    }

    void Finalize() override {
        for (auto& [size, time] : times_)
            std::printf("%s: trace_one takes %.2f times the plain loops\n", size.c_str(),
                        time["trace_one"] / time["plain_loops"]);
    }

  private:
    std::map<std::string, std::map<std::string, double>> times_;
};

}  // namespace

int main(int argc, char** argv) {
    benchmark::Initialize(&argc, argv);
    WithRatios reporter;
    benchmark::RunSpecifiedBenchmarks(&reporter);
}
