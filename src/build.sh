#!/bin/sh
# Sets up what is missing, then builds: what src/run.sh and tests/run.sh share.
#   sh src/build.sh PRESET TARGET [tests]     tests: have what the tests need, too
# Talks on stderr. Exit code 3: this machine lacks something; 1: the build failed.
set -eu
exec >&2
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
preset=$1 target=$2 tests=${3-}
dir=$root/build/$preset

lacks() {
  printf '%s\n' "$*"
  exit 3
}

# Two set-ups or builds at once would tread on each other's files.
lock() {
  mkdir -p "$dir" 2>/dev/null && touch "$root/build/lock" 2>/dev/null ||
    lacks "$root/build cannot be written: make it yours (sudo chown -R $(id -un) '$root'), then run this again"
  exec 9>"$root/build/lock"
  command -v flock >/dev/null || return 0
  flock -n 9 && return
  echo "Waiting for another set-up or build in $root"
  flock 9
}

imgui_folder() {
  if [ -z "${IMGUI_SOURCE_DIR-}" ]; then
    echo "$root/third_party/cache/imgui-1.90.1"
  else
    CDPATH='' cd -- "$IMGUI_SOURCE_DIR" 2>/dev/null && pwd -P
  fi
}

cached() { sed -n "s/^$1:[A-Z]*=//p" "$dir/CMakeCache.txt" 2>/dev/null || true; }

# What third_party/CMakeLists.txt says of things that are not there.
missing_libraries() { sed -n 's/^ *\(Missing[,:].*\)/\1/p' "$dir/configure.log"; }

# Only when the cache does not fit: otherwise Ninja notices by itself what changed.
configure() {
  [ "$(cached CMAKE_HOME_DIRECTORY)" = "$root" ] || rm -rf "$dir"
  testing=${tests:+ON}
  testing=${testing:-$(cached BUILD_TESTING)}
  testing=${testing:-OFF}
  if [ -f "$dir/build.ninja" ] && [ "$(cached BUILD_TESTING)" = "$testing" ] &&
    [ "$(cached IMGUI_SOURCE_DIR)" = "$imgui" ]; then return; fi
  first=yes
  echo "Building ($preset); the first time takes some minutes."
  mkdir -p "$dir"
  (cd "$root" && cmake --preset "$preset" "-DIMGUI_SOURCE_DIR=$imgui" "-DBUILD_TESTING=$testing") \
    </dev/null >"$dir/configure.log" 2>&1 && return
  missing=$(missing_libraries)
  [ -z "$missing" ] || lacks "$missing"
  cat "$dir/configure.log"
  exit 1
}

# A compiler may want a gigabyte for one file.
jobs() {
  cores=$(nproc 2>/dev/null || getconf _NPROCESSORS_ONLN)
  room=$(awk '/^MemAvailable:/ { print int($2 / 1048576) }' /proc/meminfo 2>/dev/null || true)
  room=${room:-$cores}
  if [ "$room" -lt 1 ]; then echo 1; elif [ "$room" -lt "$cores" ]; then echo "$room"; else echo "$cores"; fi
}

# Whoever watches a first build sees it advance; else only a failure is worth words.
build() {
  if [ -t 2 ] && [ -n "$first" ]; then
    cmake --build "$dir" --target "$target" </dev/null
  else
    cmake --build "$dir" --target "$target" -- --quiet </dev/null >"$dir/build.log" 2>&1 ||
      { cat "$dir/build.log" && false; }
  fi
}

lock
first=
imgui=$(imgui_folder) || lacks "IMGUI_SOURCE_DIR names no folder: $IMGUI_SOURCE_DIR"
sh "$root/third_party/setup.sh" $tests
configure
export CMAKE_BUILD_PARALLEL_LEVEL="${CMAKE_BUILD_PARALLEL_LEVEL:-$(jobs)}"
build || exit 1
