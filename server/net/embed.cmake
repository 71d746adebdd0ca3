# Writes OUT, a C file that holds every file of WEB (the built web client) as web_files[].
# Texts and WebAssembly are kept compressed as well, for browsers that take it. Without a built client
# the table is empty. cmake -DWEB=... -DOUT=... -P embed.cmake
set(types html "text/html\\; charset=utf-8" js "text/javascript\\; charset=utf-8" css "text/css\\; charset=utf-8"
	svg "image/svg+xml" wasm "application/wasm" json "application/json"
	webmanifest "application/manifest+json" png "image/png" webp "image/webp" woff2 "font/woff2" txt "text/plain\\; charset=utf-8")
file(GLOB_RECURSE files RELATIVE ${WEB} ${WEB}/*)
list(SORT files)
set(data "")
set(rows "")
set(n 0)
foreach(file ${files})
	get_filename_component(ext ${file} LAST_EXT)
	string(SUBSTRING "${ext}" 1 -1 ext)
	list(FIND types "${ext}" at)
	set(type "application/octet-stream")
	if(NOT at EQUAL -1)
		math(EXPR at "${at} + 1")
		list(GET types ${at} type)
	endif()
	file(SHA256 ${WEB}/${file} hash)
	string(SUBSTRING ${hash} 0 16 hash)
	file(SIZE ${WEB}/${file} size)
	set(packed "NULL, 0")
	string(APPEND data "__asm__(\".section .rodata\\n.balign 16\\n.global web_file_${n}\\nweb_file_${n}:\\n"
		".incbin \\\"${WEB}/${file}\\\"\\n.byte 0\\n.previous\\n\"); /* ${hash} */\n"
		"extern const unsigned char web_file_${n}[];\n")
	if(ext MATCHES "^(html|js|css|svg|wasm|json|webmanifest)$")
		set(gz ${PACKED}/${hash}.gz)
		if(NOT EXISTS ${gz})
			file(MAKE_DIRECTORY ${PACKED})
			execute_process(COMMAND gzip -9nc ${WEB}/${file} OUTPUT_FILE ${gz}.new COMMAND_ERROR_IS_FATAL ANY)
			file(RENAME ${gz}.new ${gz})
		endif()
		file(SIZE ${gz} less)
		string(APPEND data "__asm__(\".section .rodata\\n.balign 16\\n.global web_pack_${n}\\nweb_pack_${n}:\\n"
			".incbin \\\"${gz}\\\"\\n.byte 0\\n.previous\\n\");\n"
			"extern const unsigned char web_pack_${n}[];\n")
		set(packed "web_pack_${n}, ${less}")
	endif()
	string(APPEND rows "\t{ \"/${file}\", \"${type}\", \"\\\"${hash}\\\"\", web_file_${n}, ${size}, ${packed} },\n")
	math(EXPR n "${n} + 1")
endforeach()
file(WRITE ${OUT}.new "#include \"server/net/files.h\"\n\n${data}\nconst struct file web_files[] = {\n${rows}\t{ 0 },\n};\n")
file(COPY_FILE ${OUT}.new ${OUT} ONLY_IF_DIFFERENT)
