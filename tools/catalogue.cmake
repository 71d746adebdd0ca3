# The message catalogues (*/text/{ru,pl}.po and the names of */text/names.{en,ru,pl} -> one byte array per language) and the
# table of rules (games/*/rules/en.md) with its translations (games/*/rules/{ru,pl}.po). The small generators are compiled for the
# build machine and run there, so this also works when the target is WebAssembly.
find_program(MSGCAT msgcat REQUIRED)
find_program(MSGFMT msgfmt REQUIRED)
find_program(AWK awk REQUIRED)
find_program(HOST_CC NAMES cc gcc clang clang-19 REQUIRED)

set(generated ${CMAKE_BINARY_DIR}/generated)
file(MAKE_DIRECTORY ${generated})

set(embed_bytes_sources ${CMAKE_SOURCE_DIR}/tools/embed_bytes.c)
set(embed_rules_sources ${CMAKE_SOURCE_DIR}/tools/embed_rules.c ${CMAKE_SOURCE_DIR}/tools/embed_index.c)
foreach(tool embed_bytes embed_rules)
	add_custom_command(OUTPUT ${generated}/${tool}
		COMMAND ${HOST_CC} -std=gnu17 -O1 -Wall -o ${generated}/${tool} ${${tool}_sources}
		DEPENDS ${${tool}_sources} ${CMAKE_SOURCE_DIR}/tools/embed_rules.h)
endforeach()

set(embed_arguments)
set(mo_files)
foreach(lang en ru pl)
	file(GLOB po_${lang} CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/*/text/${lang}.po
		${CMAKE_SOURCE_DIR}/*/*/text/${lang}.po)
	# the web client has its own catalogues
	list(FILTER po_${lang} EXCLUDE REGEX "/clients/web/")
	# ... and does not contain the command
	if(NOT CMAKE_SYSTEM_NAME STREQUAL CMAKE_HOST_SYSTEM_NAME)
		list(FILTER po_${lang} EXCLUDE REGEX "/cmd/")
	endif()
	# core/text first: its header is used for all
	if(NOT lang STREQUAL en)
		list(REMOVE_ITEM po_${lang} ${CMAKE_SOURCE_DIR}/core/text/${lang}.po)
		list(PREPEND po_${lang} ${CMAKE_SOURCE_DIR}/core/text/${lang}.po)
	endif()
	file(GLOB names_${lang} CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/core/text/names.${lang}
		${CMAKE_SOURCE_DIR}/core/text/verbs.${lang} ${CMAKE_SOURCE_DIR}/games/*/text/names.${lang})
	add_custom_command(OUTPUT ${generated}/${lang}.mo
		COMMAND ${AWK} -f ${CMAKE_SOURCE_DIR}/tools/names.awk -v all=$<STREQUAL:${lang},en>
			${po_${lang}} ${names_${lang}} > ${generated}/names_${lang}.po
		COMMAND ${MSGCAT} --use-first -o ${generated}/${lang}.po ${po_${lang}}
			${generated}/names_${lang}.po
		COMMAND ${MSGFMT} --check-domain --endianness=little -o ${generated}/${lang}.mo
			${generated}/${lang}.po
		DEPENDS ${po_${lang}} ${names_${lang}} ${CMAKE_SOURCE_DIR}/tools/names.awk)
	list(APPEND embed_arguments pet_catalogue_${lang} ${generated}/${lang}.mo)
	list(APPEND mo_files ${generated}/${lang}.mo)
endforeach()
add_custom_command(OUTPUT ${generated}/catalogue_data.c
	COMMAND ${generated}/embed_bytes ${generated}/catalogue_data.c ${embed_arguments}
	DEPENDS ${generated}/embed_bytes ${mo_files})
set(catalogue_data ${generated}/catalogue_data.c)
# each language is one string literal
set_source_files_properties(${generated}/catalogue_data.c ${generated}/rulebook_data.c
	PROPERTIES COMPILE_OPTIONS -Wno-overlength-strings)

file(GLOB rule_files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/games/*/rules/en.md)
file(GLOB index_names CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/games/*/text/names.ru ${CMAKE_SOURCE_DIR}/games/*/text/names.pl)
add_custom_command(OUTPUT ${generated}/rulebook.c
	COMMAND ${generated}/embed_rules ${generated}/rulebook.c ${rule_files} ${index_names}
	DEPENDS ${generated}/embed_rules ${rule_files} ${index_names})
set(rules_arguments)
set(rules_mo)
foreach(lang ru pl)
	file(GLOB po CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/games/*/rules/${lang}.po)
	list(PREPEND po ${CMAKE_SOURCE_DIR}/core/text/${lang}.po) # for its header
	add_custom_command(OUTPUT ${generated}/rules_${lang}.mo
		COMMAND ${MSGCAT} --use-first -o ${generated}/rules_${lang}.po ${po}
		COMMAND ${MSGFMT} --check --endianness=little -o ${generated}/rules_${lang}.mo
			${generated}/rules_${lang}.po
		DEPENDS ${po})
	list(APPEND rules_arguments rules_${lang} ${generated}/rules_${lang}.mo)
	list(APPEND rules_mo ${generated}/rules_${lang}.mo)
endforeach()
add_custom_command(OUTPUT ${generated}/rulebook_data.c
	COMMAND ${generated}/embed_bytes ${generated}/rulebook_data.c ${rules_arguments}
	DEPENDS ${generated}/embed_bytes ${rules_mo})
# Lists that the rulebook takes from the games: words that rules are asked for with (games/<id>/rules/asked.def), and where single
# rules and cards come from (origin.def).
foreach(list asked origin)
	file(GLOB files RELATIVE ${CMAKE_SOURCE_DIR} CONFIGURE_DEPENDS games/*/rules/${list}.def)
	list(TRANSFORM files PREPEND "#include \"")
	list(TRANSFORM files APPEND "\"\n")
	string(JOIN "" includes ${files})
	file(CONFIGURE OUTPUT ${generated}/rulebook_${list}.inc CONTENT "${includes}" @ONLY)
endforeach()
add_library(rulebook STATIC core/rulebook.c core/rulebook_search.c
	${generated}/rulebook.c ${generated}/rulebook_data.c)
target_include_directories(rulebook PRIVATE ${CMAKE_SOURCE_DIR} ${generated})
target_link_libraries(rulebook engine)
