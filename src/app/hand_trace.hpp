#pragma once

#include <string>

#include "session/session.hpp"

/// The hand trace of the asking word, as `trace` prints it. The session must be without trouble.
namespace app {

/// An aligned table for people, with the figures the window shows.
std::string trace_text(const session::Session& session);

/// One row a word with every digit: RFC 4180, UTF-8. A cell that would start a spreadsheet
/// formula gets an apostrophe in front; numbers stay as they are. An empty cell is what JSON
/// gives as null.
std::string trace_csv(const session::Session& session);

/// Every digit; null where there is no number: exponentials of hidden words, and exponentials
/// and totals beyond what a double holds.
std::string trace_json(const session::Session& session);

}  // namespace app
