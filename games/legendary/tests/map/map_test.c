/* map_test: tests of the archipelago of Cyclades: Legendary Edition (games/legendary/map.h).
 *
 * Counts of the printed faces, consistency of every tile, the quick layouts, the text of
 * arrangements, and a thousand random arrangements for every number of tiles and both faces. */
#include <stdio.h>
#include <string.h>

#include "core/text.h"
#include "games/legendary/map.h"

static int failures;

#define check(condition, ...)                                                                      \
	do {                                                                                       \
		if (!(condition)) {                                                                \
			failures++;                                                                \
			printf("map_test:%d: ", __LINE__);                                         \
			printf(__VA_ARGS__);                                                       \
			printf("\n");                                                              \
		}                                                                                  \
	} while (0)

static int popcount(uint64_t x)
{
	return __builtin_popcountll(x);
}

static int islands(const struct lg_map *m, int *largest)
{
	int count = 0, size[LG_LANDS] = { 0 };
	*largest = 0;
	for (int land = 0; land < LG_LANDS; land++) {
		if (m->island[land] == LG_NO_AREA)
			continue;
		count += m->island[land] == land;
		if (++size[m->island[land]] > *largest)
			*largest = size[m->island[land]];
	}
	return count;
}

static int slots(const struct lg_map *m)
{
	int count = 0;
	for (int slot = 0; slot < LG_SLOTS; slot++)
		count += (m->lands >> (slot / 2) & 1) &&
			 lg_slot_sea(&lg_built_in, m->face, (uint8_t)slot) != LG_NO_AREA;
	return count;
}

/* Every hex belongs to one area; every slot is between its land and its sea. */
static void test_tiles(uint8_t face)
{
	struct lg_map m = { .face = face };
	for (uint8_t tile = 0; tile < LG_TILES; tile++) {
		int hexes = 0;
		lg_map_clear(&m);
		lg_map_put(&m, tile, 0, 0, 0);
		lg_map_build(&m);
		for (int i = tile * 4; i < tile * 4 + 4; i++) {
			const struct lg_land_row *row = &lg_built_in.land[face][i];
			hexes += popcount(row->hexes) + popcount(lg_built_in.sea[face][i].hexes);
			check(!row->hexes || lg_beside(&m.land_sea, i),
			      "%s touches no sea of its tile", row->name);
			for (int k = 0; k < 2; k++) {
				const struct lg_slot_row *s = &row->slot[k];
				if (!s->sea)
					continue;
				uint8_t sea = lg_slot_sea(&lg_built_in, face, (uint8_t)(i * 2 + k));
				check(row->hexes >> s->land_hex & 1, "%s slot %d: land", row->name,
				      k);
				check(lg_hex_area(face, tile, s->sea_hex) == LG_LANDS + sea,
				      "%s slot %d: sea", row->name, k);
				check(lg_beside(&m.land_sea, i) >> sea & 1, "%s slot %d: apart",
				      row->name, k);
			}
		}
		check(hexes == LG_HEXES, "tile %d: %d hexes", tile + 1, hexes);
		check(popcount(m.lands) >= 3 && popcount(m.seas) >= 3, "tile %d: few areas",
		      tile + 1);
		check(slots(&m) >= 3 && slots(&m) <= 4, "tile %d: %d slots", tile + 1, slots(&m));
	}
}

/* The numbers in games/legendary/rules/en.md. */
static void test_faces(void)
{
	static const int lands[2] = { 35, 32 }, seas[2] = { 38, 39 }, symbols[2] = { 8, 7 };
	static const int land_horns[2] = { 17, 9 }, sea_horns[2] = { 13, 20 };
	static const int with[2][3] = { { 6, 21, 8 }, { 3, 25, 4 } };
	for (uint8_t face = 0; face < 2; face++) {
		int land = 0, sea = 0, lh = 0, sh = 0, count[3] = { 0 };
		for (uint8_t i = 0; i < LG_LANDS; i++) {
			const struct lg_land_row *row = &lg_built_in.land[face][i];
			lh += row->horns;
			sh += lg_built_in.sea[face][i].horns;
			sea += lg_built_in.sea[face][i].hexes != 0;
			if (!row->hexes)
				continue;
			land++;
			count[!!row->slot[0].sea + !!row->slot[1].sea]++;
		}
		check(land == lands[face] && sea == seas[face], "face %d: %d/%d areas", face, land,
		      sea);
		check(lh == land_horns[face] && sh == sea_horns[face], "face %d: horns %d %d", face,
		      lh, sh);
		check(popcount(lg_built_in.priestess_lands[face]) == symbols[face],
		      "face %d: symbols", face);
		check(!memcmp(count, with[face], sizeof count), "face %d: slots", face);
		test_tiles(face);
	}
}

/* Adjacency is symmetric; every land area has a sea. */
static void test_masks(const struct lg_map *m)
{
	for (int a = 0; a < LG_LANDS; a++) {
		check(!(lg_beside(&m->land_land, a) >> a & 1) &&
			      !(lg_beside(&m->sea_sea, a) >> a & 1),
		      "beside itself");
		check(!(lg_beside(&m->land_land, a) & ~m->lands) &&
			      !(lg_beside(&m->land_sea, a) & ~m->seas),
		      "not in play");
		check((m->lands >> a & 1) == (lg_beside(&m->land_sea, a) != 0), "land without sea");
		for (int b = 0; b < LG_LANDS; b++) {
			check((lg_beside(&m->land_land, a) >> b & 1) ==
				      (lg_beside(&m->land_land, b) >> a & 1),
			      "one-sided land");
			check((lg_beside(&m->sea_sea, a) >> b & 1) ==
				      (lg_beside(&m->sea_sea, b) >> a & 1),
			      "one-sided sea");
			if (lg_beside(&m->land_land, a) >> b & 1)
				check(m->island[a] == m->island[b], "island torn apart");
		}
	}
}

