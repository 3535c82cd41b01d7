# Sourced by ./play and ./check: makes .venv hold this checkout with the extras named in $1, and does nothing if it already does.
# Uses uv where it is there, plain venv and pip otherwise. Needs nothing but python3 (3.11 or newer).

setup_venv() {
  extras=$1
  stamp=".venv/installed-$(printf '%s' "$extras" | tr ',' '-')"
  wanted="$PWD $(cat pyproject.toml constraints.txt | cksum)"
  if [ -x .venv/bin/python ] && [ "$(cat "$stamp" 2>/dev/null)" = "$wanted" ]; then
    return 0
  fi
  if ! python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    echo "linewright: needs python3, version 3.11 or newer; found: $(python3 --version 2>&1 || echo none)" >&2
    exit 2
  fi
  echo "Setting up .venv with the extras $extras (once; a minute or so) ..." >&2
  if command -v uv >/dev/null 2>&1; then
    [ -x .venv/bin/python ] || uv venv --quiet --python python3 .venv
    uv pip install --quiet --python .venv/bin/python -c constraints.txt -e ".[$extras]" || install_failed
  else
    [ -x .venv/bin/pip ] || make_plain_venv
    .venv/bin/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e ".[$extras]" || install_failed
  fi
  printf '%s' "$wanted" > "$stamp"
}

make_plain_venv() {
  rm -rf .venv
  if python3 -m venv .venv >/dev/null 2>&1; then
    return 0
  fi
  rm -rf .venv # Debian keeps what venv needs in a package of its own
  install_package python3-venv && python3 -m venv .venv && return 0
  echo "linewright: python3 cannot make a virtual environment; install python3-venv (Debian: apt install python3-venv) or uv" >&2
  exit 2
}

# Installs a package of Debian where we may; fails otherwise.
install_package() {
  command -v apt-get >/dev/null 2>&1 && { [ "$(id -u)" = 0 ] || sudo -n true 2>/dev/null; } || return 1
  echo "Installing Debian's $1 ..." >&2
  as_root=""
  [ "$(id -u)" = 0 ] || as_root="sudo -n"
  $as_root apt-get update -qq >/dev/null && $as_root apt-get install -y -qq --no-install-recommends "$1" >/dev/null
}

# The browser the page is tested in: any Chromium of the system; best the one without a window, which takes half the time.
setup_chromium() {
  command -v chromium-headless-shell >/dev/null 2>&1 && return 0
  install_package chromium-headless-shell && return 0
  for name in chromium chromium-browser google-chrome; do
    command -v "$name" >/dev/null 2>&1 && return 0
  done
  install_package chromium && return 0
  echo "linewright: the page is tested in Chromium, and there is none (Debian: apt install chromium)" >&2
  exit 2
}

# The tools for the page's JavaScript: TypeScript checks its types, Biome its format and style. Nothing of them is served.
setup_page_tools() {
  tools="typescript@5.9.3 @biomejs/biome@2.6.6"
  [ "$(cat .venv/js/installed 2>/dev/null)" = "$tools" ] && return 0
  command -v npm >/dev/null 2>&1 || install_package npm || return 1
  echo "Installing $tools ..." >&2
  # shellcheck disable=SC2086  # two words
  npm install --silent --no-audit --no-fund --prefix .venv/js $tools >/dev/null 2>&1 || return 1
  printf '%s' "$tools" > .venv/js/installed
}

install_failed() {
  echo "linewright: the packages could not be installed; the lines above say why. Run the same command again to retry." >&2
  exit 2
}
