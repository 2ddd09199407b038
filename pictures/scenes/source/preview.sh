#!/bin/bash
# preview.sh NAME [WIDTH HEIGHT SAMPLES EXPOSURE]: a small picture to look at, out/preview/NAME.png
set -e
cd "$(dirname "$0")"
export OPENBLAS_NUM_THREADS=1 OMP_NUM_THREADS=1
out=$PWD/out/preview
mkdir -p "$out"
blender -b --python scene/scenes.py -t 2 -- "$1" "$out" --w "${2:-400}" --h "${3:-250}" --spp "${4:-6}" --threads 2 > "$out/$1.log" 2>&1
grep -E "RENDERED|rror:|line " "$out/$1.log" | tail -5
EXPOSURE=${5:-1.25} python3 post/finish.py "$out" "$1"
