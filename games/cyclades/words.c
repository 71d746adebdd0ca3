/* words.c: how values, moves, events and refusals are typed and read. */
#include "games/cyclades/rules.h"

/* ---- kinds -------------------------------------------------------------------------------------
 */

static const char *const sea_token[CELLS] = {
#define CELL(name) #name,
#include "games/cyclades/cells.def"
#undef CELL
};

// clang-format off
static const char *const island_token[ISLANDS] = {
	"is1", "is2", "is3", "is4", "is5", "is6", "is7", "is8", "is9", "is10", "is11", "is12", "is13",
};
static const char *const god_token[] = { "poseidon", "ares", "zeus", "athena", "apollo" };
static const char *const god_words[] = {
	N_("Poseidon"), N_("Ares"), N_("Zeus"), N_("Athena"), N_("Apollo"),
};
static const char *const building_token[] = { "port", "fortress", "temple", "university" };
static const char *const building_words[] = {
	N_("port"), N_("fortress"), N_("temple"), N_("university"),
};
static const char *const spot_token[] = { "place", "side" };
static const char *const spot_words[] = { N_("metropolis place"), N_("side slot") };
static const char *const tile_token[] = {
	"place-port", "place-fortress", "place-temple", "place-university",
	"side-port",  "side-fortress",	"side-temple",	"side-university",
};
static const char *const tile_words[] = {
	N_("port on the metropolis place"),   N_("fortress on the metropolis place"),
	N_("temple on the metropolis place"), N_("university on the metropolis place"),
	N_("port on a side slot"),	      N_("fortress on a side slot"),
	N_("temple on a side slot"),	      N_("university on a side slot"),
};
static const char *const card_token[] = {
#define CREATURE(NAME, token, words, node, figurine, help) token,
#include "games/cyclades/creatures.def"
#undef CREATURE
};
static const char *const island_words[] = {
	N_("island 1"), N_("island 2"), N_("island 3"), N_("island 4"), N_("island 5"), N_("island 6"), N_("island 7"),
	N_("island 8"), N_("island 9"), N_("island 10"), N_("island 11"), N_("island 12"), N_("island 13"),
};
static const char *const figurine_token[] = { "minotaur", "chiron", "medusa", "polyphemus" };
static const char *const slot_token[] = { "4", "3", "2" };
static const char *const position_token[] = { "1", "2", "3", "4" };
static const char *const place_token[] = { "1", "2", "3", "4", "5" };
static const char *const follower_token[] = { "priest", "philosopher" };
static const char *const follower_words[] = { N_("priest"), N_("philosopher") };
// clang-format on

#define LABEL(kind)                                                                                \
	static const char *kind##_label(const void *pub, uint8_t value)                            \
	{                                                                                          \
		(void)pub;                                                                         \
		return kind##_words[value];                                                        \
	}
LABEL(island)
LABEL(god)
LABEL(building)
LABEL(spot)
LABEL(tile)
LABEL(follower)
#undef LABEL

static const char *card_label(const void *pub, uint8_t value)
{
	(void)pub;
	return cy_creatures[value].words;
}

static const char *figurine_label(const void *pub, uint8_t value)
{
	(void)pub;
	return cy_creatures[card_of_figurine(value)].words;
}

// clang-format off
const struct kind cy_kinds[K_COUNT] = {
	[K_SEA]	     = { "sea", CELLS, sea_token, NULL },
	[K_ISLAND]   = { "island", ISLANDS, island_token, island_label },
	[K_GOD]	     = { "god", GODS_ALL, god_token, god_label },
	[K_BUILDING] = { "building", BUILDINGS, building_token, building_label },
	[K_SPOT]     = { "spot", SPOTS, spot_token, spot_label },
	[K_TILE]     = { "tile", TILES, tile_token, tile_label },
	[K_CARD]     = { "card", CARDS, card_token, card_label },
	[K_FIGURINE] = { "figurine", FIGURINES, figurine_token, figurine_label },
	[K_SLOT]     = { "slot", SLOTS, slot_token, NULL },
	[K_POSITION] = { "position", GODS, position_token, NULL },
	[K_PLACE]    = { "place", TRACK, place_token, NULL },
	[K_FOLLOWER] = { "follower", 2, follower_token, follower_label },
};

