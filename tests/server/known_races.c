/* known_races.c: what ThreadSanitizer reports of the server and is none.
 *
 * libevent hands its changes to the kernel in batches (server.c), so it may take a descriptor out of the epoll set
 * after the connection was closed. Meanwhile the thread that sends messages may have got the same number for a
 * socket. The kernel answers that this one is not in the set, as libevent expects. */
const char *__tsan_default_suppressions(void);

const char *__tsan_default_suppressions(void)
{
	return "race_top:epoll_ctl\n";
}
