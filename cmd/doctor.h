/* doctor.h: is everything there that a server needs, and what to do if it is not.
 *
 * One line a finding. Nothing is changed: no folder is made, no database brought up to date. */
#ifndef CMD_DOCTOR_H
#define CMD_DOCTOR_H

#include <stdbool.h>

enum state { FINE, NOTE, WRONG };

struct visit {
	const char *address, *data, *db;
	int port;
	bool json;
	int count[3]; /* findings by state */
};

/* A finding about a subject ("disk"), with what to do where it is not fine. */
void diagnose(struct visit *v, enum state state, const char *subject, const char *format, ...)
	__attribute__((format(printf, 4, 5)));

/* doctor_data.c: folder, rights, database, disk. */
void doctor_folder(struct visit *v);
void doctor_rights(struct visit *v);
void doctor_database(struct visit *v);
void doctor_disk(struct visit *v);

#endif
