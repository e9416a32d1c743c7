#include "app/system_fonts.hpp"

#include <fontconfig/fontconfig.h>

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

#include "app/files.hpp"
#include "app/glyphs.hpp"

namespace app {

namespace {

constexpr std::size_t largest_font = 128 << 20;  // bytes; the fonts of all Chinese have 20 MiB

template <auto destroy>
struct Destroyer {
    template <class T>
    void operator()(T* object) const {
        destroy(object);
    }
};
using Config = std::unique_ptr<FcConfig, Destroyer<FcConfigDestroy>>;
using Pattern = std::unique_ptr<FcPattern, Destroyer<FcPatternDestroy>>;
using FontSet = std::unique_ptr<FcFontSet, Destroyer<FcFontSetDestroy>>;

struct Candidate {
    std::string path;
    std::u32string covers;  // by fontconfig's word, which may be out of date
};

/// All fonts of the machine, those nearest to an upright sans of normal weight first.
FontSet sorted_fonts(FcConfig* config) {
    const Pattern wanted(FcPatternCreate());
    FcPatternAddString(wanted.get(), FC_FAMILY, reinterpret_cast<const FcChar8*>("sans-serif"));
    FcConfigSubstitute(config, wanted.get(), FcMatchPattern);
    FcDefaultSubstitute(wanted.get());
    FcResult result = FcResultNoMatch;
    return FontSet(FcFontSort(config, wanted.get(), FcFalse, nullptr, &result));
}

Candidate candidate(FcPattern* font, std::u32string_view characters) {
    FcChar8* path = nullptr;
    FcCharSet* charset = nullptr;
    int index = 0;
    FcPatternGetInteger(font, FC_INDEX, 0, &index);
    // Dear ImGui is given files, so only the first font of a collection can be had.
    const bool first = (index & 0xffff) == 0;
    if (!first || FcPatternGetString(font, FC_FILE, 0, &path) != FcResultMatch ||
        FcPatternGetCharSet(font, FC_CHARSET, 0, &charset) != FcResultMatch)
        return {};
    Candidate result{.path = reinterpret_cast<const char*>(path)};
    std::copy_if(characters.begin(), characters.end(), std::back_inserter(result.covers),
                 [charset](char32_t c) { return FcCharSetHasChar(charset, c) == FcTrue; });
    return result;
}

std::vector<Candidate> candidates(std::u32string_view characters) {
    std::vector<Candidate> all;
    const Config config(FcInitLoadConfigAndFonts());
    const FontSet fonts = config ? sorted_fonts(config.get()) : nullptr;
    for (int i = 0; fonts && i < fonts->nfont; ++i) {
        Candidate next = candidate(fonts->fonts[i], characters);
        if (!next.covers.empty()) all.push_back(std::move(next));
    }
    return all;
}

void take_away(std::u32string& characters, std::u32string_view gone) {
    std::erase_if(characters, [gone](char32_t c) { return gone.find(c) != gone.npos; });
}

/// The candidate that covers most, the earliest of equals.
Candidate take_best(std::vector<Candidate>& all) {
    const auto best = std::max_element(
        all.begin(), all.end(),
        [](const Candidate& a, const Candidate& b) { return a.covers.size() < b.covers.size(); });
    Candidate taken = std::move(*best);
    all.erase(best);
    return taken;
}

}  // namespace

SystemFonts find_fonts(std::u32string_view characters) {
    SystemFonts found{.missing = std::u32string(characters)};
    if (characters.empty()) return found;
    std::vector<Candidate> all = candidates(characters);
    while (!all.empty() && !found.missing.empty()) {
        const Candidate best = take_best(all);
        auto file = read_file(best.path, largest_font);
        const std::u32string drawn = file ? drawn_by(*file, best.covers) : std::u32string();
        if (drawn.empty()) continue;
        found.files.push_back(*std::move(file));
        take_away(found.missing, drawn);
        for (Candidate& other : all) take_away(other.covers, drawn);
        std::erase_if(all, [](const Candidate& other) { return other.covers.empty(); });
    }
    return found;
}

}  // namespace app
