/* wire.h: bots as JSON, the same from every host. Texts are in the language of the output. */
#ifndef AI_WIRE_H
#define AI_WIRE_H

#include "ai/bot.h"
#include "core/json.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The levels: [{"name":"level:1","label":"1: novice","characters":[...]},...]; a character:
 * {"game":"cyclades","token":"sailor","name":"the sailor","text":"Trusts ships ..."} */
void pet_wire_levels(struct pet_json *j);

/* A share of the win in 1/65536, as a decimal fraction of 1. */
void pet_wire_share(struct pet_json *j, int64_t share);

/* {"move":"offer ares 4","share":0.4123,"visits":120}; the text must have its game set. */
void pet_wire_thought(struct pet_json *j, const struct pet_bot_thought *thought);

#ifdef __cplusplus
}
#endif

#endif
