# cmake -DHEADERS="a/x.h;b/y.h" -DOUT=FOLDER -P headers.cmake: our headers as others include them, <petteia/x.h>.
file(REMOVE_RECURSE ${OUT})
foreach(header ${HEADERS})
	file(READ ${header} text)
	string(REGEX REPLACE "#include \"[a-z]+/([a-z0-9_]+\\.h)\"" "#include \"petteia/\\1\"" text "${text}")
	string(REGEX REPLACE "(CORE|AI)_([A-Z0-9_]+_H)\n" "PETTEIA_\\2\n" text "${text}")
	get_filename_component(name ${header} NAME)
	file(WRITE ${OUT}/${name} "${text}")
endforeach()
