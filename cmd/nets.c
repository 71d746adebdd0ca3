#include "cmd/nets.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cmd/cmd.h"

enum { NET_BYTES_MAX = 4 << 20, NAME_BYTES = 4096 };

/* A file that a bot judges by. The net of games of one seat stands beside the game's own for the others, and the other
 * way round. */
struct net_file {
	struct net_file *next;
	char *path;
	struct pet_net read, net;
};

static struct net_file *files;

static struct pet_net read_numbers(const char *path)
{
	size_t n;
	char *s = file_read(path, NET_BYTES_MAX, &n);
	int16_t *data = memory((n + 1) * sizeof *data);
	struct pet_net net = { .data = data };
	char *p = strstr(s, "*/");
	for (p = p ? p + 2 : s; *p;) {
		char *end;
		long x = strtol(p, &end, 10);
		if (end == p && !strchr(", \t\r\n", *p))
			die("'%s' holds no net: it has more than numbers", path);
		if (end == p) {
			p++;
			continue;
		}
		if (x < INT16_MIN || x > INT16_MAX)
			die("'%s' holds no net: %ld does not fit into 16 bits", path, x);
		data[net.count++] = (int16_t)x;
		p = end;
	}
	return net;
}

struct pet_net net_read(const char *path, const struct pet_game *game)
{
	struct pet_net net = read_numbers(path);
	if (!pet_judge_fits(game, &net))
		die("'%s' holds no net for the features of %s", path, game->id);
	return net;
}

bool net_write(const char *path, const struct pet_game *game, const struct pet_net *net)
{
	struct pet_text t = out_text(net->count * 8 + 4096, PET_LANG_EN, NULL, NULL);
	pet_text_put(&t, "/* The learned judgement of ");
	pet_text_put(&t, game->id);
	pet_text_put(&t, ", written by petteia train; ai/judge.h has the layout. */\n");
	for (uint32_t i = 0; i < net->count; i++) {
		pet_text_number(&t, net->data[i]);
		pet_text_put(&t, i % 20 == 19 || i + 1 == net->count ? ",\n" : ",");
	}
	int error = file_try(path, t.buf, t.len);
	if (!error)
		return true;
	const char *folder = getenv("TMPDIR");
	char other[NAME_BYTES];
	snprintf(other, sizeof other, "%s/petteia-%s-%d.net", folder && *folder ? folder : "/tmp",
		 game->id, (int)getpid());
	file_write(other, t.buf, t.len);
	warn("cannot write '%s': %s; the net is in '%s'", path, error_words(error), other);
	return false;
}

static struct net_file *file_of(const char *path)
{
	struct net_file *f = files;
	while (f && strcmp(f->path, path))
		f = f->next;
	if (f)
		return f;
	f = memory(sizeof *f);
	*f = (struct net_file){ .next = files, .path = memory(strlen(path) + 1) };
	strcpy(f->path, path);
	f->read = f->net = read_numbers(path);
	return files = f;
}

/* Takes judge=FILE out of the name and returns the file; NULL: there is none. */
static const char *cut_judge(char *name)
{
	static char path[NAME_BYTES];
	char *at = strstr(name, "judge=");
	if (!at || at == name || !strchr(":,", at[-1]))
		return NULL;
	size_t n = strcspn(at + 6, ",");
	if (n == 4 && !strncmp(at + 6, "hand", 4))
		return NULL;
	snprintf(path, sizeof path, "%.*s", (int)n, at + 6);
	const char *rest = at + 6 + n;
	if (*rest == ',')
		memmove(at, rest + 1, strlen(rest + 1) + 1);
	else
		at[-1] = 0; /* the colon or comma before it, too */
	return path;
}

bool bot_parse(const char *name, struct pet_bot_spec *spec, struct pet_fault *fault)
{
	char plain[NAME_BYTES];
	if (strlen(name) >= sizeof plain)
		die("'%s' is too long", name);
	strcpy(plain, name);
	const char *path = cut_judge(plain);
	if (!pet_bot_parse(path ? plain : name, spec, fault))
		return false;
	if (!path)
		return true;
	if (spec->type == PET_BOT_RANDOM || spec->type == PET_BOT_PLAN)
		die("'%s' judges no position: it takes no net", plain);
	spec->net = &file_of(path)->net;
	spec->judge = PET_JUDGE_LEARNED;
	return true;
}

bool bot_suits(const struct pet_bot_spec *spec, const struct pet_game *game,
	       struct pet_fault *fault)
{
	struct net_file *f = files;
	while (f && &f->net != spec->net)
		f = f->next;
	if (f) {
		const struct pet_net *own = game->bots->net;
		if (!game->bots->features || !pet_judge_fits(game, &f->read))
			die("'%s' holds no net for the features of %s", f->path, game->id);
		f->net = f->read;
		if (own && f->read.data[4]) {
			f->net = *own;
			f->net.alone = &f->read;
		} else if (own) {
			f->net.alone = own->alone;
			f->net.outlook =
				own->outlook; /* the search was measured with nets like it */
		}
	}
	return pet_bot_suits(spec, game, fault);
}
