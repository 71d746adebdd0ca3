/* record_dice.c: the dice of a record, and the receipts of its lines (record.h). */
#include <string.h>

#include "core/must.h"
#include "core/record.h"

void pet_record_seed_secret(uint64_t seed, uint8_t secret[PET_SHA256_BYTES])
{
	char buf[32];
	struct pet_text t = pet_text_into(buf, sizeof buf, PET_LANG_EN, NULL, NULL);
	pet_text_put(&t, "seed ");
	pet_text_unsigned(&t, seed);
	pet_sha256(buf, t.len, secret);
}

static void secret_of(const struct pet_record *r, uint8_t secret[PET_SHA256_BYTES])
{
	if (r->has_seed)
		pet_record_seed_secret(r->seed, secret);
	else
		memcpy(secret, r->secret, PET_SHA256_BYTES);
}

uint32_t pet_record_depth(const struct pet_record *r, uint32_t upto)
{
	uint32_t depth = 0, p = upto < r->count ? upto : r->count;
	while (p > 0) {
		const struct pet_record_line *l = &r->line[p - 1];
		bool undo = pet_move_verb(l->m) == PET_UNDO_VERB;
		p = undo ? (l->m & 0xffffff) - 1 : p - 1;
		depth += !undo;
	}
	return depth;
}

/* What a seat adds to the dice. Who does not reveal what it sealed gets what follows from the seal: that was
 * fixed with it, so there is nothing to choose but whether to reveal, which everybody sees. */
static bool added_by(const struct pet_record *r, int seat, uint8_t out[PET_SHA256_BYTES])
{
	char buf[2 * PET_SHA256_BYTES + 16];
	if (r->entropy_from >> seat & 1) {
		memcpy(out, r->entropy[seat], PET_SHA256_BYTES);
		return true;
	}
	if (!(r->sealed >> seat & 1))
		return false;
	struct pet_text t = pet_text_into(buf, sizeof buf, PET_LANG_EN, NULL, NULL);
	pet_text_put(&t, "withheld ");
	pet_text_hex(&t, r->seal[seat], PET_SHA256_BYTES);
	pet_sha256(buf, t.len, out);
	return true;
}

uint64_t pet_record_dice_at(const struct pet_record *r, uint32_t place)
{
	char buf[PET_TABLE_NAME_MAX + 16 + PET_SEATS_MAX * (2 * PET_SHA256_BYTES + 4)];
	uint8_t secret[PET_SHA256_BYTES], mac[PET_SHA256_BYTES];
	uint64_t bits = 0;

	struct pet_text t = pet_text_into(buf, sizeof buf, PET_LANG_EN, NULL, NULL);
	pet_text_put(&t, r->table);
	pet_text_char(&t, ':');
	pet_text_number(&t, place);
	for (int i = 0; i < r->setup.seats; i++) {
		uint8_t added[PET_SHA256_BYTES];
		if (!added_by(r, i, added))
			continue;
		pet_text_put(&t, ":s");
		pet_text_number(&t, i + 1);
		pet_text_char(&t, '=');
		pet_text_hex(&t, added, PET_SHA256_BYTES);
	}
	secret_of(r, secret);
	pet_hmac_sha256(secret, sizeof secret, buf, t.len, mac);
	for (int i = 7; i >= 0; i--)
		bits = bits << 8 | mac[i];
	return bits;
}

uint64_t pet_record_dice(const struct pet_record *r, uint32_t n)
{
	bool fixed = r->dice == PET_DICE_FIXED;
	return pet_record_dice_at(r, fixed ? pet_record_depth(r, n - 1) + 1 : n);
}

/* ---- receipts -------------------------------------------------------------------------------- */

/* The position may be long; it is last in the header. */
void pet_record_receipt_begin(const struct pet_record *r, struct pet_receipt *receipt)
{
	char buf[8192];
	uint8_t secret[PET_SHA256_BYTES], hash[PET_SHA256_BYTES];
	struct pet_record head = *r;
	struct pet_sha256 sum;
	struct pet_text t = pet_text_into(buf, sizeof buf, PET_LANG_EN, NULL, NULL);

	head.has_position = false;
	pet_must(pet_record_write_header(&head, PET_CHANCE, &t));
	pet_sha256_begin(&sum);
	pet_sha256_add(&sum, buf, t.len);
	if (r->has_position) {
		pet_sha256_add(&sum, "position ", 9);
		pet_sha256_add(&sum, r->position, r->position_bytes);
		pet_sha256_add(&sum, "\n", 1);
	}
	pet_sha256_end(&sum, hash);
	secret_of(r, secret);
	pet_hmac_key(&receipt->key, secret, sizeof secret);
	pet_hmac(&receipt->key, hash, sizeof hash, receipt->hash);
}

void pet_record_receipt_line(const struct pet_record *r, uint32_t i, struct pet_receipt *receipt)
{
	char buf[PET_SHA256_BYTES + 256];
	struct pet_text t = pet_text_into(buf + PET_SHA256_BYTES, sizeof buf - PET_SHA256_BYTES,
					  PET_LANG_EN, NULL, NULL);
	memcpy(buf, receipt->hash, PET_SHA256_BYTES);
	pet_must(pet_record_write_line(r, i, PET_CHANCE, &t));
	pet_hmac(&receipt->key, buf, PET_SHA256_BYTES + t.len, receipt->hash);
}
