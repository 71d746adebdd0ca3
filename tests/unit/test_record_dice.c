/* The dice of records: where they come from, what seals and receipts promise. */
#include "tests/unit/record_match.h"

static void dice(void **unused)
{
	uint32_t checked;
	uint8_t secret[PET_SHA256_BYTES];
	(void)unused;
	/* SHA-256("seed 42"), then HMAC of ":1", first eight bytes, little-endian */
	pet_record_seed_secret(42, secret);
	uint8_t plain[PET_SHA256_BYTES], mac[PET_SHA256_BYTES];
	pet_sha256("seed 42", 7, plain);
	assert_memory_equal(secret, plain, PET_SHA256_BYTES);
	pet_hmac_sha256(secret, PET_SHA256_BYTES, ":1", 2, mac);
	begin(2);
	r.has_seed = true;
	r.seed = 42;
	uint64_t bits = 0;
	memcpy(&bits, mac, 8);
	assert_true(pet_record_dice(&r, 1) == bits);

	struct pet_bits source = { 9 };
	begin(3);
	memset(r.secret, 7, sizeof r.secret);
	pet_sha256(r.secret, sizeof r.secret, r.commit);
	r.has_commit = true;
	strcpy(r.table, "t1");
	while (pet_game_asked(state) != PET_NOBODY)
		step(&source);
	assert_true(pet_record_verify_dice(&r, &checked, &fault));
	assert_int_equal(checked, 0); /* not yet revealed */
	r.has_reveal = true;
	pet_record_finish(&r, state);
	written(&r, PET_CHANCE, buf);
	assert_true(reads(buf));
	assert_true(pet_record_verify_dice(&other, &checked, &fault));
	assert_true(checked > 6);

	/* another table, another secret, a forged die */
	strcpy(other.table, "t2");
	assert_false(pet_record_verify_dice(&other, &checked, &fault));
	strcpy(other.table, "t1");
	other.secret[0] ^= 1;
	assert_false(pet_record_verify_dice(&other, &checked, &fault));
	assert_string_equal(fault.what, "the secret is not the one committed to");
	other.secret[0] ^= 1;
	for (uint32_t i = 0; i < other.count; i++) {
		if (other.line[i].seat != PET_CHANCE)
			continue;
		other.line[i].m ^= 1 << 16;
		assert_false(pet_record_verify_dice(&other, &checked, &fault));
		assert_int_equal(fault.line, i + 1);
		other.line[i].m ^= 1 << 16;
	}
	assert_true(pet_record_verify_dice(&other, &checked, &fault));
}

/* A game of three seats, two of which added entropy. */
static void added(uint8_t kind)
{
	struct pet_bits source = { 11 };
	begin(3);
	memset(r.secret, 9, sizeof r.secret);
	pet_sha256(r.secret, sizeof r.secret, r.commit);
	r.has_commit = r.has_reveal = true;
	strcpy(r.table, "t1");
	r.dice = kind;
	r.entropy_from = 1 | 4;
	memset(r.entropy[0], 0xab, sizeof r.entropy[0]);
	memset(r.entropy[2], 0x12, sizeof r.entropy[2]);
	while (pet_game_asked(state) != PET_NOBODY)
		step(&source);
}

/* Undoes everything and decides the same again: how many dice differ? */
static int thrown_anew(void)
{
	uint32_t before = r.count;
	int other_dice = 0;
	assert_true(pet_record_undo(&r, state, 0, 1, &fault));
	for (uint32_t i = 0; i < before; i++) {
		struct pet_record_line l = r.line[i];
		if (l.seat == PET_CHANCE)
			other_dice += pet_game_sample(&sample_game, state,
						      pet_record_dice(&r, r.count + 1)) != l.m;
		assert_int_equal(pet_record_play(&r, state, l.seat, l.m, NULL), PET_PLAY_OK);
	}
	return other_dice;
}

static void dice_after_undo(void **unused)
{
	uint32_t checked;
	(void)unused;
	added(PET_DICE_FIXED);
	uint32_t played_before = r.count;
	assert_int_equal(thrown_anew(), 0);
	assert_int_equal(pet_record_depth(&r, r.count), played_before);
	assert_true(pet_record_verify_dice(&r, &checked, &fault));
	assert_true(reads(written(&r, PET_CHANCE, buf)));
	assert_non_null(strstr(buf, "\ndice fixed\nentropy s1 abab"));
	assert_true(pet_record_verify_dice(&other, &checked, &fault));
	assert_string_equal(written(&other, PET_CHANCE, second), buf);
	/* a seat's entropy matters as well */
	other.entropy[2][31] ^= 1;
	assert_false(pet_record_verify_dice(&other, &checked, &fault));
	other.entropy[2][31] ^= 1;
	other.entropy_from = 1;
	assert_false(pet_record_verify_dice(&other, &checked, &fault));

	added(PET_DICE_PRACTICE);
	assert_true(thrown_anew() > 0);
	assert_true(reads(written(&r, PET_CHANCE, buf)));
	assert_int_equal(other.dice, PET_DICE_PRACTICE);
	assert_false(reads(HEAD "dice loaded\n"));
	assert_false(reads(HEAD "dice fixed\ndice fixed\n"));
	assert_false(reads(HEAD "entropy s1 00\n"));
}

