# Packages for Debian by CPack, from the preset `package` (tools/package): petteia, libpetteia, its headers and the package
# for Python.
set(CPACK_PACKAGE_VENDOR "the makers of Petteia")
set(CPACK_PACKAGE_CONTACT "the makers of Petteia <makers@petteia.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Table for board games of Greek myths")
set(CPACK_PACKAGE_DIRECTORY ${CMAKE_SOURCE_DIR}/build/packages)
set(CPACK_PACKAGE_CHECKSUM SHA256)
set(CPACK_SET_DESTDIR ON) # /etc is not under the prefix
set(CPACK_INSTALL_PREFIX ${CMAKE_INSTALL_PREFIX})
set(CPACK_STRIP_FILES ON)
set(CPACK_COMPONENTS_ALL server library development python)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_PACKAGE_VERSION ${PETTEIA_DEBIAN_VERSION})
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)

set(CPACK_DEBIAN_SERVER_PACKAGE_NAME petteia)
set(CPACK_DEBIAN_SERVER_PACKAGE_SECTION net)
set(CPACK_COMPONENT_SERVER_DESCRIPTION "Table for board games of Greek myths: server and command
 A referee for four board games, in the browser, in the terminal and for
 programs, with bots.")
set(CPACK_DEBIAN_SERVER_PACKAGE_DEPENDS "passwd, tzdata")
set(CPACK_DEBIAN_SERVER_PACKAGE_RECOMMENDS systemd)
set(debian ${CMAKE_SOURCE_DIR}/packaging/debian)
set(CPACK_DEBIAN_SERVER_PACKAGE_CONTROL_EXTRA ${debian}/postinst ${debian}/prerm ${debian}/postrm ${debian}/conffiles)

set(CPACK_DEBIAN_LIBRARY_PACKAGE_NAME libpetteia${petteia_soversion})
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SECTION libs)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS_POLICY ">=")
set(CPACK_DEBIAN_LIBRARY_PACKAGE_CONTROL_EXTRA ${debian}/library/triggers)
set(CPACK_COMPONENT_LIBRARY_DESCRIPTION "Referee and bots for board games of Greek myths: library")

set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME libpetteia-dev)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS "libpetteia${petteia_soversion} (= ${PETTEIA_DEBIAN_VERSION})")
set(CPACK_COMPONENT_DEVELOPMENT_DESCRIPTION "Referee and bots for board games of Greek myths: headers")

set(CPACK_DEBIAN_PYTHON_PACKAGE_NAME python3-petteia)
set(CPACK_DEBIAN_PYTHON_PACKAGE_SECTION python)
set(CPACK_DEBIAN_PYTHON_PACKAGE_ARCHITECTURE all)
set(CPACK_DEBIAN_PYTHON_PACKAGE_SHLIBDEPS OFF)
set(CPACK_DEBIAN_PYTHON_PACKAGE_DEPENDS "python3 (>= 3.9), libpetteia${petteia_soversion} (>= ${PETTEIA_DEBIAN_VERSION})")
set(CPACK_DEBIAN_PYTHON_PACKAGE_RECOMMENDS python3-numpy)
set(CPACK_DEBIAN_PYTHON_PACKAGE_CONTROL_EXTRA ${debian}/python/postinst ${debian}/python/prerm)
set(CPACK_COMPONENT_PYTHON_DESCRIPTION "Environments for agents on board games of Greek myths: Python
 Rules, bots, agents and batches of games on libpetteia, through ctypes.")
include(CPack)
