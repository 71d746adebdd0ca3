/* extbot.c: the host's side of the bot protocol (extbot.h). */
#include "cmd/extbot.h"

#include <errno.h>
#include <inttypes.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "cmd/cmd.h"
#include "core/position.h"
#include "core/wire.h"

enum {
	OUT_BYTES = 1 << 20,
	IN_BYTES = 1 << 16,
	HELLO_MS = 20000, /* interpreters start slowly on a busy machine */
	GOODBYE_MS = 500,
	REASONS_SHOWN = 5,
};

struct extbot {
	char *command; /* our own copy */
	uint32_t ms;
	pid_t pid; /* 0: not running */
	int fd;
	char *out, *in;
	size_t in_bytes; /* read but not yet used */
	enum verdict verdict;
	char reason[400];
	/* the current game, announced with its first question */
	uint64_t seed;
	uint8_t seat;
	bool told;
	bool greeted; /* it has said "ready" at least once */
	/* what it is told when it is late */
	const char *limit;
	uint32_t limit_ms;
};

extern char **environ;

static uint64_t deadline_in(uint32_t ms)
{
	return now_ns() + (uint64_t)ms * 1000000;
}

/* A limit that is named when it has passed. */
static uint64_t limit_of(struct extbot *b, uint32_t ms, const char *what)
{
	b->limit = what;
	b->limit_ms = ms;
	return deadline_in(ms);
}

/* Waits until the program's pipe is readable or writable. */
static bool wait_for(const struct extbot *b, short what, uint64_t deadline)
{
	uint64_t now = now_ns();
	struct pollfd p = { b->fd, what, 0 };
	if (now >= deadline)
		return false;
	int left = (int)((deadline - now) / 1000000 + 1);
	return poll(&p, 1, left) > 0 || (errno == EINTR && now_ns() < deadline);
}

static void reap(struct extbot *b, int *status)
{
	uint64_t deadline = deadline_in(GOODBYE_MS);
	struct timespec nap = { 0, 2000000 };
	while (waitpid(b->pid, status, WNOHANG) == 0) {
		if (now_ns() > deadline) {
			kill(-b->pid, SIGKILL);
			kill(b->pid, SIGKILL);
			waitpid(b->pid, status, 0);
			break;
		}
		nanosleep(&nap, NULL);
	}
	kill(-b->pid, SIGKILL); /* and any children it started */
	b->pid = 0;
	close(b->fd);
}

/* Forfeits the game: records why, and kills the program. */
static bool condemn(struct extbot *b, enum verdict verdict, const char *what)
{
	static atomic_int shown;
	char ending[80] = "";
	if (b->pid) {
		int status = 0;
		if (verdict != VERDICT_CRASHED)
			kill(-b->pid, SIGKILL);
		else
			shutdown(b->fd, SHUT_RDWR);
		reap(b, &status);
		/* the shell in between returns 128 + signal */
		int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
		/* cannot be started: a mistyped name, not a lost game */
		if (verdict == VERDICT_CRASHED && !b->greeted && (code == 126 || code == 127))
			die("cannot start 'cmd:%s': no such program", b->command);
		if (verdict == VERDICT_CRASHED)
			snprintf(ending, sizeof ending,
				 tr(code > 128 ? N_(" (signal %d)") : N_(" (exit code %d)")),
				 code > 128 ? code - 128 : code);
	}
	b->verdict = verdict;
	snprintf(b->reason, sizeof b->reason, "cmd:%.100s %.200s%s", b->command, tr(what), ending);
	if (atomic_fetch_add(&shown, 1) < REASONS_SHOWN)
		fprintf(stderr, "petteia: %s: %s\n", place.what, b->reason);
	return false;
}

static bool send_all(struct extbot *b, const char *s, size_t n, uint64_t deadline)
{
	while (n) {
		ssize_t sent = send(b->fd, s, n, MSG_NOSIGNAL | MSG_DONTWAIT);
		if (sent > 0) {
			s += sent;
			n -= (size_t)sent;
		} else if (sent < 0 && errno == EINTR) {
			continue;
		} else if (sent < 0 && errno != EAGAIN) {
			return condemn(b, VERDICT_CRASHED, N_("ended before the game did"));
		} else if (!wait_for(b, POLLOUT, deadline)) {
			return condemn(b, VERDICT_HUNG, N_("does not read what it is told"));
		}
	}
	return true;
}