/* What seats add is sealed first; who keeps it back is replaced by what follows from the seal. */
static void sealed_dice(void **unused)
{
	uint32_t checked;
	(void)unused;
	added(PET_DICE_FIXED);
	r.sealed = r.entropy_from;
	for (int i = 0; i < 3; i++)
		pet_sha256(r.entropy[i], PET_SHA256_BYTES, r.seal[i]);
	assert_true(pet_record_verify_dice(&r, &checked, &fault)); /* a seal changes no die */
	assert_true(checked > 0);
	assert_true(reads(written(&r, PET_CHANCE, buf)));
	assert_true(pet_record_verify_dice(&other, &checked, &fault));
	assert_string_equal(written(&other, PET_CHANCE, second), buf);
	char *seal = strstr(buf, "\nseal s1 "), *entropy = strstr(buf, "\nentropy s1 ");
	assert_true(seal && entropy && seal < entropy);
	/* another share than the one sealed */
	other.seal[2][0] ^= 1;
	assert_false(pet_record_verify_dice(&other, &checked, &fault));
	assert_non_null(strstr(fault.what, "sealed"));
	other.seal[2][0] ^= 1;
	/* kept back: other dice, which depend on the seal */
	uint64_t with = pet_record_dice_at(&r, 1);
	r.entropy_from = 1;
	uint64_t without = pet_record_dice_at(&r, 1);
	assert_true(with != without);
	r.seal[2][0] ^= 1;
	assert_true(pet_record_dice_at(&r, 1) != without);
	r.sealed = 1;
	assert_true(pet_record_dice_at(&r, 1) != without);
	assert_false(reads(HEAD "seal s1 00\n"));
	r.sealed = 0; /* seals come first, and whoever has none adds nothing */
	char *line = strstr(written(&r, PET_CHANCE, buf), "entropy s1 ");
	memcpy(second, buf, sizeof second);
	char *at = second + (line - buf);
	memmove(at + 5, at + 8, strlen(at + 8) + 1);
	memcpy(at, "seal ", 5);
	assert_true(reads(second)); /* a seal alone */
}

static void last_receipt(const struct pet_record *of, uint8_t receipt[PET_SHA256_BYTES])
{
	struct pet_receipt now;
	pet_record_receipt_begin(of, &now);
	for (uint32_t i = 0; i < of->count; i++)
		pet_record_receipt_line(of, i, &now);
	memcpy(receipt, now.hash, sizeof now.hash);
}

static void receipts(void **unused)
{
	uint8_t told[PET_SHA256_BYTES], now[PET_SHA256_BYTES], first[PET_SHA256_BYTES];
	(void)unused;
	added(PET_DICE_FIXED);
	last_receipt(&r, told);
	assert_true(reads(written(&r, PET_CHANCE, buf)));
	last_receipt(&other, now);
	assert_memory_equal(now, told, sizeof told);
	/* computed as anybody can from the text: the header's hash, then line by line */
	char *at = strstr(buf, "\n1 ") + 1, chained[512];
	uint8_t hash[PET_SHA256_BYTES];
	pet_sha256(buf, (size_t)(at - buf), hash);
	pet_hmac_sha256(r.secret, sizeof r.secret, hash, sizeof hash, first);
	struct pet_receipt running;
	pet_record_receipt_begin(&other, &running);
	assert_memory_equal(running.hash, first, sizeof first);
	size_t n = (size_t)(strchr(at, '\n') + 1 - at);
	memcpy(chained, first, sizeof first);
	memcpy(chained + sizeof first, at, n);
	pet_hmac_sha256(r.secret, sizeof r.secret, chained, sizeof first + n, first);
	pet_record_receipt_line(&other, 0, &running);
	assert_memory_equal(running.hash, first, sizeof first);
	/* any line changed, or the last one removed */
	for (uint32_t i = 0; i < other.count; i++) {
		other.line[i].seat = (uint8_t)(other.line[i].seat == 1 ? 2 : 1);
		last_receipt(&other, now);
		assert_memory_not_equal(now, told, sizeof told);
		other.line[i].seat = r.line[i].seat;
	}
	other.count--;
	last_receipt(&other, now);
	assert_memory_not_equal(now, told, sizeof told);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(dice),
		cmocka_unit_test(dice_after_undo),
		cmocka_unit_test(sealed_dice),
		cmocka_unit_test(receipts),
	};
	return RUN(tests);
}