/* ---- moves ------------------------------------------------------------------------------------- */

const struct verb cy_verbs[V_COUNT] = {
	[V_ORDER]	  = { "order", N_("next on the turn track: {a}"), .kind = { K_SEAT } },
	[V_DRAW]	  = { "draw", N_("a creature comes: {a}"), .kind = { K_CARD } },
	[V_GODS_3]	  = { "gods", N_("gods: {a}, {b}, {c}"), .kind = { K_GOD, K_GOD, K_GOD } },
	[V_GODS_2]	  = { "gods", N_("gods: {a}, {b}"), .kind = { K_GOD, K_GOD } },
	[V_GODS_1]	  = { "gods", N_("first god: {a}"), .kind = { K_GOD } },
	[V_DICE]	  = { "dice", N_("dice: attacker {a}, defender {b}"), .kind = { K_NUMBER, K_NUMBER } },
	[V_OFFER]	  = { "offer", N_("offer {b} to {a}"), .kind = { K_GOD, K_NUMBER } },
	[V_APOLLO]	  = { "apollo", N_("go to Apollo") },
	[V_RECRUIT_FLEET] = { "fleet", N_("recruit a fleet: {a}"), .kind = { K_SEA } },
	[V_RECRUIT_TROOP] = { "troop", N_("recruit a troop: {a}"), .kind = { K_ISLAND } },
	[V_RECRUIT]	  = { "recruit", N_("recruit a priest or philosopher") },
	[V_BUILD]	  = { "build", N_("build: {a}, {b}"), .kind = { K_ISLAND, K_SPOT } },
	[V_SAIL]	  = { "sail", NP_("sail {b} fleet from {a} to {c}", "sail {b} fleets from {a} to {c}"),
			      .counted = 1, .kind = { K_SEA, K_NUMBER, K_SEA } },
	[V_MARCH]	  = { "march", NP_("march {b} troop from {a} to {c}", "march {b} troops from {a} to {c}"),
			      .counted = 1, .kind = { K_ISLAND, K_NUMBER, K_ISLAND } },
	[V_SWAP]	  = { "swap", N_("exchange for another creature: {a}"), .kind = { K_CARD } },
	[V_BUY]		  = { "buy", N_("buy: {a}"), .kind = { K_CARD } },
	[V_END]		  = { "done", N_("end the turn") },
	[V_SAIL_ON]	  = { "sail", NP_("sail on with {a} fleet to {b}", "sail on with {a} fleets to {b}"),
			      .counted = 0, .kind = { K_NUMBER, K_SEA } },
	[V_STOP]	  = { "stop", N_("stop here") },
	[V_FIGHT]	  = { "fight", N_("fight on") },
	[V_RETREAT_SEA]	  = { "withdraw", N_("retreat to {a}"), .kind = { K_SEA } },
	[V_RETREAT_LAND]  = { "retreat", N_("retreat to {a}"), .kind = { K_ISLAND } },
	[V_DISCARD]	  = { "discard", N_("give up the building: {a}, {b}"), .kind = { K_ISLAND, K_SPOT } },
	[V_METROPOLIS]	  = { "metropolis", N_("put the metropolis on {a}"), .kind = { K_ISLAND } },
	[V_MARKER]	  = { "marker", N_("put the prosperity marker on {a}"), .kind = { K_ISLAND } },
	[V_WAIVE]	  = { "waive", N_("do without the effect") },
	[V_ROB]		  = { "rob", N_("take from {a}"), .kind = { K_SEAT } },
	[V_LURE]	  = { "lure", N_("lure the fleet away: {a}"), .kind = { K_SEA } },
	[V_SOURCE]	  = { "from", N_("take an own fleet from {a}"), .kind = { K_SEA } },
	[V_FLY]		  = { "fly", NP_("fly {b} troop from {a} to {c}", "fly {b} troops from {a} to {c}"),
			      .counted = 1, .kind = { K_ISLAND, K_NUMBER, K_ISLAND } },
	[V_DESTROY]	  = { "destroy", N_("destroy on {a}: {b}"), .kind = { K_ISLAND, K_TILE } },
	[V_SNATCH]	  = { "snatch", N_("remove a troop from {a}"), .kind = { K_ISLAND } },
	[V_CHANGE]	  = { "change", N_("on {a}, {b} becomes: {c}"), .kind = { K_ISLAND, K_TILE, K_BUILDING } },
	[V_SELL_TROOP]	  = { "sell_troop", N_("sell a troop: {a}"), .kind = { K_ISLAND } },
	[V_SELL_FLEET]	  = { "sell_fleet", N_("sell a fleet: {a}"), .kind = { K_SEA } },
	[V_SELL_FOLLOWER] = { "sell", N_("sell: {a}"), .kind = { K_FOLLOWER } },
	[V_USE]		  = { "use", N_("use the discarded card: {a}"), .kind = { K_CARD } },
	[V_KRAKEN]	  = { "kraken", N_("Kraken to {a}"), .kind = { K_SEA } },
	[V_PLACE]	  = { "place", N_("put the figurine on {a}"), .kind = { K_ISLAND } },
	[V_PUSH]	  = { "push", N_("push the fleets from {a} to {b}"), .kind = { K_SEA, K_SEA } },
};

