#!/bin/sh
# Installs the engines that `tablewright bench` measures beside ours, each in a room of its own.
# Usage: benchmarks/install-peers.sh [FOLDER]; PYTHON names the interpreter, best the one that runs Tablewright.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
folder=${1:-$here/../.bench}
python=${PYTHON:-python3}

mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
ln -sfn "$here/peers" "$folder/programs"

room() { # room NAME PACKAGE...
    name=$1
    shift
    [ -x "$folder/$name/bin/python" ] || "$python" -m venv "$folder/$name"
    "$folder/$name/bin/python" -m pip install --quiet --quiet --disable-pip-version-check "$@"
}

room catanatron 'catanatron==3.2.1'
room openspiel 'open_spiel==2.0.2' 'numpy==2.4.6'
room pettingzoo 'pettingzoo[classic]==1.27.0' 'numpy==2.4.6'

if command -v npm >/dev/null; then
    mkdir -p "$folder/boardgameio"
    npm install --prefix "$folder/boardgameio" --no-audit --no-fund --no-update-notifier --loglevel=error 'boardgame.io@0.50.2'
else
    echo "npm is missing: boardgame.io is left out." >&2
fi
