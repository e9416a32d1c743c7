#include "lesson/sentence.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "lesson/fields.hpp"
#include "lesson/letters.hpp"

namespace lesson {
namespace {

// Acts name a sentence by its id, so it must be one plain piece: sentence=my-id.
bool is_plain(std::string_view id) {
    return !has_space(id) && std::none_of(id.begin(), id.end(), [](char byte) {
        const bool is_ascii = static_cast<unsigned char>(byte) < 0x80;
        const bool is_name = (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'z') ||
                             (byte >= 'A' && byte <= 'Z') || byte == '-' || byte == '_' ||
                             byte == '.';
        return is_ascii && !is_name;
    });
}

std::string read_id(const Node& sentence, std::string_view owner, Faults& faults) {
    const Node* id = need(sentence, "id", owner, faults);
    if (id == nullptr || !expect_line(*id, most_letters, "the id", faults)) return "";
    if (!is_plain(id->text))
        add_fault(faults, id->place,
                  fmt::format("the id {} must be one piece of letters, digits, -, _ and .: write "
                              "it as my-sentence",
                              in_quotes(id->text)));
    return id->text;
}

bool count_fits(const Node& list, std::size_t most, std::string_view owner, std::string_view what,
                Faults& faults) {
    const std::size_t count = list.items.size();
    if (count >= 1 && count <= most) return true;
    add_fault(faults, list.place,
              fmt::format("{} has {} {}: it needs 1 to {}, so {}", owner,
                          count == 0 ? "no" : fmt::format("{}", count), what, most,
                          count == 0 ? "add one" : "take some out"));
    return false;
}

std::vector<std::string> read_axes(const Node& sentence, std::string_view owner, Faults& faults) {
    std::vector<std::string> axes;
    const Node* list = need(sentence, "axes", owner, faults);
    if (list == nullptr || !expect(*list, Kind::list, "the list of axes", faults)) return axes;
    if (!count_fits(*list, most_axes, owner, "axes", faults)) return axes;
    for (const Node& item : list->items) {
        expect_line(item, most_letters, "the name of an axis", faults);
        axes.push_back(item.text);
    }
    refuse_same_items(*list, "the axis", faults);
    return axes;
}

std::vector<double> need_numbers(const Node& word, std::string_view key, std::size_t axes,
                                 std::string_view owner, Faults& faults) {
    const Node* node = need(word, key, owner, faults);
    if (node == nullptr) return {};
    return read_numbers(*node, axes, fmt::format("the {} of {}", key, owner), faults);
}

Word read_word(const Node& node, std::size_t number, std::size_t axes, Faults& faults) {
    Word word = {.place = node.place};
    std::string owner = fmt::format("word {}", number);
    if (!expect(node, Kind::table, owner, faults)) return word;
    const Node* text = need(node, "word", owner, faults);
    if (text != nullptr && expect_line(*text, most_letters, owner, faults)) {
        word.text = text->text;
        owner = in_quotes(word.text);
    }
    refuse_unknown(node, {"word", "label", "question", "value", "asks"}, owner, faults);
    word.label = need_numbers(node, "label", axes, owner, faults);
    word.question = need_numbers(node, "question", axes, owner, faults);
    if (const Node* value = find(node, "value"))
        word.value = read_numbers(*value, axes, fmt::format("the value of {}", owner), faults);
    word.asks = take_line(node, "asks", most_letters_asks, owner, faults);
    return word;
}

// Two numbers can each be in range and their product not.
void check_scores(const Node& list, const std::vector<Word>& words, Faults& faults) {
    for (std::size_t i = 0; i < words.size(); ++i)
        for (const Word& other : words)
            if (!score_exists(words[i].question, other.label))
                return add_fault(faults, list.items[i].place,
                                 fmt::format("the question of {} and the label of {} give a score "
                                             "beyond 1e300: write smaller numbers",
                                             in_quotes(words[i].text), in_quotes(other.text)));
}

std::vector<Word> read_words(const Node& sentence, std::size_t axes, std::string_view owner,
                             Faults& faults) {
    std::vector<Word> words;
    const Node* list = need(sentence, "words", owner, faults);
    if (list == nullptr || !expect(*list, Kind::list, "the list of words", faults)) return words;
    const std::size_t faults_before = faults.size();
    count_fits(*list, most_words, owner, "words", faults);
    for (const Node& item : list->items)
        words.push_back(read_word(item, words.size() + 1, axes, faults));
    if (faults.size() == faults_before) check_scores(*list, words, faults);
    return words;
}

double read_sharpness(const Node& sentence, Faults& faults) {
    const double usual = Sentence{}.sharpness;
    const Node* node = find(sentence, "sharpness");
    if (node == nullptr || !expect(*node, Kind::number, "the sharpness", faults)) return usual;
    if (node->number >= 0.0 && node->number <= sharpest) return node->number;
    add_fault(
        faults, node->place,
        fmt::format("the sharpness must be a number from 0 to {}: 4.0 is the usual one", sharpest));
    return usual;
}

}  // namespace

bool has_own_values(const Sentence& sentence) {
    return std::any_of(sentence.words.begin(), sentence.words.end(),
                       [](const Word& word) { return word.value.has_value(); });
}

bool score_exists(const std::vector<double>& question, const std::vector<double>& label) {
    double sum = 0.0;
    for (std::size_t i = 0; i < question.size() && i < label.size(); ++i)
        sum += std::abs(question[i] * label[i]);
    return sum <= largest_number;
}

Sentence read_sentence(const Node& node, std::size_t number, Faults& faults) {
    const std::string owner = fmt::format("sentence {}", number);
    Sentence sentence = {.place = node.place};
    if (!expect(node, Kind::table, owner, faults)) return sentence;
    refuse_unknown(node, {"id", "axes", "words", "sharpness"}, owner, faults);
    sentence.id = read_id(node, owner, faults);
    sentence.axes = read_axes(node, owner, faults);
    sentence.words = read_words(node, sentence.axes.size(), owner, faults);
    sentence.sharpness = read_sharpness(node, faults);
    return sentence;
}

}  // namespace lesson
