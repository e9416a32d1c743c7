#include "app/python_search.hpp"

#include <fmt/format.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <utility>

#include "app/assets.hpp"
#include "app/kept_process.hpp"

namespace app {

using attention::Error;
using attention::Result;
using session::PythonVersions;

namespace {

namespace fs = std::filesystem;

constexpr std::string_view remedy =
    "Install both (on Debian or Ubuntu: sudo apt install python3-numpy) and run again; all else "
    "works without.";

constexpr std::string_view one_thread[] = {"OPENBLAS_NUM_THREADS=1", "OMP_NUM_THREADS=1",
                                           "MKL_NUM_THREADS=1", "NUMEXPR_NUM_THREADS=1"};

/// The user's, for a python3 on PATH may be a script that needs it to find the real one; without
/// what would lead Python itself astray.
std::vector<std::string> environment_for_search() {
    std::vector<std::string> kept(std::begin(one_thread), std::end(one_thread));
    for (char** entry = ::environ; *entry != nullptr; ++entry)
        if (!std::string_view(*entry).starts_with("PYTHON")) kept.emplace_back(*entry);
    return kept;
}

std::string text_in(const nlohmann::json& report, const char* key) {
    const auto text = report.is_object() ? report.find(key) : report.end();
    return text != report.end() && text->is_string() ? text->get<std::string>() : "";
}

PythonVersions read_versions(const std::string& report) {
    const auto json = nlohmann::json::parse(report, nullptr, false);
    return {.path = text_in(json, "path"),
            .python = text_in(json, "python"),
            .numpy = text_in(json, "numpy")};
}

/// Why this one is of no use.
std::string lack_of(const std::string& python, const PythonVersions& versions,
                    const Ending& ending) {
    if (!versions.python.empty())
        return fmt::format("Python {} ({}) has no numpy. {}", versions.python, python, remedy);
    if (ending.cause == Ending::Cause::by_itself && WIFSIGNALED(ending.status))
        return fmt::format("Python ({}) crashed while loading numpy (signal {}). {}", python,
                           WTERMSIG(ending.status), remedy);
    if (ending.cause == Ending::Cause::timed_out)
        return fmt::format(
            "Python ({}) did not answer in time: run again when this machine is less "
            "busy.",
            python);
    return fmt::format("{} does not run as Python 3. {}", python, remedy);
}

}  // namespace

std::vector<std::string> places_of_python() {
    std::vector<std::string> found;
    std::string rest = "/usr/bin:";
    if (const char* path = std::getenv("PATH")) rest += path;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(':'), rest.size());
        const fs::path python = fs::path(rest.substr(0, end)) / "python3";
        rest.erase(0, end + 1);
        if (!python.is_absolute() || ::access(python.c_str(), X_OK) != 0) continue;
        std::error_code ignored;
        if (std::none_of(found.begin(), found.end(),
                         [&](const auto& one) { return fs::equivalent(one, python, ignored); }))
            found.push_back(python);
    }
    return found;
}

std::vector<std::string> cell_environment() {
    std::vector<std::string> environment(std::begin(one_thread), std::end(one_thread));
    environment.insert(environment.end(), {"PATH=/usr/local/bin:/usr/bin:/bin", "LC_ALL=C.UTF-8",
                                           "LANG=C.UTF-8", "TERM=dumb"});
    return environment;
}

Result<PythonVersions> find_python(const std::vector<std::string>& places, const CellLimits& limits,
                                   int leash) {
    std::string lack = fmt::format("This machine has no Python 3 and numpy. {}", remedy);
    bool first = true;
    for (const std::string& python : places) {
        const auto ended = run_kept({.python = python,
                                     .script = find_numpy_script(),
                                     .environment = environment_for_search()},
                                    limits, leash, [](std::string_view) {});
        if (!ended) return ended.error();
        if (ended->ending.cause == Ending::Cause::stopped) return Error{};
        const PythonVersions versions = read_versions(ended->report);
        if (!versions.numpy.empty() && !versions.path.empty()) return versions;
        if (std::exchange(first, false)) lack = lack_of(python, versions, ended->ending);
    }
    return Error{lack};
}

}  // namespace app
