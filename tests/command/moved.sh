#!/bin/bash
# A folder moved after a build: ./run says so and rebuilds, where cmake alone would refuse.
. "$(dirname "$0")/lib.sh"

root=$(cd "$here/../.." && pwd)
mkdir -p first/tools
cp "$root/tools/build" "$root/tools/progress" first/tools/
cat > first/CMakeLists.txt << 'END'
cmake_minimum_required(VERSION 3.21)
project(small C)
add_executable(small small.c)
END
cat > first/CMakePresets.json << 'END'
{ "version": 3, "configurePresets": [{ "name": "release", "generator": "Ninja", "binaryDir": "${sourceDir}/build/release" }],
  "buildPresets": [{ "name": "release", "configurePreset": "release" }] }
END
echo 'int main(void) { return 0; }' > first/small.c

exits "a first build" 0 first/tools/build --user release small
[ -x first/build/release/small ] || fail "nothing was built"
exits "a second one in the same place" 0 first/tools/build --user release small
! grep -q 'moved' err || fail "it takes itself for moved: $(cat err)"
mv first "another place"
exits "after the folder was moved" 0 "another place/tools/build" --user release small
says "... it says so" '^this folder was moved: building release anew$' err
[ -x "another place/build/release/small" ] || fail "nothing was built there"
cp -r "another place" copy
exits "a copy" 0 copy/tools/build --user release small
says "... builds in its own place" "CMAKE_HOME_DIRECTORY:INTERNAL=$work/copy\$" copy/build/release/CMakeCache.txt
