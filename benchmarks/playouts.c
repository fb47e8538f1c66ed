/* Random play by the compiled rules of a game in a program of its own, for profilers (see hot_rules.py). */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROOM = 1 << 16 };

int64_t advance(void *state, int64_t option, int32_t *out);
int64_t setup(void *state, int64_t low, int64_t middle, int64_t high);

static uint8_t template[ROOM], state[ROOM] __attribute__((aligned(128)));
static int32_t out[ROOM] __attribute__((aligned(128)));
static uint32_t rng[4];

/* sfc32, as in spielwerk.kernel.chance */
static uint32_t random_word(void) {
    uint32_t word = rng[0] + rng[1] + rng[3]++;
    rng[0] = rng[1] ^ (rng[1] >> 9);
    rng[1] = rng[2] + (rng[2] << 3);
    rng[2] = ((rng[2] << 21) | (rng[2] >> 11)) + word;
    return word;
}

static int64_t play(int64_t seed, size_t size) {
    int64_t taken = 0;
    uint32_t start[4] = {(uint32_t)seed, 0, 0x5EED, 1};
    memcpy(rng, start, sizeof rng);
    for (int warming = 0; warming < 12; warming++) random_word();
    memcpy(state, template, size);
    setup(state, seed, 0, 0);
    for (int64_t count = advance(state, -1, out) - 1; count > 0; taken++)
        count = advance(state, out[1 + (((uint64_t)random_word() * (uint64_t)count) >> 32)], out) - 1;
    return taken;
}

int main(int arguments, char **words) {
    FILE *file = arguments == 3 ? fopen(words[1], "rb") : NULL;
    size_t size = file ? fread(template, 1, ROOM, file) : 0;
    int64_t games = size ? atoll(words[2]) : 0, decisions = 0;
    for (int64_t seed = 1; seed <= games; seed++) decisions += play(seed, size);
    printf("%lld\n", (long long)decisions);
    return games > 0 ? 0 : 2;
}
