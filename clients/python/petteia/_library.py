"""The shared library: where it is, and its functions as ctypes calls them (the headers <petteia/*.h> explain them)."""
from __future__ import annotations

import ctypes as c
import os
from pathlib import Path
from typing import Any

VERSION = "1.0.0b1"

SEATS_MAX = 6
MOVES_MAX = 1024
OPTIONS_MAX = 12
OPTION_TEXT_MAX = 512
SHARES = 60
CHANCE = 0xFE
NOBODY = 0xFF
TOPICS = 0xFFFF  # of facts: all
LANGS = {"en": 0, "ru": 1, "pl": 2}


class LibraryError(Exception):
    """There is no libpetteia, or it is of another version."""


class Setup(c.Structure):
    _fields_ = [("seats", c.c_uint8), ("option", c.c_int16 * OPTIONS_MAX), ("text", c.c_char * OPTION_TEXT_MAX),
                ("pack", c.c_uint8)]

    def __del__(self) -> None:
        if self.pack:
            lib.pet_pack_drop(self.pack)


class View(c.Structure):
    _fields_ = [("pub", c.c_void_p), ("mine", c.c_void_p), ("seat", c.c_uint8)]


class Text(c.Structure):
    _fields_ = [("buf", c.c_char_p), ("cap", c.c_uint32), ("len", c.c_uint32), ("cut", c.c_bool), ("lang", c.c_uint8),
                ("game", c.c_void_p), ("pub", c.c_void_p), ("seat_name", c.c_void_p), ("colour", c.c_void_p), ("formless", c.c_bool)]


class Json(c.Structure):
    _fields_ = [("t", c.c_void_p), ("depth", c.c_uint8), ("more", c.c_bool * 24), ("after_key", c.c_bool)]


class Fault(c.Structure):
    _fields_ = [("what", c.c_char * 320), ("line", c.c_uint32), ("at", c.c_uint32)]


class Bits(c.Structure):
    _fields_ = [("state", c.c_uint64)]


class Batch(c.Structure):
    _fields_ = [("game", c.c_void_p), ("setup", c.c_void_p), ("count", c.c_uint32), ("stride", c.c_uint32), ("state", c.c_void_p),
                ("dice", c.c_void_p), ("move", c.c_void_p), ("moves", c.c_void_p), ("asked", c.c_void_p), ("share", c.c_void_p)]


_P, _S, _U8, _U32, _U64 = c.c_void_p, c.c_char_p, c.c_uint8, c.c_uint32, c.c_uint64

