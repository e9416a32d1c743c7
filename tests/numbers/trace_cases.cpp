// Reads cases from standard input and tells what the core makes of each, for another program to
// check. Exact: numbers are hexadecimal floats both ways.
//
// A case: n d v asking sharpness causal, then queries, keys and values, all separated by blanks.
// An answer: one line each of scores, sharpened, exponentials, total, log_total, weights, summary,
// visible, and all weights row after row; or one line "refused: " and why.
#include <attention/attention.hpp>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <string>

using attention::Index;
using attention::Matrix;

namespace {

struct Case {
    attention::Inputs inputs;
    Index asking = 0;
    attention::Rule rule;
};

// std::istream reads no hexadecimal floats.
double read_number(std::istream& in) {
    std::string text;
    in >> text;
    return std::strtod(text.c_str(), nullptr);
}

Matrix read_matrix(std::istream& in, Index rows, Index columns) {
    return Matrix::NullaryExpr(rows, columns, [&in] { return read_number(in); });
}

bool read_case(std::istream& in, Case& read) {
    Index words = 0, numbers = 0, value_numbers = 0;
    if (!(in >> words >> numbers >> value_numbers >> read.asking)) return false;
    read.rule.sharpness = read_number(in);
    in >> read.rule.causal;
    read.inputs.queries = read_matrix(in, words, numbers);
    read.inputs.keys = read_matrix(in, words, numbers);
    read.inputs.values = read_matrix(in, words, value_numbers);
    return bool(in);
}

template <class Numbers>
void tell(const Numbers& numbers) {
    for (Index row = 0; row < numbers.rows(); ++row)
        for (Index column = 0; column < numbers.cols(); ++column)
            std::printf("%a ", numbers(row, column));
    std::printf("\n");
}

void answer(const Case& asked) {
    attention::Trace trace;
    Matrix weights;
    auto outcome = trace_one(asked.inputs, asked.asking, asked.rule, trace);
    if (outcome) outcome = all_weights(asked.inputs, asked.rule, weights);
    if (!outcome) {
        std::printf("refused: %s\n", outcome.error().message.c_str());
        return;
    }
    for (const auto* column : {&trace.scores, &trace.sharpened, &trace.exponentials}) tell(*column);
    std::printf("%a\n%a\n", trace.total, trace.log_total);
    for (const auto* column : {&trace.weights, &trace.summary}) tell(*column);
    std::printf("%a\n", static_cast<double>(trace.visible));
    tell(weights);
}

}  // namespace

int main() {
    for (Case asked; read_case(std::cin, asked);) answer(asked);
}
