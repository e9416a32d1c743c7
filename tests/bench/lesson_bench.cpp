// How reading and checking a lesson grows with its file, however the file is written: twice the
// bytes should take twice the time, and the same bytes in texts twice as long the same time.
#include <benchmark/benchmark.h>

#include <cstdio>
#include <map>
#include <string>
#include <variant>

#include "lesson/lesson.hpp"
#include "session/check_acts_and_claims.hpp"

namespace {

constexpr std::size_t megabyte = 1'000'000;

std::string filled_with(std::string_view piece, std::size_t bytes) {
    std::string text;
    while (text.size() + piece.size() <= bytes) text += piece;
    return text;
}

std::string sentence_of(std::string_view words) {
    return "[[sentence]]\nid = \"main\"\naxes = [\"a\"]\nwords = [\n" + std::string(words) +
           "\n]\n";
}

std::string sound_sentence() {
    return sentence_of("{ word = \"cat\", label = [1], question = [1] }");
}

/// Sections whose texts have so many letters, all of this piece of Markdown.
std::string sections_of(std::string_view markdown, std::size_t letters, std::size_t bytes) {
    const std::string part =
        "[[section.part]]\ntext = '''\n" + filled_with(markdown, letters - 10) + "\n'''\n";
    std::string file;
    for (std::size_t parts = 0; file.size() + part.size() < bytes; ++parts) {
        if (parts % lesson::most_parts == 0) file += "[[section]]\ntitle = \"One\"\n";
        file += part;
    }
    return file;
}

std::string texts_of(std::string_view markdown, std::size_t letters) {
    return sound_sentence() + sections_of(markdown, letters, megabyte);
}

std::string many_names(std::size_t bytes) {
    std::string file;
    for (std::size_t i = 0; file.size() < bytes; ++i)
        file.append("n").append(std::to_string(i)).append(" = 1\n");
    return file;
}

std::string many_names_and_one_twice(std::size_t bytes) {
    return many_names(bytes) + "n1 = 1\n";
}

std::string many_words(std::size_t bytes) {
    return sentence_of(
        filled_with("{ word = \"cat\", label = [1], question = [1] },\n", bytes - 100));
}

std::string many_sentences(std::size_t bytes) {
    std::string file;
    for (std::size_t i = 0; file.size() < bytes; ++i)
        file.append("[[sentence]]\nid = \"s")
            .append(std::to_string(i))
            .append("\"\naxes = [\"a\"]\nwords = [")
            .append("{ word = \"cat\", label = [1], question = [1] }]\n");
    return file;
}

/// Sound, with all that a lesson can make its reader look for.
std::string many_terms_and_links(std::size_t bytes) {
    std::string file = sound_sentence();
    for (std::size_t i = 0; i < lesson::most_terms; ++i) {
        const std::string term = "term" + std::to_string(i);
        file += "[[term]]\nword = \"" + term + "\"\nforms = [\"" + term + "\"";
        for (std::size_t form = 1; form < lesson::most_forms; ++form)
            file.append(", \"").append(term).append(form, 's').append("\"");
        file += "]\ntext = \"A term.\"\n";
    }
    return file + sections_of("A ter and [8](do:sharpness=8) of a terms, 1.0 and term7. ",
                              lesson::most_letters_text, bytes);
}

struct File {
    const char* name;
    std::string (*of)(std::size_t bytes);
};

template <char byte>
std::string one_long_text(std::size_t bytes) {
    return "title = \"" + std::string(bytes - 20, byte) + "\"\n";
}

const File files[] = {
    {"terms and links", many_terms_and_links},
    {"sentences", many_sentences},
    {"names", many_names},
    {"names, one twice", many_names_and_one_twice},
    {"words", many_words},
    {"one long text", one_long_text<'a'>},
    {"one long name", [](std::size_t bytes) { return std::string(bytes, 'a') + " = 1\n"; }},
    {"empty lines", [](std::size_t bytes) { return std::string(bytes, '\n'); }},
    {"line without end", [](std::size_t bytes) { return "title = \"" + std::string(bytes, 'a'); }},
    {"lines, then a slip",
     [](std::size_t bytes) { return many_sentences(bytes) + "[[sentence]\n"; }},
    {"one list", [](std::size_t bytes) { return "x = [" + filled_with("1,", bytes) + "]"; }},
    {"one list, open", [](std::size_t bytes) { return "x = [" + filled_with("1,", bytes); }},
    {"escapes", [](std::size_t bytes) { return "x = \"" + filled_with("\\n", bytes) + "\""; }},
    {"headings", [](std::size_t bytes) { return filled_with("[[sentence]]\n", bytes); }},
    {"tables",
     [](std::size_t bytes) {
         std::string file;
         for (std::size_t i = 0; file.size() < bytes; ++i)
             file.append("[t").append(std::to_string(i)).append("]\n");
         return file;
     }},
};

const char* const pieces[] = {"share ",      "[",       "](",        "*a ",       "_a**b", "`",
                              "``` ",        "[a](do:", "[a](do:b ", "[a](do:b)", "- ",    "> ",
                              "|a",          "<a ",     "<!--",      "&a",        "\\",    "*",
                              "[a]: do:b\n", "a\n\n",   "1. ",       "![",        "(",     "漢"};

void read_again(benchmark::State& state, const std::string& text) {
    for (auto _ : state) {
        const auto lesson = lesson::read(text);
        if (const auto* sound = std::get_if<lesson::Lesson>(&lesson))
            benchmark::DoNotOptimize(session::check_acts_and_claims(*sound));
    }
}

void measure(const std::string& name, const std::string& file) {
    benchmark::RegisterBenchmark(name.c_str(), read_again, file)->Unit(benchmark::kMillisecond);
}

const std::string in_texts = "in texts: ";

std::string readable(std::string_view piece) {
    std::string text;
    for (const char byte : piece) text += byte == '\n' ? std::string("\\n") : std::string(1, byte);
    return text;
}

class WithRatios : public benchmark::ConsoleReporter {
  public:
    void ReportRuns(const std::vector<Run>& runs) override {
        for (const Run& run : runs)
            times_[run.run_name.function_name].push_back(run.GetAdjustedCPUTime());
    }

    void Finalize() override {
        for (const auto& [name, times] : times_)
            std::printf("%-24s %7.1f ms for 1 MB, %4.1f times that for %s\n", name.c_str(),
                        times[0], times[1] / times[0],
                        name.starts_with(in_texts) ? "texts twice as long" : "2 MB");
    }

  private:
    std::map<std::string, std::vector<double>> times_;
};

}  // namespace

int main(int argc, char** argv) {
    benchmark::Initialize(&argc, argv);
    for (const File& file : files)
        for (const std::size_t megabytes : {1, 2})
            measure(file.name, file.of(megabytes * megabyte));
    for (const char* piece : pieces)
        for (const std::size_t half : {2, 1})
            measure(in_texts + readable(piece), texts_of(piece, lesson::most_letters_text / half));
    WithRatios reporter;
    benchmark::RunSpecifiedBenchmarks(&reporter);
}
