#include "app/settings.hpp"

#include <fmt/format.h>

#include <toml++/toml.h>
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <iterator>
#include <locale>
#include <sstream>
#include <utility>

#include "app/escaped.hpp"
#include "app/files.hpp"
#include "app/folder_lock.hpp"
#include "app/theme_names.hpp"
#include "lesson/structure.hpp"
#include "lesson/text_file.hpp"

namespace app {
namespace {

constexpr std::size_t largest_settings = 1 << 20;

std::string in_environment(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? "" : value;
}

/// What the file says, where it says it right; the rest as it is on a first start.
Kept kept_in(const toml::table& file) {
    Kept kept;
    const auto theme = theme_named(file["theme"].value_or(std::string()));
    if (theme) kept.look.theme = *theme;
    const int size = file["text-size"].value_or(kept.look.text_size);
    if (std::ranges::find(ui::text_sizes, size) != std::end(ui::text_sizes))
        kept.look.text_size = size;
    kept.look.reduced_motion = file["reduced-motion"].value_or(false);
    kept.progress = file["progress"].value_or(std::string());
    kept.progress_before = file["progress-before"].value_or(std::string());
    kept.code = file["code"].value_or(std::string());
    return kept;
}

/// Empty where the file is not there. What the TOML library could choke on does not get to it.
attention::Result<toml::table> read(const std::string& path) {
    std::error_code error;
    if (!std::filesystem::exists(path, error) && !error) return toml::table();
    const auto bytes = read_file(path, largest_settings);
    if (!bytes) return bytes.error();
    if (!lesson::text_faults(*bytes).empty() || lesson::nested_too_deep(*bytes))
        return attention::Error{fmt::format("{} is no settings file", escaped(path))};
    try {
        return toml::parse(*bytes);
    } catch (const toml::parse_error& fault) {
        return attention::Error{fmt::format("{}:{}: {}", escaped(path), fault.source().begin.line,
                                            escaped(fault.description()))};
    }
}

/// What changed since `before`; all else in the file stays, also what only a newer version knows.
void put_changes(toml::table& file, const Kept& before, const Kept& now) {
    if (now.look.theme != before.look.theme)
        file.insert_or_assign("theme", std::string(name_of(now.look.theme)));
    if (now.look.text_size != before.look.text_size)
        file.insert_or_assign("text-size", now.look.text_size);
    if (now.look.reduced_motion != before.look.reduced_motion)
        file.insert_or_assign("reduced-motion", now.look.reduced_motion);
    if (now.progress != before.progress) file.insert_or_assign("progress", now.progress);
    if (now.progress_before != before.progress_before)
        file.insert_or_assign("progress-before", now.progress_before);
    if (now.code != before.code) file.insert_or_assign("code", now.code);
}

/// In strings of one line with escapes: in those without, the formatter lets three quotes end a
/// text early and loses a first line that is empty.
constexpr toml::format_flags escaped_strings =
    toml::toml_formatter::default_flags &
    ~(toml::format_flags::allow_literal_strings | toml::format_flags::allow_multi_line_strings);

std::string text_of(const toml::table& file) {
    std::ostringstream text;
    text.imbue(std::locale::classic());
    text << "# What Attention in Pictures keeps between two starts.\n"
         << toml::toml_formatter(file, escaped_strings) << '\n';
    return text.str();
}

}  // namespace

std::string settings_path() {
    const std::string config = in_environment("XDG_CONFIG_HOME"), home = in_environment("HOME");
    if (config.starts_with('/')) return config + "/attention-in-pictures/settings.toml";
    return !home.starts_with('/') ? "" : home + "/.config/attention-in-pictures/settings.toml";
}

void put_progress(Kept& kept, std::string now, const std::optional<UnfitProgress>& unfit) {
    if (unfit && kept.progress == unfit->kept) {
        if (now == unfit->shown) return;
        kept.progress_before = unfit->kept;
    }
    kept.progress = std::move(now);
}

Settings::Settings(std::string path) : path_(std::move(path)) {
    if (path_.empty()) {
        complaint_ = "settings and progress are not kept: HOME names no folder by its whole path";
        return;
    }
    const auto file = read(path_);
    if (file) {
        kept_ = kept_in(*file);
        return;
    }
    complaint_ = fmt::format(
        "settings and progress are not kept, and the file stays as it is ({}): mend or remove it",
        file.error().message);
    path_.clear();
}

attention::Outcome Settings::keep(const Kept& now) {
    if (path_.empty() || now == kept_) return std::monostate{};
    const std::filesystem::path folder = std::filesystem::path(path_).parent_path();
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    const FolderLock lock(folder);
    auto file = read(path_);
    if (!file) return file.error();
    put_changes(*file, kept_, now);
    const std::string text = text_of(*file);
    if (text.size() > largest_settings)
        return attention::Error{fmt::format("{} would be larger than {} MiB: shorten the code",
                                            escaped(path_), largest_settings >> 20)};
    const auto written = write_file(path_, text);
    if (written) kept_ = now;
    return written;
}

}  // namespace app
