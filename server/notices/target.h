/* target.h: where messages may go. Whoever gives us an address makes this server connect to it: networks that only
 * this host reaches are no target, unless the host says so. */
#ifndef SERVER_TARGET_H
#define SERVER_TARGET_H

#include <stdbool.h>
#include <stddef.h>

struct sockaddr;

/* This host, its networks, and everything else that is not the public internet. */
bool address_private(const struct sockaddr *a);

/* NULL, or what is wrong with the URL. The name in it is looked up only when something is sent; then the address
 * is what counts (sender.c). */
const char *target_wrong(const char *url, bool private_too);
/* Whether it can be an address of e-mail, without anything that a letter's head or SMTP would take for its own. */
bool mail_address(const char *s);

#endif