# name: result, arguments
_FUNCTIONS: dict[str, tuple[Any, list[Any]]] = {
    "pet_library_version": (_S, []),
    "pet_game_at": (_P, [c.c_uint]),
    "pet_game_find": (_P, [_S]),
    "pet_game_id": (_S, [_P]),
    "pet_game_seats_min": (_U8, [_P]),
    "pet_game_seats_max": (_U8, [_P]),
    "pet_game_state_bytes": (c.c_size_t, [_P]),
    "pet_state_seats": (_U8, [_P]),
    "pet_state_pack": (_U8, [_P]),
    "pet_pack_hold": (None, [_U8]),
    "pet_pack_drop": (None, [_U8]),
    "pet_setup_default": (None, [_P, _P, _U8]),
    "pet_setup_option": (c.c_int, [_P, _P, _S, c.c_size_t, _P]),
    "pet_game_view": (View, [_P, _P, _U8]),
    "pet_game_hash": (_U64, [_P, _P]),
    "pet_game_resample": (None, [_P, View, _P, _P]),
    "pet_game_imagine": (None, [_P, _P, _U8, _P, _P]),
    "pet_text_into": (Text, [_P, _U32, _U8, _P, _P]),
    "pet_text_move": (None, [_P, _U32, _U8]),
    "pet_text_prompt": (None, [_P, _P]),
    "pet_token_move": (None, [_P, _U32]),
    "pet_token_move_find": (_U32, [_P, _S, c.c_size_t]),
    "pet_json_into": (Json, [_P]),
    "pet_view_write": (None, [_P, View, _P]),
    "pet_view_seal": (_U64, [_P, View]),
    "pet_view_read": (c.c_bool, [_P, _S, c.c_size_t, _U8, _U64, _P, _P]),
    "pet_wire_game": (None, [_P, _U8, _P]),
    "pet_wire_facts": (None, [_P, View, _U32, _U8, _P]),
    "pet_bot_parse": (c.c_bool, [_S, _P, _P]),
    "pet_bot_suits": (c.c_bool, [_P, _P, _P]),
    "pet_bot_bytes": (c.c_size_t, [_P]),
    "pet_bot_init": (None, [_P, _P, _U64]),
    "pet_bot_choose": (_U32, [_P, _P, View]),
    "pet_batch_start": (_S, [_P, _U32, _U32]),
    "pet_batch_look": (None, [_P, _U32, _U32]),
    "pet_batch_step": (_U32, [_P, _P, _U32, _U32]),
    "pet_batch_play": (_U32, [_P, _U32, _U32, _U32]),
    "pet_batch_view_bytes": (_U32, [_P]),
    "pet_batch_views": (None, [_P, _P, _U32, _U32]),
    "pet_batch_features": (None, [_P, _P, _U32, _U32]),
    "pet_game_feature_count": (_U32, [_P]),
    "pet_game_feature_name": (_S, [_P, _U32]),
}


def _places() -> list[str]:
    """PETTEIA_LIBRARY alone; or beside this package, in the tree that it was installed to, where the linker looks, and where the
    repository builds it."""
    named = os.environ.get("PETTEIA_LIBRARY")
    if named:
        return [named]
    here = Path(__file__).resolve().parent
    name = "libpetteia.so." + ".".join(VERSION.split(".")[:2])
    lib_folder = here.parents[2]
    installed = [*lib_folder.glob(name), *lib_folder.glob("*/" + name)] if here.parent.name == "dist-packages" else []
    return [str(here / "libpetteia.so"), *map(str, installed), name, "/usr/local/lib/" + name,
            *(str(p / "build/release/libpetteia.so") for p in here.parents[2:3])]


def _load() -> c.CDLL:
    missed = []
    for place in _places():
        try:
            lib = c.CDLL(place)
        except OSError as why:
            missed.append(f"{place}: {why}")
            continue
        for name, (result, arguments) in _FUNCTIONS.items():
            try:
                function = getattr(lib, name)
            except AttributeError:
                raise LibraryError(f"{place} has no {name}: it is of another version") from None
            function.restype, function.argtypes = result, arguments
        found = lib.pet_library_version().decode()
        if found.split(".")[:2] != VERSION.split(".")[:2]:
            raise LibraryError(f"{place} is version {found}, this package needs {VERSION}")
        return lib
    raise LibraryError("no libpetteia (PETTEIA_LIBRARY names it):\n  " + "\n  ".join(missed))


lib = _load()


def aligned(size: int) -> tuple[Any, int]:
    """Memory at an address that is a multiple of 64: what keeps it alive, and the address."""
    keep = c.create_string_buffer(size + 64)
    return keep, (c.addressof(keep) + 63) & ~63


def written(game: int, write: Any, pub: int | None = None, lang: str = "en", room: int = 1 << 18) -> str:
    """What a function of the library writes: write(text) gets the address of a pet_text."""
    buf = c.create_string_buffer(room)
    text = lib.pet_text_into(c.addressof(buf), room, LANGS[lang], game, pub)
    write(c.addressof(text))
    if text.cut:
        raise LibraryError("a text is longer than there is room")
    return buf.raw[: text.len].decode()


def written_json(game: int, write: Any, lang: str = "en") -> str:
    def through_json(text: int) -> None:
        write(c.byref(lib.pet_json_into(text)))

    return written(game, through_json, lang=lang)