/* ---- events ------------------------------------------------------------------------------------ */

const struct event_row cy_events[E_COUNT] = {
	[E_ORDER]	   = { "order", N_("{who}: place {a} of the turn track"), .kind = { K_PLACE } },
	[E_ROUND]	   = { "round", N_("Round {a} begins"), .kind = { K_NUMBER } },
	[E_DRAW]	   = { "draw", N_("A creature comes into slot {b}: {a}"), .kind = { K_CARD, K_SLOT } },
	[E_AGED]	   = { "aged", N_("Nobody wanted it: {a} is discarded"), .kind = { K_CARD } },
	[E_SHUFFLE]	   = { "shuffle", N_("The discarded creatures go into the deck") },
	[E_GODS]	   = { "gods", N_("Gods this round: {a}, {b}, {c}, {d}"), .kind = { K_GOD, K_GOD, K_GOD, K_GOD } },
	[E_GODS_3]	   = { "gods3", N_("Gods this round: {a}, {b}, {c}; face down: {d}"), .kind = { K_GOD, K_GOD, K_GOD, K_GOD } },
	[E_GODS_2]	   = { "gods2", N_("Gods this round: {a}, {b}; face down: {c}, {d}"), .kind = { K_GOD, K_GOD, K_GOD, K_GOD } },
	[E_INCOME]	   = { "income", N_("{who}: income {a}"), .kind = { K_NUMBER } },
	[E_OFFER]	   = { "offer", N_("{who}: offers {b} to {a}"), .kind = { K_GOD, K_NUMBER } },
	[E_OFFER_APOLLO]   = { "apollo", N_("{who}: goes to Apollo, place {a}"), .kind = { K_PLACE } },
	[E_BEATEN]	   = { "beaten", N_("{who}: beaten on {a}"), .kind = { K_GOD } },
	[E_PAID]	   = { "paid", N_("{who}: pays {a} gold to {b}"), .kind = { K_NUMBER, K_GOD } },
	[E_SPENT]	   = { "spent", N_("{who}: pays {a} gold"), .kind = { K_NUMBER } },
	[E_TURN]	   = { "turn", N_("{who}: turn on {a}"), .kind = { K_GOD } },
	[E_FLEET]	   = { "fleet", N_("{who}: new fleet, {a}"), .kind = { K_SEA } },
	[E_TROOP]	   = { "troop", N_("{who}: new troop, {a}"), .kind = { K_ISLAND } },
	[E_FOLLOWER]	   = { "follower", N_("{who}: new {a}"), .kind = { K_FOLLOWER } },
	[E_BUILT]	   = { "built", N_("{who}: builds on {b}: {a}, {c}"), .kind = { K_BUILDING, K_ISLAND, K_SPOT } },
	[E_SAILED]	   = { "sailed", NP_("{who}: {a} fleet from {b} to {c}", "{who}: {a} fleets from {b} to {c}"),
			       .kind = { K_NUMBER, K_SEA, K_SEA } },
	[E_MARCHED]	   = { "marched", NP_("{who}: {a} troop from {b} to {c}", "{who}: {a} troops from {b} to {c}"),
			       .kind = { K_NUMBER, K_ISLAND, K_ISLAND } },
	[E_FLEW]	   = { "flew", NP_("{who}: {a} troop flies from {b} to {c}", "{who}: {a} troops fly from {b} to {c}"),
			       .kind = { K_NUMBER, K_ISLAND, K_ISLAND } },
	[E_SWAPPED]	   = { "swapped", N_("{who}: {a} of slot {b} is exchanged"), .kind = { K_CARD, K_SLOT } },
	[E_BOUGHT]	   = { "bought", N_("{who}: buys {a} for {b} gold"), .kind = { K_CARD, K_NUMBER } },
	[E_APOLLO_GOLD]	   = { "gift", N_("{who}: Apollo gives {a} gold"), .kind = { K_NUMBER } },
	[E_MARKER]	   = { "marker", N_("{who}: prosperity marker, {a}"), .kind = { K_ISLAND } },
	[E_SEA_BATTLE]	   = { "seabattle", N_("{who}: attacks the fleets of {b}, {a}"), .kind = { K_SEA, K_SEAT } },
	[E_LAND_BATTLE]	   = { "landbattle", N_("{who}: attacks the troops of {b}, {a}"), .kind = { K_ISLAND, K_SEAT } },
	[E_DICE]	   = { "dice", N_("Dice {a} and {b}: strength {c} against {d}"),
			       .kind = { K_NUMBER, K_NUMBER, K_NUMBER, K_NUMBER } },
	[E_LOST_FLEETS]	   = { "lostfleets", NP_("{who}: {a} fleet lost, {b}", "{who}: {a} fleets lost, {b}"),
			       .kind = { K_NUMBER, K_SEA } },
	[E_LOST_TROOP]	   = { "losttroop", N_("{who}: troop lost, {a}"), .kind = { K_ISLAND } },
	[E_RETREAT_SEA]	   = { "retreatsea", NP_("{who}: {a} fleet retreats to {b}", "{who}: {a} fleets retreat to {b}"),
			       .kind = { K_NUMBER, K_SEA } },
	[E_RETREAT_LAND]   = { "retreatland", NP_("{who}: {a} troop retreats to {b}", "{who}: {a} troops retreat to {b}"),
			       .kind = { K_NUMBER, K_ISLAND } },
	[E_TAKEN]	   = { "taken", N_("{who}: conquers {a}"), .kind = { K_ISLAND, K_SEAT } },
	[E_ELIMINATED]	   = { "eliminated", N_("{who}: without islands, out of the game") },
	[E_TILE_GIVEN]	   = { "given", N_("{who}: gives up {a} on {b}"), .kind = { K_BUILDING, K_ISLAND } },
	[E_THINKERS_GIVEN] = { "thinkers", N_("{who}: gives up four philosophers") },
	[E_METROPOLIS]	   = { "metropolis", N_("{who}: new metropolis, {a}"), .kind = { K_ISLAND } },
	[E_METROPOLIS_LOST] = { "nometropolis", N_("{who}: no island for the new metropolis, it is lost") },
	[E_DESTROYED]	   = { "destroyed", N_("{who}: building destroyed on {b}: {a}"), .kind = { K_BUILDING, K_ISLAND } },
	[E_WAIVED]	   = { "waived", N_("{who}: no use made of {a}"), .kind = { K_CARD } },
	[E_STOLEN]	   = { "stolen", N_("{who}: takes from {b}: {a}"), .kind = { K_FOLLOWER, K_SEAT } },
	[E_GOLD_STOLEN]	   = { "goldstolen", N_("{who}: takes {a} gold from {b}"), .kind = { K_NUMBER, K_SEAT } },
	[E_LURED]	   = { "lured", N_("{who}: the Siren sings, {a}"), .kind = { K_SEA } },
	[E_SNATCHED]	   = { "snatched", N_("{who}: the Harpy takes a troop of {a}, {b}"), .kind = { K_SEAT, K_ISLAND } },
	[E_CHANGED]	   = { "changed", N_("{who}: on {c}, {a} becomes {b}"), .kind = { K_BUILDING, K_BUILDING, K_ISLAND } },
	[E_SOLD_TROOP]	   = { "soldtroop", N_("{who}: troop sold, {a}"), .kind = { K_ISLAND } },
	[E_SOLD_FLEET]	   = { "soldfleet", N_("{who}: fleet sold, {a}"), .kind = { K_SEA } },
	[E_SOLD_FOLLOWER]  = { "soldfollower", N_("{who}: sold: {a}"), .kind = { K_FOLLOWER } },
	[E_USED]	   = { "used", N_("{who}: the Chimera uses {a}"), .kind = { K_CARD } },
	[E_KRAKEN]	   = { "kraken", N_("{who}: Kraken to {a}"), .kind = { K_SEA } },
	[E_FIGURINE]	   = { "figurine", N_("{who}: {a} stands on {b}"), .kind = { K_FIGURINE, K_ISLAND } },
	[E_FIGURINE_LEAVES] = { "leaves", N_("{a} leaves the map"), .kind = { K_FIGURINE } },
	[E_PUSHED]	   = { "pushed", NP_("{who}: {a} fleet pushed from {b} to {c}", "{who}: {a} fleets pushed from {b} to {c}"),
			       .kind = { K_NUMBER, K_SEA, K_SEA } },
	[E_WON]		   = { "won", N_("{who}: wins; metropolises {a}, gold {b}"), .kind = { K_NUMBER, K_NUMBER } },
};

