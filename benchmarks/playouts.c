/* Random play by the compiled rules of a game in a program of its own, for profilers (see hot_rules.py). */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROOM = 1 << 16 };

int64_t random_play(void *state, int64_t *rng, int32_t *out);
int64_t setup(void *state, int64_t low, int64_t middle, int64_t high);

static uint8_t template[ROOM], state[ROOM] __attribute__((aligned(128)));
static int32_t out[ROOM] __attribute__((aligned(128)));
static int64_t rng[4];

/* The warming up of sfc32, as in spielwerk.kernel.chance; the last of its words counts how often it was asked. */
static void warm_up(int64_t seed) {
    uint32_t a = (uint32_t)seed, b = 0, c = 0x5EED, count = 1;
    while (count < 13) {
        uint32_t word = a + b + count++;
        a = b ^ (b >> 9);
        b = c + (c << 3);
        c = ((c << 21) | (c >> 11)) + word;
    }
    rng[0] = a, rng[1] = b, rng[2] = c, rng[3] = count;
}

static int64_t play(int64_t seed, size_t size) {
    warm_up(seed);
    memcpy(state, template, size);
    setup(state, seed, 0, 0);
    return random_play(state, rng, out) == 1 ? rng[3] - 13 : 0;
}

int main(int arguments, char **words) {
    FILE *file = arguments == 3 ? fopen(words[1], "rb") : NULL;
    size_t size = file ? fread(template, 1, ROOM, file) : 0;
    int64_t games = size ? atoll(words[2]) : 0, decisions = 0;
    for (int64_t seed = 1; seed <= games; seed++) decisions += play(seed, size);
    printf("%lld\n", (long long)decisions);
    return games > 0 ? 0 : 2;
}
