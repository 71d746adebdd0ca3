/* api.h: brackets for public headers. What is declared between PET_API_BEGIN and PET_API_END has C
 * linkage and is exported by libpetteia; everything else in the engine is internal to the
 * library. */
#ifndef CORE_API_H
#define CORE_API_H

#ifdef __cplusplus
#	define PET_API_BEGIN                                                                      \
		extern "C" {                                                                       \
		_Pragma("GCC visibility push(default)")
#	define PET_API_END                                                                        \
		_Pragma("GCC visibility pop")                                                      \
		}
#else
#	define PET_API_BEGIN _Pragma("GCC visibility push(default)")
#	define PET_API_END   _Pragma("GCC visibility pop")
#endif

#endif
