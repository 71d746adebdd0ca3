#include "cmd/port.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

/* A socket for that address and port, or -1 if we do not understand the address. */
static int socket_for(const char *address, int port, struct sockaddr_storage *to, socklen_t *size)
{
	struct sockaddr_in *four = (struct sockaddr_in *)to;
	struct sockaddr_in6 *six = (struct sockaddr_in6 *)to;
	memset(to, 0, sizeof *to);
	if (inet_pton(AF_INET, address, &four->sin_addr) == 1) {
		four->sin_family = AF_INET;
		four->sin_port = htons((uint16_t)port);
		*size = sizeof *four;
	} else if (inet_pton(AF_INET6, address, &six->sin6_addr) == 1) {
		six->sin6_family = AF_INET6;
		six->sin6_port = htons((uint16_t)port);
		*size = sizeof *six;
	} else {
		return -1;
	}
	return socket(to->ss_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
}

int port_error(const char *address, int port)
{
	struct sockaddr_storage to;
	socklen_t size;
	int fd = socket_for(address, port, &to, &size), on = 1;
	if (fd < 0)
		return 0;
	setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
	int error = bind(fd, (struct sockaddr *)&to, size) ? errno : 0;
	close(fd);
	return error;
}

bool port_taken(const char *address, int port)
{
	return port_error(address, port) == EADDRINUSE;
}

/* Every version answers at the health endpoint. */
bool port_petteia(const char *address, int port)
{
	static const char ask[] = "GET /healthz HTTP/1.0\r\nHost: localhost\r\n\r\n";
	char answer[1024];
	size_t got = 0;
	struct sockaddr_storage to;
	struct timeval patience = { 5, 0 }; /* the machine may be busy */
	socklen_t size;
	int fd = socket_for(strcmp(address, "0.0.0.0") ? address : "127.0.0.1", port, &to, &size);
	if (fd < 0)
		return false;
	setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
	if (!connect(fd, (struct sockaddr *)&to, size) &&
	    send(fd, ask, sizeof ask - 1, MSG_NOSIGNAL) > 0)
		for (ssize_t n; got < sizeof answer - 1 &&
				(n = recv(fd, answer + got, sizeof answer - 1 - got, 0)) > 0;)
			got += (size_t)n;
	close(fd);
	answer[got] = 0;
	return strstr(answer, " 200 ") && strstr(answer, "{\"ok\":true");
}

int port_free(const char *address, int port)
{
	while (port < 65535 && port_taken(address, port))
		port++;
	return port;
}
