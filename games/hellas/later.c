#include "games/hellas/rules.h"
uint8_t lh_why(struct view v, const struct frame *f, move m){(void)v,(void)f,(void)m;return R_NOT_HERE;}
void lh_resample(void *state, uint8_t seat, struct bits *bits){(void)state,(void)seat,(void)bits;}
const char *lh_stage(void *state, const char *words){(void)state,(void)words;return NULL;}
void lh_eval(const void *state, int32_t share[SEATS_MAX]){(void)state,(void)share;}
void lh_describe(struct view v, struct text *t){(void)v,(void)t;}
void lh_map(struct view v, struct text *t){(void)v,(void)t;}
void lh_board(struct view v, struct json *j){(void)v,(void)j;}
