#!/bin/sh
# Sets up what is missing, builds, and runs all tests: in release, then under ASan and UBSan.
#   sh tests/run.sh [quick]     quick: leave the sanitizers out
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
case $* in
  '') presets='release sanitize' ;;
  quick) presets=release ;;
  *)
    echo "tests/run.sh: unknown argument '$*'; it is: sh tests/run.sh [quick]" >&2
    exit 2
    ;;
esac
cd "$root" || exit
export CTEST_PARALLEL_LEVEL="${CTEST_PARALLEL_LEVEL:-$(nproc)}"
for preset in $presets; do
  sh src/build.sh "$preset" all tests || exit
  ctest --preset "$preset" </dev/null || exit
done
