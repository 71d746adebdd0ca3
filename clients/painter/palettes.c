/* palettes.c: the colours of day and night. */
#include "clients/painter/painter.h"

#define HEX(v)                                                                                     \
	{                                                                                          \
		(float)((v) >> 16 & 255) / 255, (float)((v) >> 8 & 255) / 255,                     \
			(float)((v)&255) / 255                                                     \
	}

const struct palette palette_light = {
	.ink = HEX(0x3a2a1e),
	.land = { HEX(0xf3ebd0), HEX(0xdadbb8), HEX(0xddd2aa), HEX(0xbfaa88), HEX(0xf2ede2) },
	.light = HEX(0xfff3d2),
	.shade = HEX(0x5a4a55),
	.sea = { HEX(0xcfe0cf), HEX(0x9cc4bf), HEX(0x6fa3ad), HEX(0x4a7f96) },
	.waterline = HEX(0x274b5c),
	.outland = HEX(0xe2d6b8),
	.wash = { HEX(0xffffff), HEX(0xf09a90), HEX(0xf2d27a), HEX(0x94b0de), HEX(0xabcb92),
		  HEX(0xbb9f8a), HEX(0xc9a6c9), HEX(0xdfd9b8), HEX(0xc3d0a4), HEX(0xe2cba4),
		  HEX(0xd9bfa6) },
	.wash_flat = .33f,
	.wash_edge = .62f,
	.relief = 1,
	.grain = .05f,
};

const struct palette palette_dark = {
	.ink = HEX(0x0b0f16),
	.land = { HEX(0x7c7e76), HEX(0x666f66), HEX(0x5e6560), HEX(0x696d74), HEX(0xaab3bd) },
	.light = HEX(0xc9d6e6),
	.shade = HEX(0x0d1220),
	.sea = { HEX(0x3d6070), HEX(0x264659), HEX(0x183245), HEX(0x0f2233) },
	.waterline = HEX(0x9fc0cc),
	.outland = HEX(0x3b4043),
	.wash = { HEX(0xffffff), HEX(0xe08a78), HEX(0xe2c06a), HEX(0x86a6dc), HEX(0x90c48a),
		  HEX(0xb4926f), HEX(0xb58fc0), HEX(0xc8c2b0), HEX(0xaac09a), HEX(0xc9b48c),
		  HEX(0xbfa28c) },
	.wash_flat = .46f,
	.wash_edge = .60f,
	.relief = .8f,
	.grain = .045f,
	.night = true,
};