static void test_quick(void)
{
	static const int want[4][4] = {
		{ 22, 10, 23, 3 }, { 27, 14, 29, 3 }, { 35, 17, 37, 3 }, { 35, 17, 37, 2 }
	};
	for (int factions = 3; factions <= 6; factions++) {
		struct lg_map m;
		memset(&m, 0, sizeof m);
		int largest;
		lg_map_quick(&m, &lg_built_in, factions);
		const char *wrong = lg_map_check(&m, lg_tiles_for(factions));
		check(!wrong, "quick-%d: %s", factions, wrong);
		test_masks(&m);
		const int *w = want[factions - 3];
		check(popcount(m.lands) == w[0] && islands(&m, &largest) == w[1] &&
			      slots(&m) == w[2],
		      "quick-%d: %d lands %d islands %d slots", factions, popcount(m.lands),
		      islands(&m, &largest), slots(&m));
		for (int f = 0; f < factions; f++) {
			const struct lg_start *s = &lg_built_in.start[factions - 3][f];
			int income = 0;
			for (int i = 0; i < 3; i++) {
				check(lg_beside(&m.land_sea, s->land[i]) >> s->sea[i] & 1,
				      "quick-%d: fleet apart", factions);
				income += lg_built_in.land[0][s->land[i]].horns +
					  lg_built_in.sea[0][s->sea[i]].horns;
			}
			check(income == w[3], "quick-%d: faction %d income %d", factions, f,
			      income);
			check(m.island[s->land[0]] != m.island[s->land[1]], "quick-%d: one island",
			      factions);
		}
	}
}

static void random_map(struct lg_map *m, uint8_t face, int tiles, struct pet_bits *bits)
{
	memset(m, 0, sizeof *m);
	m->face = face;
	for (int i = 0; i < tiles; i++) {
		int8_t u[LG_SPOTS_MAX], v[LG_SPOTS_MAX];
		uint8_t tile;
		do
			tile = (uint8_t)pet_bits_below(bits, LG_TILES);
		while (m->tiles >> tile & 1);
		int spot = (int)pet_bits_below(bits, (uint32_t)lg_map_spots(m, u, v));
		lg_map_put(m, tile, (uint8_t)pet_bits_below(bits, 6), u[spot], v[spot]);
	}
	lg_map_build(m);
}

static void test_random(uint8_t face, int tiles, struct pet_bits *bits)
{
	int done = 0, tries = 0, low = 99, high = 0, big = 0;
	while (done < 1000) {
		struct lg_map m, back;
		random_map(&m, face, tiles, bits);
		tries++;
		if (lg_map_check(&m, tiles))
			continue;
		done++;
		if (done <= 100)
			test_masks(&m);
		int largest, count = islands(&m, &largest);
		low = count < low ? count : low;
		high = count > high ? count : high;
		big = largest > big ? largest : big;
		char buf[256];
		struct pet_text t = pet_text_into(buf, sizeof buf, PET_LANG_EN, NULL, NULL);
		lg_map_write(&m, &t);
		memset(&back, 0, sizeof back);
		const char *wrong = lg_map_read(&back, buf, t.len);
		check(!wrong && !t.cut && !memcmp(&m, &back, sizeof m), "text of '%s': %s", buf,
		      wrong ? wrong : "differs");
	}
	printf("face %c, %d tiles: %d of %d legal, islands %d-%d, largest %d\n", 'A' + face, tiles,
	       done, tries, low, high, big);
	check(face == LG_FACE_B || tries == 1000, "face A is always legal");
	check(tries < 1500, "face B is mostly legal");
}

static void test_refusals(void)
{
	static const char *const bad[] = {
		"",
		" ",
		"7",
		"7A",
		"7A2",
		"7A2@",
		"7A2@1",
		"7A2@1,",
		"7C2@1,0",
		"11A0@0,0",
		"0A0@0,0",
		"7A6@0,0",
		"7A0@10,0",
		"7A0@0,-10",
		"7A0@0,0 7A0@1,0",
		"7A0@0,0 6B0@1,0",
		"7A0@0,06A0@1,0",
		"7A0@0,0x",
		"A7@0,0",
		"7A-1@0,0",
	};
	struct lg_map m;
	memset(&m, 0, sizeof m);
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
		check(lg_map_read(&m, bad[i], strlen(bad[i])), "'%s' was taken", bad[i]);
	static const char *const illegal[] = {
		"1A0@0,0 2A0@1,0 3A0@0,1 4A0@1,1 5A0@2,0",         /* five tiles */
		"1A0@0,0 2A0@1,0 3A0@0,1 4A0@1,1 5A0@2,0 6A0@5,5", /* not connected */
		"1A0@0,0 2A0@1,0 3A0@0,1 4A0@1,1 5A0@2,0 6A0@2,0", /* two at one position */
	};
	for (size_t i = 0; i < sizeof illegal / sizeof *illegal; i++) {
		check(!lg_map_read(&m, illegal[i], strlen(illegal[i])), "'%s' was not read",
		      illegal[i]);
		check(lg_map_check(&m, 6), "'%s' is legal", illegal[i]);
	}
}

int main(void)
{
	struct pet_bits bits = { 1 };
	test_faces();
	test_quick();
	test_refusals();
	for (uint8_t face = 0; face < 2; face++)
		for (int tiles = 6; tiles <= 10; tiles += 2)
			test_random(face, tiles, &bits);
	if (failures)
		printf("map_test: %d failures\n", failures);
	return failures != 0;
}
