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
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/python3-petteia RENAME copyright COMPONENT python)

# ---- man pages and completion, printed by the program itself ----
set(manual ${CMAKE_BINARY_DIR}/manual)
set(manual_files)
function(print_manual words file folder name)
	add_custom_command(OUTPUT ${manual}/${file}
		COMMAND ${CMAKE_COMMAND} -E env LC_ALL=C $<TARGET_FILE:petteia> manual ${words} > ${manual}/${file}
		DEPENDS petteia VERBATIM)
	set(manual_files ${manual_files} ${manual}/${file} PARENT_SCOPE)
	install(FILES ${manual}/${file} DESTINATION ${folder} RENAME ${name} COMPONENT server)
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
	COMMAND ${CMAKE_SOURCE_DIR}/packaging/record-manual ${PROJECT_VERSION} > ${manual}/petteia-record.5
	DEPENDS ${CMAKE_SOURCE_DIR}/packaging/record-manual ${CMAKE_SOURCE_DIR}/docs/NOTATION.md VERBATIM)
install(FILES ${manual}/petteia-record.5 DESTINATION ${CMAKE_INSTALL_MANDIR}/man5 COMPONENT server)
add_custom_target(manual ALL DEPENDS ${manual_files} ${manual}/petteia-record.5)

# ---- the service ----
configure_file(packaging/petteia.service.in petteia.service @ONLY)
install(FILES ${CMAKE_BINARY_DIR}/petteia.service DESTINATION lib/systemd/system COMPONENT server)
install(FILES packaging/petteia.sysusers DESTINATION lib/sysusers.d RENAME petteia.conf COMPONENT server)
install(FILES packaging/petteia.default DESTINATION ${CMAKE_INSTALL_SYSCONFDIR}/default RENAME petteia COMPONENT server)
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} RENAME copyright COMPONENT server)
install(FILES packaging/haproxy.cfg packaging/nginx.conf DESTINATION ${CMAKE_INSTALL_DOCDIR}/examples COMPONENT server)
