#include "app/settings.hpp"

#include <fmt/format.h>

#include <toml++/toml.h>
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <iterator>

#include "app/files.hpp"
#include "app/theme_names.hpp"

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
    return kept;
}

attention::Result<Kept> read(const std::string& path) {
    std::error_code error;
    if (!std::filesystem::exists(path, error) && !error) return Kept{};
    const auto bytes = read_file(path, largest_settings);
    if (!bytes) return bytes.error();
    try {
        return kept_in(toml::parse(*bytes));
    } catch (const toml::parse_error& fault) {
        return attention::Error{
            fmt::format("{}:{}: {}", path, fault.source().begin.line, fault.description())};
    }
}

std::string text_of(const Kept& kept) {
    return fmt::format(
        "# What Attention in Pictures keeps between two starts.\n"
        "theme = \"{}\"\ntext-size = {}\nreduced-motion = {}\nprogress = '{}'\n",
        name_of(kept.look.theme), kept.look.text_size, kept.look.reduced_motion, kept.progress);
}

/// Each setting as it is now where it changed since `before`, else as the file has it.
Kept merged(const Kept& file, const Kept& before, const Kept& now) {
    Kept kept = file;
    if (now.look.theme != before.look.theme) kept.look.theme = now.look.theme;
    if (now.look.text_size != before.look.text_size) kept.look.text_size = now.look.text_size;
    if (now.look.reduced_motion != before.look.reduced_motion)
        kept.look.reduced_motion = now.look.reduced_motion;
    if (now.progress != before.progress) kept.progress = now.progress;
    return kept;
}

}  // namespace

std::string settings_path() {
    const std::string config = in_environment("XDG_CONFIG_HOME"), home = in_environment("HOME");
    if (config.starts_with('/')) return config + "/attention-in-pictures/settings.toml";
    return home.empty() ? "" : home + "/.config/attention-in-pictures/settings.toml";
}

Settings::Settings(std::string path) : path_(std::move(path)) {
    if (path_.empty()) {
        complaint_ = "settings and progress are not kept: HOME is not set";
        return;
    }
    if (const auto file = read(path_)) {
        kept_ = *file;
        return;
    }
    complaint_ = fmt::format(
        "settings and progress are not kept, and the file stays as it is ({}): mend or remove it",
        read(path_).error().message);
    path_.clear();
}

attention::Outcome Settings::keep(const Kept& now) {
    if (path_.empty() || now == kept_) return std::monostate{};
    const auto file = read(path_);
    if (!file) return file.error();
    std::error_code error;
    std::filesystem::create_directories(std::filesystem::path(path_).parent_path(), error);
    const auto written = write_file(path_, text_of(merged(*file, kept_, now)));
    if (written) kept_ = now;
    return written;
}

}  // namespace app
