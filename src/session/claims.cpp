#include "session/claims.hpp"

#include <algorithm>

#include "session/acts.hpp"

namespace session {
namespace {

bool is_digit(char byte) {
    return byte >= '0' && byte <= '9';
}

bool is_letter_byte(char byte) {
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || byte == '_';
}

std::size_t count_digits(std::string_view text) {
    return std::min(text.find_first_not_of("0123456789"), text.size());
}

// ×10⁴³⁴ and ×10⁻⁵
std::size_t power_length(std::string_view text) {
    constexpr std::string_view times_ten = "×10";
    constexpr std::string_view raised[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹", "⁻"};
    if (!text.starts_with(times_ten)) return 0;
    std::size_t length = times_ten.size();
    while (true) {
        const auto sign = std::find_if(std::begin(raised), std::end(raised), [&](auto one) {
            return text.substr(length).starts_with(one);
        });
        if (sign == std::end(raised)) return length == times_ten.size() ? 0 : length;
        length += sign->size();
    }
}

std::size_t sign_length(std::string_view text) {
    for (const std::string_view sign : {"-", "−"})
        if (text.starts_with(sign)) return sign.size();
    return 0;
}

// Of a number at the start of the text: sign, digits, decimals, power, percent. 0 where none is.
std::size_t number_length(std::string_view text) {
    std::size_t length = sign_length(text);
    const std::size_t digits = count_digits(text.substr(length));
    if (digits == 0) return 0;
    length += digits;
    const std::string_view rest = text.substr(length);
    if (rest.size() > 1 && rest[0] == '.' && is_digit(rest[1]))
        length += 1 + count_digits(rest.substr(1));
    length += power_length(text.substr(length));
    if (text.substr(length).starts_with('%')) ++length;
    return length;
}

// Of numbers in brackets at the start of the text, which are put into `parts`.
std::size_t bracket_length(std::string_view text, std::vector<std::string>& parts) {
    std::size_t length = 1;
    while (true) {
        const std::size_t number = number_length(text.substr(length));
        if (number == 0) return 0;
        parts.emplace_back(text.substr(length, number));
        length += number;
        if (text.substr(length).starts_with(')')) return length + 1;
        if (!text.substr(length).starts_with(',')) return 0;
        length = std::min(text.find_first_not_of(' ', length + 1), text.size());
    }
}

// The figure at this byte of the text, empty where none begins there.
Figure figure_at(std::string_view text, std::size_t at) {
    Figure figure;
    if (text[at] == '(') {
        const std::size_t length = bracket_length(text.substr(at), figure.parts);
        if (figure.parts.size() > 1) figure.text = text.substr(at, length);
        if (length > 0 && figure.parts.size() > 1) return figure;
        return {};
    }
    const bool may_begin = at == 0 || !(is_letter_byte(text[at - 1]) || is_digit(text[at - 1]));
    const bool is_bound = text[at] == '<' || text[at] == '>';
    if (!may_begin) return {};
    const std::size_t number = number_length(text.substr(at + (is_bound ? 1 : 0)));
    if (number > 0) figure.text = text.substr(at, number + (is_bound ? 1 : 0));
    return figure;
}

}  // namespace

std::vector<Figure> figures_in(const lesson::Paragraph& paragraph) {
    std::vector<Figure> figures;
    if (paragraph.kind == lesson::Paragraph::Kind::code) return figures;
    std::string text;
    std::vector<const std::string*> acts;  // of each byte
    for (const lesson::Span& span : paragraph.spans) {
        text += span.code ? " " : span.text;
        acts.resize(text.size(), &span.acts);
    }
    for (std::size_t at = 0; at < text.size();) {
        Figure figure = figure_at(text, at);
        const std::size_t length = figure.text.size();
        if (length > 0) {
            figure.acts = *acts[at];
            figures.push_back(std::move(figure));
        }
        at += std::max<std::size_t>(length, 1);
    }
    return figures;
}

bool stands_in(const lesson::Text& text, const std::string& figure) {
    if (figure_at(figure, 0).text != figure)
        return lesson::plain(text).find(figure) != std::string::npos;
    return std::any_of(text.begin(), text.end(), [&](const lesson::Paragraph& paragraph) {
        const std::vector<Figure> figures = figures_in(paragraph);
        return std::any_of(figures.begin(), figures.end(), [&](const Figure& stated) {
            return stated.text == figure ||
                   std::ranges::find(stated.parts, figure) != stated.parts.end();
        });
    });
}

bool is_claimed(const Figure& figure, const std::vector<lesson::Claim>& claims) {
    const auto has_claim = [&](const std::string& text) {
        return std::any_of(claims.begin(), claims.end(),
                           [&](const lesson::Claim& claim) { return claim.figure == text; });
    };
    if (has_claim(figure.text)) return true;
    return !figure.parts.empty() &&
           std::all_of(figure.parts.begin(), figure.parts.end(), has_claim);
}

bool bears_out(std::string_view quantity, std::string_view shown, std::string_view figure) {
    if (shown == figure) return true;
    const bool adds_up_points = quantity == "budget" || quantity == "rounded-total";
    if (adds_up_points && figure.ends_with('%') && figure.substr(0, figure.size() - 1) == shown)
        return true;
    const auto one = parse_number(shown), other = parse_number(figure);
    return one && other && *one == *other;
}

}  // namespace session
