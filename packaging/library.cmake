# libpetteia, shared and static: core, games, bots and rulebook for other programs. The public headers are those of
# core and ai that are listed here; for others they are <petteia/NAME.h>, made in build/PRESET/include.
set(public_headers
	core/api core/move core/event core/flow core/must core/game core/bots core/text core/json core/position
	core/record core/sha256 core/foresee core/wire core/facts core/rulebook core/batch core/library core/chart core/order
	core/pack
	ai/bot ai/analyse ai/odds)
set(public_include ${CMAKE_BINARY_DIR}/include)
set(public_sources ${public_headers})
list(TRANSFORM public_sources REPLACE "(.+)" "${CMAKE_SOURCE_DIR}/\\1.h")
add_custom_command(OUTPUT ${public_include}/stamp
	COMMAND ${CMAKE_COMMAND} "-DHEADERS=${public_sources}" -DOUT=${public_include}/petteia
		-P ${CMAKE_CURRENT_LIST_DIR}/headers.cmake
	COMMAND ${CMAKE_COMMAND} -E touch ${public_include}/stamp
	DEPENDS ${public_sources} ${CMAKE_CURRENT_LIST_DIR}/headers.cmake
	COMMENT "Making the public headers" VERBATIM)
add_custom_target(public_headers ALL DEPENDS ${public_include}/stamp)

# Structs are part of the interface and may change with the second number.
set(petteia_soversion ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
add_library(library_part OBJECT core/library.c)
set_target_properties(library_part PROPERTIES POSITION_INDEPENDENT_CODE ON C_VISIBILITY_PRESET hidden)
target_compile_definitions(library_part PRIVATE PETTEIA_VERSION="${PETTEIA_VERSION}")
add_library(petteia_shared SHARED $<TARGET_OBJECTS:library_part>)
target_link_options(petteia_shared PRIVATE -Wl,-z,defs
	LINKER:--whole-archive,$<TARGET_FILE:engine>,$<TARGET_FILE:rulebook>,--no-whole-archive)
add_dependencies(petteia_shared engine rulebook public_headers)
set_property(TARGET petteia_shared APPEND PROPERTY LINK_DEPENDS $<TARGET_FILE:engine> $<TARGET_FILE:rulebook>)
set_target_properties(petteia_shared PROPERTIES OUTPUT_NAME petteia EXPORT_NAME petteia LINKER_LANGUAGE C
	VERSION ${PROJECT_VERSION} SOVERSION ${petteia_soversion}
	LIBRARY_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR})

# An archive has no inside and outside: everything is linked into one object first, where hidden names become local.
set(petteia_static ${CMAKE_BINARY_DIR}/libpetteia.a)
set(whole ${CMAKE_BINARY_DIR}/petteia.o)
add_custom_command(OUTPUT ${petteia_static} BYPRODUCTS ${whole}
	COMMAND ${CMAKE_LINKER} -r -o ${whole} $<TARGET_OBJECTS:library_part>
		--whole-archive $<TARGET_FILE:engine> $<TARGET_FILE:rulebook>
	COMMAND ${CMAKE_OBJCOPY} --localize-hidden --strip-debug ${whole}
	COMMAND ${CMAKE_COMMAND} -E rm -f ${petteia_static}
	COMMAND ${CMAKE_AR} crs ${petteia_static} ${whole}
	DEPENDS engine rulebook library_part $<TARGET_OBJECTS:library_part>
	COMMENT "Linking libpetteia.a" COMMAND_EXPAND_LISTS VERBATIM)
add_custom_target(petteia_static ALL DEPENDS ${petteia_static})
