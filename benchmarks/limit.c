/* The most frequent decision of Airship City by hand: what a player may do next in a turn (4.2).
 *
 * It reads the same bytes as the compiled rules and writes the same list of options in the same order. `limit.py` writes
 * layout.h (where fields lie, what options are called, what contracts cost), compiles this and compares.
 */
#include <stdint.h>
#include <string.h>
#include <time.h>

#include "layout.h"

typedef int64_t (*Advance)(uint8_t *state, int64_t option, int32_t *out);

static const uint32_t contract_cost[CONTRACTS] = CONTRACT_COSTS; /* four bytes: wood, metal, gold, gears */
static const int32_t shifts[SHIFTS] = SHIFT_OPTIONS;

/* Whether each of four bytes is at least as large as its neighbour; all are below 128. */
static inline int holds(uint32_t stock, uint32_t cost) {
    return (((stock | 0x80808080u) - cost) & 0x80808080u) == 0x80808080u;
}

/* One bit for each of four bytes that is not zero. */
static inline uint32_t filled(uint32_t bytes) { return (bytes + 0x7f7f7f7fu) & 0x80808080u; }

int64_t next_in_turn(uint8_t *state, int64_t option, int32_t *out) {
    const uint8_t *frame = state + STACK + (state[DEPTH] - 1) * FRAME;
    const uint8_t *me = state + PLAYER + frame[FRAME_PLAYER] * PLAYER_SIZE;
    int32_t *end = out + 1;
    int pausing = (int8_t)state[PAUSING];
    uint64_t offered = 0;
    int unmoved = 0;
    (void)option;
    for (int worker = 0; worker < WORKERS; worker++) {
        int tile = (int8_t)me[WORKER_TILE + worker];
        int is_unmoved = tile >= 0 && !me[WORKER_MOVED + worker];
        uint64_t bit = 1ull << (tile & 63);
        int is_new = is_unmoved && !(offered & bit) && (pausing < 0 || pausing == worker);
        unmoved += is_unmoved;
        offered |= is_new ? bit : 0;
        *end = MOVE + tile;
        end += is_new;
    }
    uint32_t stock, room, expanded, contracts;
    memcpy(&stock, me + STOCK, 4);
    if (unmoved > 0 && me[STOCK + GEAR] >= SHIFT_COST) {
        memcpy(end, shifts, sizeof shifts);
        end += SHIFTS;
    }
    memcpy(&contracts, me + OPEN_CONTRACTS, 4);
    for (; contracts; contracts &= contracts - 1) {
        int contract = __builtin_ctz(contracts);
        *end = FULFIL + contract;
        end += holds(stock, contract_cost[contract]);
    }
    if (me[BONUS_BARTER] == READY) {
        memcpy(&expanded, me + EXPANDED, 4);
        room = BASE_CAPACITY * 0x01010101u + expanded * (EXPANDED_CAPACITY - BASE_CAPACITY) - stock;
        uint32_t given = filled(stock), taken = filled(room);
        *end = OPEN_BARTER;
        end += given && taken && (given != taken || (given & (given - 1)));
    }
    *end = END_TURN;
    end += unmoved == 0;
    out[0] = (int32_t)(end - out - 1);
    return 1 + out[0];
}

/* Seconds for going through all states some times, asking for the options of each. */
double ask_all(Advance advance, uint8_t *states, int64_t size, int64_t count, int64_t times, int32_t *out) {
    struct timespec began, ended;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &began);
    for (int64_t round = 0; round < times; round++)
        for (int64_t number = 0; number < count; number++)
            advance(states + number * size, -1, out);
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &ended);
    return (double)(ended.tv_sec - began.tv_sec) + 1e-9 * (double)(ended.tv_nsec - began.tv_nsec);
}
