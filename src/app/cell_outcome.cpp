#include "app/cell_outcome.hpp"

#include <fmt/format.h>
#include <sys/wait.h>

#include <csignal>
#include <limits>
#include <nlohmann/json.hpp>

namespace app {

using nlohmann::json;
using session::CellNumbers;
using session::CellReport;
using session::CellState;
using session::Rows;

namespace {

double number_in(const json& value) {
    return value.is_number() ? value.get<double>() : std::numeric_limits<double>::quiet_NaN();
}

Rows rows_in(const json& table) {
    Rows rows;
    for (const json& row : table) {
        std::vector<double>& numbers = rows.emplace_back();
        for (const json& number : row) numbers.push_back(number_in(number));
    }
    return rows;
}

CellNumbers numbers_in(const json& told) {
    CellNumbers numbers;
    if (!told.at("shares").is_null()) numbers.shares = rows_in(told.at("shares"));
    if (!told.at("words").is_null()) numbers.words = told.at("words");
    const json& call = told.at("call");
    if (call.is_null()) return numbers;
    numbers.known_call = true;
    if (!call.at("sharpness").is_null()) numbers.sharpness = call.at("sharpness");
    if (!call.at("look_back").is_null()) numbers.look_back = call.at("look_back");
    numbers.labels = rows_in(call.at("labels"));
    numbers.questions = rows_in(call.at("questions"));
    return numbers;
}

/// The code can write into the report too, so it may hold anything: then it says nothing.
void read_report(const std::string& text, CellReport& report) try {
    const json told = json::parse(text);
    if (!told.contains("error")) {
        report.numbers = numbers_in(told.at("numbers"));
        return;
    }
    const json& error = told.at("error");
    report.error = {
        .last_line = error.at("last_line"), .trace = error.at("trace"), .line = error.at("line")};
    report.state = error.at("out_of_memory") ? CellState::out_of_memory : CellState::failed;
} catch (const json::exception&) {
    report.error = {};
}

std::string how_it_died(int signal) {
    switch (signal) {
        case SIGSEGV:
        case SIGBUS:
        case SIGABRT:
        case SIGFPE:
        case SIGILL:
            return fmt::format("Python crashed (signal {}).", signal);
        default:
            return fmt::format("Python was ended from outside (signal {}).", signal);
    }
}

void tell_end_by_itself(int status, CellReport& report) {
    if (WIFSIGNALED(status)) {
        report.state = CellState::failed;
        report.message = how_it_died(WTERMSIG(status));
    } else if (!report.error.trace.empty()) {
        return;
    } else if (WEXITSTATUS(status) != 0) {
        report.state = CellState::failed;
        report.message =
            fmt::format("The code ended Python with exit status {}.", WEXITSTATUS(status));
    } else {
        report.state = CellState::ended_well;
        if (!report.numbers) report.numbers.emplace();  // so that the bridge says so
    }
}

}  // namespace

void tell_stop(CellReport& report) {
    report.state = CellState::stopped;
    report.message = "Stopped.";
}

void tell_outcome(const KeptRun& ended, const CellLimits& limits, CellReport& report) {
    read_report(ended.report, report);
    if (report.state == CellState::out_of_memory)
        report.message = fmt::format(
            "The code needed more than the {} MiB of memory that it may use.", limits.memory >> 20);
    const auto [cause, status] = ended.ending;
    switch (cause) {
        case Ending::Cause::by_itself:
            return tell_end_by_itself(status, report);
        case Ending::Cause::stopped:
            return tell_stop(report);
        case Ending::Cause::timed_out:
            report.state = CellState::timed_out;
            report.message = fmt::format(
                "Stopped after {} seconds, the longest a cell may run: does a loop never end?",
                std::chrono::ceil<std::chrono::seconds>(limits.time).count());
            return;
        case Ending::Cause::too_many_processes:
            report.state = CellState::failed;
            report.message =
                fmt::format("Stopped: the code started more than {} processes.", limits.processes);
            return;
        case Ending::Cause::not_started:
        case Ending::Cause::keeper_lost:
            report.state = CellState::failed;
            report.message = "The run was ended from outside, or could not begin.";
            return;
    }
}

}  // namespace app
