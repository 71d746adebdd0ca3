/* The published vectors: FIPS 180-4 examples, RFC 4231. */
#include "tests/unit/unit.h"

static void equals(const uint8_t *bytes, const char *hex)
{
	char buf[2 * PET_SHA256_BYTES + 1];
	for (int i = 0; i < PET_SHA256_BYTES; i++)
		snprintf(buf + 2 * i, 3, "%02x", bytes[i]);
	assert_string_equal(buf, hex);
}

static void digests(void **state)
{
	static char million[1000000];
	static const char two_blocks[] = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq";
	uint8_t out[PET_SHA256_BYTES];
	(void)state;
	pet_sha256("", 0, out);
	equals(out, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
	pet_sha256("abc", 3, out);
	equals(out, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
	pet_sha256(two_blocks, sizeof two_blocks - 1, out);
	equals(out, "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
	memset(million, 'a', sizeof million);
	pet_sha256(million, sizeof million, out);
	equals(out, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

/* Lengths around a block: the padding takes one block or two. Digests of that many letters a. */
static void paddings(void **state)
{
	static const struct {
		size_t n;
		const char *hex;
	} rows[] = {
		{ 55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318" },
		{ 56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a" },
		{ 63, "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34" },
		{ 64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb" },
		{ 65, "635361c48bb9eab14198e76ea8ab7f1a41685d6ad62aa9146d301d4f17eb0ae0" },
	};
	char a[65];
	uint8_t out[PET_SHA256_BYTES];
	(void)state;
	memset(a, 'a', sizeof a);
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		pet_sha256(a, rows[i].n, out);
		equals(out, rows[i].hex);
	}
}

static void macs(void **state)
{
	uint8_t key[131], data[50], out[PET_SHA256_BYTES];
	static const char jefe[] = "what do ya want for nothing?";
	static const char large[] = "Test Using Larger Than Block-Size Key - Hash Key First";
	(void)state;
	memset(key, 0x0b, 20);
	pet_hmac_sha256(key, 20, "Hi There", 8, out);
	equals(out, "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
	pet_hmac_sha256("Jefe", 4, jefe, sizeof jefe - 1, out);
	equals(out, "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
	memset(key, 0xaa, 131);
	memset(data, 0xdd, 50);
	pet_hmac_sha256(key, 20, data, 50, out);
	equals(out, "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe");
	pet_hmac_sha256(key, 131, large, sizeof large - 1, out);
	equals(out, "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(digests),
		cmocka_unit_test(paddings),
		cmocka_unit_test(macs),
	};
	return RUN(tests);
}
