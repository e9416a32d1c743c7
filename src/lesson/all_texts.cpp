#include "lesson/lesson.hpp"

namespace lesson {
namespace {

using Texts = std::vector<PlacedText>;

void add(Texts& all, const Text& text) {
    for (const Paragraph& paragraph : text) {
        std::string letters;
        for (const Span& span : paragraph.spans) letters += span.text;
        all.push_back({{paragraph.line, 1}, std::move(letters)});
    }
}

void add(Texts& all, const Sentence& sentence) {
    for (const std::string& axis : sentence.axes) all.push_back({sentence.place, axis});
    for (const Word& word : sentence.words) {
        all.push_back({word.place, word.text});
        all.push_back({word.place, word.asks});
    }
}

void add(Texts& all, const Section& section) {
    all.push_back({{section.line, 1}, section.title});
    if (section.name != section.title) all.push_back({{section.line, 1}, section.name});
    for (const Part& part : section.parts) add(all, part.text);
}

void add(Texts& all, const QuizQuestion& question) {
    add(all, question.text);
    for (const Option& option : question.options) {
        add(all, option.text);
        add(all, option.explanation);
    }
}

void add(Texts& all, const Term& term) {
    all.push_back({{term.line, 1}, term.word});
    all.push_back({{term.line, 1}, term.field});
    add(all, term.text);
}

}  // namespace

std::vector<PlacedText> all_texts(const Lesson& lesson) {
    Texts all = {{{}, lesson.title}};
    for (const Sentence& sentence : lesson.sentences) add(all, sentence);
    for (const Section& section : lesson.sections) add(all, section);
    for (const QuizQuestion& question : lesson.quiz) add(all, question);
    for (const Term& term : lesson.glossary) add(all, term);
    return all;
}

std::string all_characters(const Lesson& lesson) {
    std::string all;
    for (const PlacedText& text : all_texts(lesson)) all += text.text;
    return all;
}

}  // namespace lesson
