#include "lesson/lesson.hpp"

namespace lesson {
namespace {

void add(std::string& all, const Text& text) {
    for (const Paragraph& paragraph : text)
        for (const Span& span : paragraph.spans) all += span.text;
}

void add(std::string& all, const Sentence& sentence) {
    for (const std::string& axis : sentence.axes) all += axis;
    for (const Word& word : sentence.words) all += word.text + word.asks;
}

void add(std::string& all, const Section& section) {
    all += section.title + section.name;
    for (const Part& part : section.parts) add(all, part.text);
}

void add(std::string& all, const Question& question) {
    add(all, question.text);
    for (const Option& option : question.options) {
        add(all, option.text);
        add(all, option.explanation);
    }
}

void add(std::string& all, const Term& term) {
    all += term.word + term.field;
    add(all, term.text);
}

}  // namespace

std::string all_characters(const Lesson& lesson) {
    std::string all = lesson.title;
    for (const Sentence& sentence : lesson.sentences) add(all, sentence);
    for (const Section& section : lesson.sections) add(all, section);
    for (const Question& question : lesson.questions) add(all, question);
    for (const Term& term : lesson.glossary) add(all, term);
    return all;
}

}  // namespace lesson
