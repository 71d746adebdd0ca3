# WebAssembly by clang and wasi-libc as Debian and Ubuntu ship them.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_C_COMPILER clang-19)
set(CMAKE_C_COMPILER_TARGET wasm32-wasi)
set(CMAKE_SYSROOT /usr)
# wasm-ld needs no index in an archive: the ar of binutils will do, and llvm-ar need not be installed
set(CMAKE_AR ar)
set(CMAKE_RANLIB true)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_C_FLAGS_INIT "-mbulk-memory -msimd128")
set(PETTEIA_WASM ON)
