#!/bin/bash
# final.sh NAME [SAMPLES EXPOSURE]: out/final/NAME.png, then the master ../NAME.webp
set -e
cd "$(dirname "$0")"
export OPENBLAS_NUM_THREADS=1 OMP_NUM_THREADS=1
out=$PWD/out/final
mkdir -p "$out"
blender -b --python scene/scenes.py -t 2 -- "$1" "$out" --w 1280 --h 800 --spp "${2:-8}" --threads 2 > "$out/$1.log" 2>&1
grep RENDERED "$out/$1.log"
EXPOSURE=${3:-1.25} python3 post/finish.py "$out" "$1-bg" "$1-fg"
# shellcheck disable=SC2046
node post/join.mjs "$out" "$1" 1280 800 $(grep "^FOCUS" scene/scenes.py | grep -o "$1=([^)]*)" | sed 's/.*(//; s/[),]//g')
node post/master.mjs "$out" "$1" "../$1.webp"
