#!/bin/sh
# Installs what is missing of packages.txt and fetches Dear ImGui's source into cache/.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
wanted=$(sed '/^#/d;s/^[a-z]*://' "$here/packages.txt")
missing=$(for p in $wanted; do dpkg-query -W -f='${Status}' "$p" 2>/dev/null | grep -q 'ok installed' || echo "$p"; done)
if [ -n "$missing" ]; then apt-get update -q >&2 && apt-get install -qy --no-install-recommends $missing >&2; fi
if [ ! -d "$here/cache/imgui-1.90.1" ]; then
  mkdir -p "$here/cache"
  mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | head -n 1)
  /usr/lib/apt/apt-helper download-file "${mirror%/}/pool/main/i/imgui/imgui_1.90.1+ds.orig.tar.xz" "$here/cache/imgui.tar.xz" SHA256:ecce377df0f90b292f15dcbd83d438bddc162b2388c881132bde18c787572a1c >&2
  tar -C "$here/cache" -xf "$here/cache/imgui.tar.xz"
fi
