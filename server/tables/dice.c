/* dice.c: dice that nobody controls alone. The server commits to its secret when a table is opened; every
 * seat may seal what it will add until the game starts, and reveals it then, so that nobody, not even a
 * server that also plays, chooses its share knowing the others'; chance moves are derived from both
 * (core/record.h). Every line comes with a receipt, the running hash of the record, so that nobody
 * can substitute another game afterwards. */
#include "server/tables/dice.h"

#include <sodium.h>
#include <string.h>

#include "core/mark.h"
#include "server/base/clock.h"
#include "server/net/request.h"
#include "server/tables/state.h"

enum { REVEAL_MS = 8000 }; /* for what was sealed, after the start */

static bool from_hex(uint8_t out[PET_SHA256_BYTES], const char *hex)
{
	size_t n = 0;
	return sodium_hex2bin(out, PET_SHA256_BYTES, hex, strlen(hex), NULL, &n, NULL) == 0 &&
	       n == PET_SHA256_BYTES;
}

/* Tables from before there were seals have what seats added without them. */
void dice_lay(struct table *m)
{
	struct pet_record *r = &m->record;
	r->dice = (uint8_t)(m->row.dice < DICE_BY_LINE ? 0 : m->row.dice - DICE_BY_LINE);
	r->entropy_from = r->sealed = 0;
	m->receipt.begun = false;
	for (int i = 0; i < m->row.seats; i++)
		if (from_hex(r->seal[i], m->seat[i].seal))
			r->sealed |= (uint8_t)(1 << i);
	for (int i = 0; i < m->row.seats; i++)
		if ((!r->sealed || r->sealed >> i & 1) &&
		    from_hex(r->entropy[i], m->seat[i].entropy))
			r->entropy_from |= (uint8_t)(1 << i);
}

int64_t dice_wait_ms(const struct table *m)
{
	bool all = true;
	for (int i = 0; i < m->row.seats; i++)
		all = all && (!m->seat[i].seal[0] || m->seat[i].entropy[0]);
	int64_t left = m->row.moved + REVEAL_MS - now_ms();
	return !all && m->row.status == TABLE_RUNNING && !m->record.count && left > 0 ? left : 0;
}

static bool is_hash(const char *s)
{
	return strlen(s) == 2 * PET_SHA256_BYTES && strspn(s, "0123456789abcdef") == strlen(s);
}

/* Before the start: so every seat has sealed before anybody reveals. */
static const char *take_seal(struct table *m, int seat, const char *seal)
{
	if (!strcmp(seal, m->seat[seat].seal))
		return NULL;
	if (!is_hash(seal))
		return N_("a seal is a SHA-256 as 64 hexadecimal digits");
	if (m->row.status != TABLE_OPEN || m->seat[seat].seal[0])
		return N_("the dice are made already");
	strcpy(m->seat[seat].seal, seal);
	return NULL;
}

static const char *take_entropy(struct table *m, int seat, const char *entropy)
{
	uint8_t added[PET_SHA256_BYTES], hash[PET_SHA256_BYTES];
	char hex[2 * PET_SHA256_BYTES + 1];
	if (!strcmp(entropy, m->seat[seat].entropy))
		return NULL;
	if (!is_hash(entropy) || !from_hex(added, entropy))
		return N_("entropy is 32 bytes as 64 hexadecimal digits");
	if (m->row.status == TABLE_OPEN)
		return N_("before the start only a seal is taken: the hash of what you will add");
	if (!dice_wait_ms(m) || m->seat[seat].entropy[0])
		return N_("the dice are made already");
	pet_sha256(added, sizeof added, hash);
	sodium_bin2hex(hex, sizeof hex, hash, sizeof hash);
	if (strcmp(hex, m->seat[seat].seal))
		return N_("this is not what was sealed");
	strcpy(m->seat[seat].entropy, entropy);
	return NULL;
}

/* Takes a seal or what was sealed from a request's body, by a client that has seen the commitment: if the
 * body names one, it must be ours. */
const char *dice_add(struct table *m, int seat, struct req *r)
{
	const char *seal = body_text(r, "seal"), *entropy = body_text(r, "entropy");
	const char *commit = body_text(r, "commit");
	char mine[2 * PET_SHA256_BYTES + 1];
	sodium_bin2hex(mine, sizeof mine, m->record.commit, PET_SHA256_BYTES);
	if ((seal || entropy) && commit &&
	    (strncmp(commit, "sha256:", 7) || strcmp(commit + 7, mine)))
		return N_("this is not the commitment of this table");
	const char *wrong = seal ? take_seal(m, seat, seal) : NULL;
	return wrong || !entropy ? wrong : take_entropy(m, seat, entropy);
}

/* The running hash of lines that do not change is made once, and so is its text. */
const char *receipt_now(struct table *m)
{
	struct receipt *now = &m->receipt;
	if (m->row.status == TABLE_OPEN || dice_wait_ms(m)) /* the header is not written yet */
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
	pet_json_key_bool(j, "waiting", dice_wait_ms(m) > 0);
	pet_json_key(j, "seals");
	pet_json_open(j, '{');
	for (int i = 0; i < m->row.seats; i++)
		if (m->seat[i].seal[0])
			pet_json_key_string(j, m->record.seat_name[i], m->seat[i].seal);
	pet_json_close(j, '}');
	pet_json_key(j, "entropy");
	pet_json_open(j, '{');
	for (int i = 0; i < m->row.seats && m->row.status != TABLE_OPEN; i++)
		if (m->seat[i].entropy[0])
			pet_json_key_string(j, m->record.seat_name[i], m->seat[i].entropy);
	pet_json_close(j, '}');
	pet_json_close(j, '}');
}