/* The next line of the program, without its newline; valid until the next call. */
static bool read_line(struct extbot *b, char *line, size_t cap, uint64_t deadline)
{
	char what[200];
	for (;;) {
		char *end = memchr(b->in, '\n', b->in_bytes);
		if (end) {
			size_t n = (size_t)(end - b->in), used = n + 1;
			size_t fits = n < cap ? n : cap - 1;
			memcpy(line, b->in, fits);
			line[fits] = 0;
			if (fits && line[fits - 1] == '\r')
				line[fits - 1] = 0;
			b->in_bytes -= used;
			memmove(b->in, b->in + used, b->in_bytes);
			return true;
		}
		if (b->in_bytes == IN_BYTES)
			return condemn(b, VERDICT_CHEATED, N_("talks without end"));
		if (!wait_for(b, POLLIN, deadline)) {
			snprintf(what, sizeof what, tr(b->limit), b->limit_ms, b->ms);
			return condemn(b, VERDICT_HUNG, what);
		}
		ssize_t got =
			recv(b->fd, b->in + b->in_bytes, IN_BYTES - b->in_bytes, MSG_DONTWAIT);
		if (got > 0)
			b->in_bytes += (size_t)got;
		else if (got == 0 || (errno != EAGAIN && errno != EINTR))
			return condemn(b, VERDICT_CRASHED, N_("ended before the game did"));
	}
}

static bool launch(struct extbot *b)
{
	int pair[2];
	posix_spawn_file_actions_t files;
	posix_spawnattr_t attributes;
	sigset_t usual;
	char shell[] = "sh", option[] = "-c";
	char *const argv[] = { shell, option, b->command, NULL };

	if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair))
		die("cannot talk to a bot: %s", error_words(errno));
	posix_spawn_file_actions_init(&files);
	posix_spawn_file_actions_adddup2(&files, pair[1], 0);
	posix_spawn_file_actions_adddup2(&files, pair[1], 1);
	posix_spawnattr_init(&attributes);
	sigemptyset(&usual);
	posix_spawnattr_setsigmask(&attributes, &usual);
	posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK);
	int error = posix_spawn(&b->pid, "/bin/sh", &files, &attributes, argv, environ);
	posix_spawn_file_actions_destroy(&files);
	posix_spawnattr_destroy(&attributes);
	close(pair[1]);
	b->fd = pair[0];
	b->in_bytes = 0;
	if (error)
		die("cannot start '%s': %s", b->command, error_words(error));
	return true;
}

/* The next line that begins with word; others are ignored. "error ..." means that the program gives
 * up. */
static bool await(struct extbot *b, const char *word, char *line, size_t cap, uint64_t deadline)
{
	char what[120];
	do {
		if (!read_line(b, line, cap, deadline))
			return false;
		if (!strncmp(line, "error", 5)) {
			snprintf(what, sizeof what, tr(N_("gave up: '%.80s'")), line);
			return condemn(b, VERDICT_CRASHED, what);
		}
	} while (strncmp(line, word, strlen(word)));
	return true;
}

bool extbot_greet(struct extbot *b)
{
	char line[256];
	uint64_t deadline = limit_of(b, HELLO_MS, N_("did not say ready within %u ms"));
	launch(b);
	if (!send_all(b, "petteia 1\n", 10, deadline) ||
	    !await(b, "ready", line, sizeof line, deadline))
		return false;
	b->greeted = true;
	return true;
}

struct extbot *extbot_open(const char *command, uint32_t ms)
{
	struct extbot *b = memory(sizeof *b);
	memset(b, 0, sizeof *b);
	if (!*command)
		die("cmd: needs a program: cmd:./mybot");
	b->command = memory(strlen(command) + 1);
	strcpy(b->command, command);
	b->ms = ms;
	b->out = memory(OUT_BYTES);
	b->in = memory(IN_BYTES);
	return b;
}

