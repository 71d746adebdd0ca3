/* words.c: tables of verbs, events and reasons, made from words.def. */
#include "games/hellas/rules.h"

// clang-format off
const struct pet_verb lh_verbs[LH_VERBS] = {
#define VERB(id, token, text, a, b, c) [id] = { token, text, NULL, 0, { a, b, c } },
#define VERBN(id, word, texts, which, a, b, c) [id] = { .token = word, texts, .counted = which, .kind = { a, b, c } },
#include "games/hellas/words.def"
};

const struct pet_event_row lh_events[LH_EVENTS] = {
#define EVENT(id, token, text, hidden, a, b, c, d) [id] = { token, text, NULL, hidden, 0, { a, b, c, d }, false },
#define REVEAL(id, token, text, hidden, a, b, c, d) [id] = { token, text, NULL, hidden, 0, { a, b, c, d }, true },
#include "games/hellas/words.def"
};

const struct pet_reason lh_reasons[LH_REASONS] = {
#define REASON(id, rule, text) [id] = { rule, text },
#include "games/hellas/words.def"
};
// clang-format on
