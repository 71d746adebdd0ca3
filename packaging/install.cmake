# cmake --install: the program with its manual, completion and service, and the library with all that others need to
# build against it. Included last: it speaks of targets of all folders.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

install(TARGETS petteia RUNTIME COMPONENT server)

# ---- the library ----
target_include_directories(petteia_shared INTERFACE $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
install(TARGETS petteia_shared EXPORT petteia LIBRARY COMPONENT library NAMELINK_COMPONENT development)
install(FILES ${petteia_static} DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT development)
install(DIRECTORY ${public_include}/petteia DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT development)
set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/petteia)
install(EXPORT petteia NAMESPACE petteia:: FILE petteiaTargets.cmake DESTINATION ${package_folder} COMPONENT development)
configure_package_config_file(packaging/petteiaConfig.cmake.in petteiaConfig.cmake
	INSTALL_DESTINATION ${package_folder} PATH_VARS CMAKE_INSTALL_LIBDIR CMAKE_INSTALL_INCLUDEDIR
	NO_CHECK_REQUIRED_COMPONENTS_MACRO)
write_basic_package_version_file(petteiaConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_BINARY_DIR}/petteiaConfig.cmake ${CMAKE_BINARY_DIR}/petteiaConfigVersion.cmake
	DESTINATION ${package_folder} COMPONENT development)
