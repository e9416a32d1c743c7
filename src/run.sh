#!/bin/sh
# Sets up what is missing, builds, and opens the lesson. Arguments go to the program.
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
sh "$root/src/build.sh" release attention-in-pictures || exit
exec "$root/build/release/src/attention-in-pictures" "$@"
