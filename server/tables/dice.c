/* dice.c: dice that nobody controls alone. The server commits to its secret when a table is opened;
 * every seat may add entropy until the game starts; chance moves are derived from both
 * (core/record.h). Every line comes with a receipt, the running hash of the record, so that nobody
 * can substitute another game afterwards. */
#include "server/tables/dice.h"

#include <sodium.h>
#include <string.h>

#include "core/mark.h"
#include "server/net/request.h"
#include "server/tables/state.h"

void dice_lay(struct table *m)
{
	struct pet_record *r = &m->record;
	r->dice = (uint8_t)(m->row.dice < DICE_BY_LINE ? 0 : m->row.dice - DICE_BY_LINE);
	r->entropy_from = 0;
	m->receipt.begun = false;
	for (int i = 0; i < m->row.seats; i++) {
		size_t n = 0;
		if (sodium_hex2bin(r->entropy[i], PET_SHA256_BYTES, m->seat[i].entropy,
				   strlen(m->seat[i].entropy), NULL, &n, NULL) == 0 &&
		    n == PET_SHA256_BYTES)
			r->entropy_from |= (uint8_t)(1 << i);
	}
}

static bool is_entropy(const char *s)
{
	return strlen(s) == 2 * PET_SHA256_BYTES && strspn(s, "0123456789abcdef") == strlen(s);
}

/* Adds the entropy in a request's body for a seat: once, before the start, and by a client that has
 * seen the commitment: if the body names one, it must be ours. */
const char *dice_add(struct table *m, int seat, struct req *r)
{
	const char *entropy = body_text(r, "entropy"), *commit = body_text(r, "commit");
	char mine[2 * PET_SHA256_BYTES + 1];
	sodium_bin2hex(mine, sizeof mine, m->record.commit, PET_SHA256_BYTES);
	if (!entropy || !strcmp(entropy, m->seat[seat].entropy))
		return NULL;
	if (!is_entropy(entropy))
		return N_("entropy is 32 bytes as 64 hexadecimal digits");
	if (commit && (strncmp(commit, "sha256:", 7) || strcmp(commit + 7, mine)))
		return N_("this is not the commitment of this table");
	if (m->row.status != TABLE_OPEN || m->seat[seat].entropy[0])
		return N_("the dice are made already");
	strcpy(m->seat[seat].entropy, entropy);
	return NULL;
}

/* The running hash of lines that do not change is made once, and so is its text. */
const char *receipt_now(struct table *m)
{
	struct receipt *now = &m->receipt;
	if (m->row.status == TABLE_OPEN)
		return "";
	if (now->begun && now->lines == m->record.count)
		return now->hex;
	if (!now->begun || now->lines > m->record.count) {
		pet_record_receipt_begin(&m->record, &now->running);
		now->begun = true;
		now->lines = 0;
	}
	while (now->lines < m->record.count)
		pet_record_receipt_line(&m->record, now->lines++, &now->running);
	struct pet_text t = pet_text_into(now->hex, sizeof now->hex, PET_LANG_EN, NULL, NULL);
	pet_text_hex(&t, now->running.hash, PET_SHA256_BYTES);
	return now->hex;
}

void show_dice(struct pet_json *j, const struct table *m)
{
	char commit[2 * PET_SHA256_BYTES + 8] = "sha256:";
	sodium_bin2hex(commit + 7, sizeof commit - 7, m->record.commit, PET_SHA256_BYTES);
	pet_json_key(j, "dice");
	pet_json_open(j, '{');
	pet_json_key_string(j, "commit", commit);
	pet_json_key_bool(j, "practice", m->row.dice == DICE_PRACTICE);
	pet_json_key(j, "entropy");
	pet_json_open(j, '{');
	for (int i = 0; i < m->row.seats; i++)
		if (m->seat[i].entropy[0])
			pet_json_key_string(j, m->record.seat_name[i], m->seat[i].entropy);
	pet_json_close(j, '}');
	pet_json_close(j, '}');
}