/* ---- refusals ---------------------------------------------------------------------------------- */

const struct reason cy_reasons[R_COUNT] = {
	[ALLOWED]	     = { "", N_("allowed") },
	[R_CHOICE]	     = { "CY-8.10", N_("this is not one of the choices here") },
	[R_NO_SEA]	     = { "CY-2.1", N_("this is no sea space of the map in play") },
	[R_NO_ISLAND]	     = { "CY-2.1", N_("this is no island of the map in play") },
	[R_FACE_DOWN]	     = { "CY-5.9", N_("{a} is face down this round and takes no offerings") },
	[R_AMOUNT_NONE]	     = { "CY-7.3", N_("an offering is at least 1") },
	[R_AMOUNT_LOW]	     = { "CY-7.4", N_("the offering must be higher than the one that stands there") },
	[R_OFFER_GOLD]	     = { "CY-7.6", N_("there is not enough gold to pay this offering") },
	[R_OFFER_PURSE]	     = { "CY-20.6", N_("both offerings together would cost more than the gold there is") },
	[R_SAME_GOD]	     = { "CY-7.9", N_("a beaten marker must go to another god") },
	[R_WRONG_GOD]	     = { "CY-8.4", N_("the god of this turn offers another kind of recruit") },
	[R_NO_SPECIAL]	     = { "CY-8.4", N_("the god of this turn does not offer this action") },
	[R_GOLD]	     = { "CY-8.6", N_("there is not enough gold") },
	[R_RECRUITS]	     = { "CY-9.2", N_("four have been recruited this turn") },
	[R_PAIR]	     = { "CY-9.7", N_("two have been recruited this turn") },
	[R_RESERVE]	     = { "CY-9.6", N_("the reserve is empty") },
	[R_RING]	     = { "CY-9.3", N_("{a} does not touch an own island") },
	[R_HELD_SEA]	     = { "CY-9.3", N_("fleets of another seat are there") },
	[R_KRAKEN]	     = { "CY-17.26", N_("the Kraken is there") },
	[R_BARRED]	     = { "CY-17.38", N_("Polyphemus keeps fleets out of this space") },
	[R_NOT_OWN]	     = { "CY-2.8", N_("{a} belongs to another seat or to nobody") },
	[R_PRIESTS]	     = { "CY-1.6", N_("there is no priest left") },
	[R_PHILOSOPHERS]     = { "CY-1.7", N_("there is no philosopher left") },
	[R_TILES]	     = { "CY-1.4", N_("no building of this kind is left") },
	[R_SLOT_FULL]	     = { "CY-9.11", N_("there is no empty slot of this kind on {a}") },
	[R_UNDER_METROPOLIS] = { "CY-2.12", N_("the place is under the metropolis") },
	[R_NO_CARD]	     = { "CY-4.7", N_("{a} is not on sale") },
	[R_SWAP_EMPTY]	     = { "CY-9.15", N_("{a} is not in the row; only cards of the row are exchanged") },
	[R_NO_FLEETS]	     = { "CY-11.1", N_("there are no own fleets") },
	[R_FLEET_COUNT]	     = { "CY-11.3", N_("there are not so many own fleets") },
	[R_NOT_BESIDE]	     = { "CY-2.3", N_("the spaces are not adjacent") },
	[R_NO_TROOPS]	     = { "CY-12.1", N_("there are no own troops") },
	[R_TROOP_COUNT]	     = { "CY-12.1", N_("there are not so many own troops") },
	[R_SAME_ISLAND]	     = { "CY-12.1", N_("the troops are already there") },
	[R_MEDUSA]	     = { "CY-17.34", N_("Medusa holds the troops on her island") },
	[R_CHAIN]	     = { "CY-2.14", N_("no chain of own fleets joins the two islands") },
	[R_LAST_ISLAND]	     = { "CY-14.1", N_("a last island may be attacked only to win by it") },
	[R_RETREAT_FULL]     = { "CY-13.14", N_("fleets of another seat are there") },
	[R_RETREAT_CHAIN]    = { "CY-13.12", N_("no chain of own fleets leads there") },
	[R_RETREAT_OWN]	     = { "CY-13.12", N_("troops retreat to another own island only") },
	[R_NO_TILE]	     = { "CY-15.3", N_("there is no such building there") },
	[R_HAS_METROPOLIS]   = { "CY-2.12", N_("there is a metropolis already") },
	[R_FREE_PLACE]	     = { "CY-15.6", N_("an island with an empty metropolis place comes first") },
	[R_ROB_SELF]	     = { "CY-17.2", N_("it must be another seat") },
	[R_OUT]		     = { "CY-16.14", N_("{a} is out of the game") },
	[R_NOTHING_TO_ROB]   = { "CY-17.2", N_("there is nothing to take") },
	[R_NOTHING_TO_SELL]  = { "CY-17.13", N_("there is nothing to sell") },
	[R_NOT_ALONE]	     = { "CY-17.5", N_("there must be a single fleet of another seat") },
	[R_CHIRON]	     = { "CY-17.33", N_("Chiron protects his island") },
	[R_CHIRON_PEGASUS]   = { "CY-17.8", N_("Pegasus cannot land on the island of Chiron") },
	[R_NO_VICTIM]	     = { "CY-17.10", N_("there is no troop of another seat") },
	[R_SAME_BUILDING]    = { "CY-17.12", N_("the new building must be of another kind") },
	[R_NOT_DISCARDED]    = { "CY-17.18", N_("{a} is not in the discard pile") },
	[R_NO_GROUP]	     = { "CY-17.35", N_("there are no fleets to push") },
	[R_PUSH_TARGET]	     = { "CY-17.36", N_("fleets cannot be pushed there") },
};
// clang-format on
