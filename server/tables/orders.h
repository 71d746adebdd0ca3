/* orders.h: standing orders at tables (core/order.h): kept in the store, carried out as their owners'
 * moves, known to nobody else. */
#ifndef SERVER_ORDERS_H
#define SERVER_ORDERS_H

#include "core/move.h"
#include "core/order.h"

struct server;
struct table;

enum order_until {
	ORDER_TURN,  /* until the owner moves by hand, as in the own turn */
	ORDER_ROUND, /* the same, but not beyond this round */
};

struct order {
	struct pet_order wants;
	enum order_until until;
};

/* Replaces the seat's order; no wish and no pass: takes it back. False: the store failed. */
bool orders_give(struct server *s, struct table *m, int seat, const struct order *order);

/* What the order of the asked seat answers now; PET_MOVE_NONE: its owner is asked. */
pet_move orders_answer(struct server *s, struct table *m, int seat);
/* Its last line was played by the order. */
bool orders_obeyed(struct server *s, struct table *m, int seat);

/* Marks the lines behind that one that were played by orders, after they were read from the store. */
void orders_mark(struct server *s, struct table *m, uint32_t from);

/* The order of the seat that holds now; false: there is none. */
bool orders_held(struct server *s, const struct table *m, int seat, struct order *out);

#endif
