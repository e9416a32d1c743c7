#!/bin/sh
# Installs what is missing of packages.txt and fetches Dear ImGui's source into cache/.
#   sh third_party/setup.sh [tests]     tests: also what only the tests need
# Talks on stderr. Exit code 3: this machine lacks something; one line says what to do.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
cache=$here/cache
log=$cache/setup.log
imgui=imgui-1.90.1
imgui_archive=pool/main/i/imgui/imgui_1.90.1+ds.orig.tar.xz
imgui_sha256=ecce377df0f90b292f15dcbd83d438bddc162b2388c881132bde18c787572a1c

say() { printf '%s\n' "$*" >&2; }
lacks() {
  say "$*"
  exit 3
}

# Never a password prompt where nobody can answer it.
as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  elif [ -t 0 ]; then
    sudo -p 'Password of %p, to install packages with apt-get: ' "$@"
  else
    sudo -n "$@"
  fi
}

wanted_packages() {
  if [ "${1-}" = tests ]; then skipped='^#'; else skipped='^#\|^tests:'; fi
  sed "/$skipped/d; s/^[a-z]*://" "$here/packages.txt" | tr -s ' ' '\n' | sed '/^$/d'
}

missing_packages() {
  wanted=$(wanted_packages "$@")
  installed=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' $wanted 2>/dev/null |
    sed -n 's/^installed //p')
  printf '%s\n' "$wanted" | grep -vxF -e "$installed" | tr '\n' ' '
}

# The lock of whoever called us (9) is not for the services that a package may start.
apt_get() {
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get -qq -o DPkg::Lock::Timeout=600 "$@" </dev/null >>"$log" 2>&1 9>&-
}

install_packages() {
  apt_get install --yes --no-install-recommends --no-remove --fix-broken "$@"
}

# The lists may be old or missing; an earlier run may have been killed while dpkg was unpacking.
mend_apt() {
  as_root dpkg --configure -a </dev/null >>"$log" 2>&1 9>&- || true
  : >"$log"
  apt_get update || true
  torn=$(dpkg-query -W -f '${db:Status-Eflag} ${Package}\n' 2>/dev/null | sed -n 's/^reinstreq //p')
  if [ -n "$torn" ]; then install_packages --reinstall $torn || true; fi
}

why_apt_failed() { grep -m 1 '^E: \|Failed to fetch' "$log" | cut -c 1-200; }

install_missing() {
  missing=$(missing_packages "$@")
  if [ -z "$missing" ]; then return; fi
  as_root true 2>/dev/null ||
    lacks "Packages are missing and may not be installed by you; someone who may can run: sudo apt-get install --no-install-recommends $missing"
  say "Installing with apt-get, once: $missing"
  install_packages $missing || { mend_apt && install_packages $missing; } ||
    lacks "The packages could not be installed ($(why_apt_failed)): see to that, or to the network, and run this again; all of apt-get's words are in $log"
}

check_tools() {
  missing=
  for tool in c++ cmake ninja pkg-config glad; do
    command -v $tool >/dev/null || missing="$missing $tool"
  done
  if [ -n "$missing" ]; then
    lacks "This system has no apt-get, and these tools are missing:$missing. Install them, and the libraries in $here/packages.txt, with its own package manager."
  fi
}

mirrors() {
  apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | sort -u |
    while read -r uri; do
      case $uri in
        mirror+file:*) sed -n 's/^\([a-z]*:[^[:space:]]*\).*/\1/p' "${uri#mirror+file:}" ;;
        *) printf '%s\n' "$uri" ;;
      esac
    done
}

download_imgui() {
  : >"$log"
  mirrors | while read -r mirror; do
    PATH=$PATH:/usr/lib/apt apt-helper download-file "${mirror%/}/$imgui_archive" "$1" \
      "SHA256:$imgui_sha256" </dev/null >>"$log" 2>&1 && break
  done
  [ -f "$1" ]
}

# Unpacked beside its place and then renamed, so that it is there whole or not at all.
fetch_imgui() {
  part=$cache/part
  rm -rf "$part"
  mkdir "$part"
  download_imgui "$part/imgui.tar.xz" ||
    lacks "Dear ImGui 1.90.1 could not be fetched from this machine's apt mirrors: see to the network and run this again, or name a checkout of that version: IMGUI_SOURCE_DIR=/path/to/imgui (details: $log)"
  tar -C "$part" -xf "$part/imgui.tar.xz"
  mv "$part/$imgui" "$cache/$imgui"
  rm -rf "$part"
}

mkdir -p "$cache"
if command -v apt-get >/dev/null && command -v dpkg-query >/dev/null; then
  install_missing "$@"
else
  check_tools
fi
if [ -n "${IMGUI_SOURCE_DIR-}" ] || [ -d "$cache/$imgui" ]; then exit; fi
command -v apt-get >/dev/null ||
  lacks "Dear ImGui 1.90.1 is missing: get its source and name its folder: IMGUI_SOURCE_DIR=/path/to/imgui"
fetch_imgui
