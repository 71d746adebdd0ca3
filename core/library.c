/* library.c: functions of libpetteia that the engine itself does not use (library.h). */
#include "core/library.h"

const char *pet_library_version(void)
{
	return PETTEIA_VERSION;
}

const struct pet_game *pet_game_at(unsigned i)
{
	unsigned count = 0;
	while (pet_all_games[count])
		count++;
	return i < count ? pet_all_games[i] : NULL;
}

const char *pet_game_id(const struct pet_game *game)
{
	return game->id;
}

uint8_t pet_game_seats_min(const struct pet_game *game)
{
	return game->seats_min;
}

uint8_t pet_game_seats_max(const struct pet_game *game)
{
	return game->seats_max;
}

size_t pet_game_state_bytes(const struct pet_game *game)
{
	return game->state_bytes;
}

uint8_t pet_state_asked(const void *state)
{
	return pet_game_asked(state);
}

uint8_t pet_state_seats(const void *state)
{
	return ((const struct pet_flow *)state)->seats;
}

uint8_t pet_state_pack(const void *state)
{
	return ((const struct pet_flow *)state)->pack;
}

void pet_game_result(const struct pet_game *game, const void *state, uint8_t share[PET_SEATS_MAX])
{
	game->result(state, share);
}
