/* doctor.h: checks that everything a server needs is there, and says what to do otherwise. One line
 * per finding. Nothing is changed: no folder is created, no database migrated, unless it is told to
 * repair. */
#ifndef CMD_DOCTOR_H
#define CMD_DOCTOR_H

#include <stdbool.h>

enum state { FINE, NOTE, WRONG };

struct visit {
	const char *address, *data, *db;
	int port;
	bool json;
	bool repair;
	int count[3]; /* number of findings by state */
};

/* A finding about a subject ("disk"), with a remedy unless it is fine. */
void diagnose(struct visit *v, enum state state, const char *subject, const char *format, ...)
	__attribute__((format(printf, 4, 5)));

/* doctor_data.c: folder, rights, database, disk. */
void doctor_folder(struct visit *v);
void doctor_rights(struct visit *v);
void doctor_database(struct visit *v);
void doctor_disk(struct visit *v);
void doctor_repair(struct visit *v);

#endif