void extbot_start(struct extbot *b, const struct pet_game *game, uint8_t seat, uint64_t seed)
{
	(void)game;
	b->seat = seat;
	b->seed = seed;
	b->told = false;
	b->verdict = VERDICT_NONE;
}

/* Sends "game", "view", "question" and "go" as one message. */
static struct pet_text compose(struct extbot *b, const struct pet_game *game, struct pet_view v,
			       uint32_t line)
{
	char hex[40];
	struct pet_text t = pet_text_into(b->out, OUT_BYTES, PET_LANG_EN, game, v.pub);
	struct pet_json j = pet_json_into(&t);
	if (!b->told) {
		pet_text_put(&t, "game ");
		pet_text_put(&t, game->id);
		snprintf(hex, sizeof hex, " seats %d seat s%d",
			 ((const struct pet_flow *)v.pub)->seats, v.seat + 1);
		pet_text_put(&t, hex);
		snprintf(hex, sizeof hex, " seed %" PRIu64 "\n", b->seed);
		pet_text_put(&t, hex);
		b->told = true;
	}
	snprintf(hex, sizeof hex, "view %016" PRIx64 " ", pet_view_seal(game, v));
	pet_text_put(&t, hex);
	pet_view_write(game, v, &j);
	pet_text_put(&t, "\nquestion ");
	j = pet_json_into(&t);
	pet_wire_question(game, v, line, PET_LANG_EN, &j);
	snprintf(hex, sizeof hex, "\ngo ms %u\n", b->ms);
	pet_text_put(&t, hex);
	pet_must(!t.cut);
	return t;
}

pet_move extbot_choose(struct extbot *b, const struct pet_game *game, struct pet_view v,
		       uint32_t line)
{
	char answer[256], what[200];
	pet_move legal[PET_MOVES_MAX];
	if (!b->pid && !extbot_greet(b))
		return PET_MOVE_NONE;
	/* 20 % grace, and a little for the transfer */
	uint64_t deadline = limit_of(b, b->ms + b->ms / 5 + 20,
				     N_("gave no answer within %u ms: it had %u and a fifth more"));
	struct pet_text t = compose(b, game, v, line);
	if (!send_all(b, t.buf, t.len, deadline) ||
	    !await(b, "move ", answer, sizeof answer, deadline))
		return PET_MOVE_NONE;

	pet_move m = pet_token_move_find(game, answer + 5, strlen(answer + 5));
	int n = pet_view_legal(game, v, legal);
	for (int i = 0; i < n; i++)
		if (legal[i] == m)
			return m;
	snprintf(what, sizeof what,
		 tr(m == PET_MOVE_NONE ? N_("answered '%.60s', which is no move")
				       : N_("answered '%.60s', which is not legal")),
		 answer + 5);
	condemn(b, VERDICT_CHEATED, what);
	return PET_MOVE_NONE;
}

enum verdict extbot_verdict(const struct extbot *b)
{
	return b->verdict;
}

const char *extbot_reason(const struct extbot *b)
{
	return b->reason;
}

/* Failures from here on no longer affect the game. */
void extbot_end(struct extbot *b, const struct pet_game *game, const void *state)
{
	uint8_t share[PET_SEATS_MAX] = { 0 };
	char line[128];
	if (!b->pid || !b->told)
		return;
	int n = snprintf(line, sizeof line, "over");
	if (state) {
		game->result(state, share);
		for (int i = 0; i < ((const struct pet_flow *)state)->seats; i++)
			n += snprintf(line + n, sizeof line - (size_t)n, " %d", share[i]);
	}
	line[n++] = '\n';
	enum verdict verdict = b->verdict;
	send_all(b, line, (size_t)n, deadline_in(GOODBYE_MS));
	b->verdict = verdict;
}

void extbot_close(struct extbot *b)
{
	int status;
	if (!b->pid)
		return;
	if (send_all(b, "quit\n", 5, deadline_in(GOODBYE_MS))) {
		shutdown(b->fd, SHUT_WR);
		reap(b, &status);
	}
}