install(FILES examples/montecarlo.c examples/referee.c DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/libpetteia-dev/examples COMPONENT development)
# the .pc file finds its prefix from its own place: an installed tree may be moved
file(RELATIVE_PATH pc_up /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
string(REGEX REPLACE "/$" "" pc_up "${pc_up}")
configure_file(packaging/petteia.pc.in petteia.pc @ONLY)
install(FILES ${CMAKE_BINARY_DIR}/petteia.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT development)

# ---- the package for Python: plain files, any Python 3; it finds the library by its name or beside the prefix ----
set(PETTEIA_PYTHON_DIR lib/python3/dist-packages CACHE STRING "where the package for Python goes, under the prefix")
install(DIRECTORY clients/python/petteia DESTINATION ${PETTEIA_PYTHON_DIR} COMPONENT python
	FILES_MATCHING PATTERN *.py PATTERN py.typed PATTERN __pycache__ EXCLUDE)
install(DIRECTORY clients/python/examples DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/python3-petteia COMPONENT python
	FILES_MATCHING PATTERN *.py)

# ---- man pages and completion, printed by the program itself ----
option(PETTEIA_COMPRESS "install compressed man pages" OFF)
set(manual ${CMAKE_BINARY_DIR}/manual)
set(manual_files)
function(print_manual words file folder name)
	add_custom_command(OUTPUT ${manual}/${file}
		COMMAND ${CMAKE_COMMAND} -E env LC_ALL=C $<TARGET_FILE:petteia> manual ${words} > ${manual}/${file}
		DEPENDS petteia VERBATIM)
	install_manual(${file} ${folder} ${name})
	set(manual_files ${manual_files} PARENT_SCOPE)
endfunction()
# packages have their man pages compressed (PETTEIA_COMPRESS); completions stay as they are
function(install_manual file folder name)
	set(end "")
	if(PETTEIA_COMPRESS AND folder MATCHES "/man[0-9]$")
		set(end .gz)
		add_custom_command(OUTPUT ${manual}/${file}.gz COMMAND gzip -9nkf ${manual}/${file}
			DEPENDS ${manual}/${file} VERBATIM)
	endif()
	set(manual_files ${manual_files} ${manual}/${file}${end} PARENT_SCOPE)
	install(FILES ${manual}/${file}${end} DESTINATION ${folder} RENAME ${name}${end} COMPONENT server)
endfunction()
file(MAKE_DIRECTORY ${manual})
print_manual(petteia petteia.1 ${CMAKE_INSTALL_MANDIR}/man1 petteia.1)
print_manual(petteia-serve petteia-serve.8 ${CMAKE_INSTALL_MANDIR}/man8 petteia-serve.8)
foreach(lang ru pl)
	print_manual("petteia;--lang;${lang}" petteia.${lang}.1 ${CMAKE_INSTALL_MANDIR}/${lang}/man1 petteia.1)
	print_manual("petteia-serve;--lang;${lang}" petteia-serve.${lang}.8
		${CMAKE_INSTALL_MANDIR}/${lang}/man8 petteia-serve.8)
endforeach()
# Debian's zsh looks for functions of packages elsewhere than zsh itself does
set(zsh_functions site-functions)
if(CMAKE_INSTALL_PREFIX STREQUAL /usr)
	set(zsh_functions vendor-completions)
endif()
print_manual(bash petteia.bash ${CMAKE_INSTALL_DATADIR}/bash-completion/completions petteia)
print_manual(fish petteia.fish ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d petteia.fish)
print_manual(zsh petteia.zsh ${CMAKE_INSTALL_DATADIR}/zsh/${zsh_functions} _petteia)
add_custom_command(OUTPUT ${manual}/petteia-record.5
	COMMAND ${CMAKE_SOURCE_DIR}/packaging/record-manual ${PETTEIA_VERSION} > ${manual}/petteia-record.5
	DEPENDS ${CMAKE_SOURCE_DIR}/packaging/record-manual ${CMAKE_SOURCE_DIR}/docs/NOTATION.md VERBATIM)
install_manual(petteia-record.5 ${CMAKE_INSTALL_MANDIR}/man5 petteia-record.5)
add_custom_target(manual ALL DEPENDS ${manual_files})

# ---- the service ----
set(bin ${CMAKE_INSTALL_FULL_BINDIR})
set(etc ${CMAKE_INSTALL_FULL_SYSCONFDIR})
configure_file(packaging/petteia.service.in petteia.service @ONLY) # for tests of the unit
# made when it is installed: only then the prefix is known (cmake --install --prefix)
install(CODE "
	get_filename_component(prefix \"\${CMAKE_INSTALL_PREFIX}\" ABSOLUTE)
	get_filename_component(bin \"${CMAKE_INSTALL_BINDIR}\" ABSOLUTE BASE_DIR \"\${prefix}\")
	get_filename_component(etc \"${CMAKE_INSTALL_SYSCONFDIR}\" ABSOLUTE BASE_DIR \"\${prefix}\")
	configure_file(\"${CMAKE_SOURCE_DIR}/packaging/petteia.service.in\" \"${CMAKE_BINARY_DIR}/installed/petteia.service\" @ONLY)
" COMPONENT server)
install(FILES ${CMAKE_BINARY_DIR}/installed/petteia.service DESTINATION lib/systemd/system COMPONENT server)
install(FILES packaging/petteia.sysusers DESTINATION lib/sysusers.d RENAME petteia.conf COMPONENT server)
install(FILES packaging/petteia.default DESTINATION ${CMAKE_INSTALL_SYSCONFDIR}/default RENAME petteia COMPONENT server)
install(FILES packaging/haproxy.cfg packaging/nginx.conf packaging/petteia.rules.yml packaging/grafana.json
	DESTINATION ${CMAKE_INSTALL_DOCDIR}/examples COMPONENT server)

# ---- of every package: who may copy it, and since when it is what it is ----
string(TIMESTAMP changed "%a, %d %b %Y %H:%M:%S +0000" UTC) # SOURCE_DATE_EPOCH is obeyed
configure_file(packaging/debian/changelog.in changelog @ONLY)
execute_process(COMMAND gzip -9nkf ${CMAKE_BINARY_DIR}/changelog COMMAND_ERROR_IS_FATAL ANY)
foreach(pair server:petteia library:libpetteia${petteia_soversion} development:libpetteia-dev python:python3-petteia)
	string(REPLACE : ";" pair ${pair})
	list(GET pair 0 component)
	list(GET pair 1 package)
	set(folder ${CMAKE_INSTALL_DATADIR}/doc/${package})
	install(FILES LICENSE DESTINATION ${folder} RENAME copyright COMPONENT ${component})
	install(FILES ${CMAKE_BINARY_DIR}/changelog.gz DESTINATION ${folder} COMPONENT ${component})
endforeach()
