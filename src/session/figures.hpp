#pragma once

#include <attention/attention.hpp>
#include <string>
#include <vector>

/// How numbers are written for a person. Points as decimal signs in every locale; never "-0.0",
/// and — where there is no number. Rounded as on paper: halves away from 0, and what is a half but
/// for the last bits of a double (0.145 is a bit less) is a half, so 0.125 becomes 13% and 0.13.
namespace session {

/// From here on a number is written as a power of ten.
inline constexpr double first_large = 100000.0;

/// `share_text(0.564, 4)` is "56%", where the light is shared by four words. A share that would
/// round to 0 is "<1%", one that would round to 100 without being all is ">99%", also where a
/// double can no longer tell it from all; where a word is hidden, `sharing` is 0: "hidden".
std::string share_text(double share, attention::Index sharing);

/// A share as points of light: "56.5"; likewise "<0.1", ">99.9" and, hidden, "0.0".
std::string points_text(double share, attention::Index sharing);

/// What the shares add to when each is rounded to a whole percent by itself ("<1%" counts 0,
/// ">99%" counts 100).
int rounded_total(const attention::Vector& shares);

/// A number of a label, question or score: one to three decimals, "0.0", "0.14", "-1.5";
/// very large or small ones (from 100000, below 0.001) as "1.2×10⁷".
std::string number_text(double number);

/// With every digit, to be changed by hand: `parse_number` reads back the same number.
std::string exact_text(double number);

/// e to a power, a sharpened score or the total's logarithm: "36.6"; below 1 two digits, "0.018";
/// from 100000 and below 0.001 "2.0×10⁴³⁴", also where a double cannot hold it; where even that
/// says nothing, "e^(1.0×10⁹)".
std::string exponential_text(double power);

/// A number of a blend: "0.82", two decimals; from 100000 as "1.2×10⁷".
std::string blended_text(double number);

/// "(0.82, 0.15)": a blend.
std::string summary_text(const attention::Vector& summary);

/// "(0.2, 0.0)": a label or question.
std::string numbers_text(const std::vector<double>& numbers);

}  // namespace session
