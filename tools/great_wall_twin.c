/* Great Wall of China a second time, by hand in C: random games from the same start with the same
 * random numbers as `wanli.search.playout.many`. It checks the rules (both must play the same
 * games) and is the peer of their speed.
 *
 *     twin PLAYERS GAMES SEED [OPTIONS]
 *
 * OPTIONS is the sum of 1 (claims may be declined), 2 (a dragon covers opponents' cards only) and
 * 4 (an empty hand ends the game). Prints the decisions made, a checksum of all scores and the
 * seconds it took. Clauses are those of `great-wall.en.md`.
 */

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SEATS = 5, WALLS = 4, OPENING_HAND = 5, VALUES = 9, NOBODY = -1 };
enum { WALL, GATE, KEEP, FOOT, HORSEMAN, NOBLE, DRAGON, KINDS };
enum { MAY_DECLINE = 1, SPARE_OWN = 2, EMPTY_HAND_ENDS = 4 };

static const uint8_t COPIES[KINDS] = {7, 3, 1, 5, 2, 1, 1};         /* GW-1.1 */
static const uint8_t WORTH[KINDS] = {1, 2, 3, 0, 2, 1, 1};          /* foot soldiers: FEET */
static const uint8_t FEET[] = {0, 1, 3, 6, 10, 15};                 /* GW-4.2 */
static const uint8_t TOKENS[VALUES] = {0, 2, 6, 7, 7, 8, 0, 4, 2};  /* GW-1.2 */
static const uint8_t OPEN_WALLS[SEATS + 1] = {0, 0, 2, 3, 4, 4};    /* GW-2.2 */

/* ---- random numbers: multiply-with-carry in base 2^32 -------------------------------------- */

typedef struct {
    uint64_t state;
} Rng;

static inline int below(Rng *rng, int n)
{
    uint64_t s = 2147483085u * (rng->state & 0xFFFFFFFFu) + (rng->state >> 32);
    rng->state = s;
    return (int)((((s & 0xFFFFFFFFu) ^ (s >> 32)) * (uint64_t)n) >> 32);
}

static uint32_t scrambled(uint32_t x)
{
    x = (x >> 16 ^ x) * 0x45D9F3Bu;
    x = (x >> 16 ^ x) * 0x45D9F3Bu;
    return x >> 16 ^ x;
}

static Rng seeded(uint32_t seed)
{
    uint32_t low = scrambled(seed);
    uint32_t high = scrambled(low ^ 0x5DEECE66u) & 0x3FFFFFFFu;
    Rng rng = {(uint64_t)high << 32 | low};
    for (int i = 0; i < 4; i++)
        below(&rng, 1);
    return rng;
}

/* ---- the table ----------------------------------------------------------------------------- */

typedef struct {
    uint8_t token[2];    /* free ones; while one is free it is the first; 0, 0: no wall here */
    int8_t bearer;       /* on whose card the other token lies, or NOBODY */
    uint8_t bearing;     /* the kind of that card */
    uint8_t borne;       /* the value of that token */
    uint8_t nobles;      /* uncovered */
    uint8_t cards[SEATS][KINDS]; /* uncovered */
    uint8_t count[SEATS];        /* of all these cards */
    uint8_t worth[SEATS];        /* of all these cards but foot soldiers */
} Wall;

typedef struct {
    uint8_t hand[KINDS], deck[KINDS]; /* how many of each kind */
    uint8_t hand_size, deck_size;
    int points;
} Player;

typedef struct {
    int players, options;
    int active;
    int announcer; /* GW-6.1 */
    bool claims_only; /* GW-6.2 */
    int open; /* walls */
    uint8_t supply[VALUES];
    int supply_size;
    Player player[SEATS];
    Wall wall[WALLS];
} Game;

/* Takes the k-th of things counted by kind. */
static inline int take(uint8_t *counts, int k)
{
    int kind = 0;
    while (k >= counts[kind])
        k -= counts[kind++];
    counts[kind]--;
    return kind;
}

static void draw_card(Player *p, Rng *rng)
{
    p->hand[take(p->deck, below(rng, p->deck_size))]++;
    p->deck_size--;
    p->hand_size++;
}

static int draw_token(Game *g, Rng *rng)
{
    int token = take(g->supply, below(rng, g->supply_size));
    g->supply_size--;
    return token;
}

/* GW-2.2, GW-2.3 */
static void open_wall(Game *g, Wall *w, Rng *rng)
{
    while (g->supply_size >= 2) {
        int one = draw_token(g, rng), two = draw_token(g, rng);
        if (g->players == 2 && one == two)
            continue;
        w->token[0] = (uint8_t)one;
        w->token[1] = (uint8_t)two;
        g->open++;
        return;
    }
}

static void clear_wall(Game *g, Wall *w)
{
    memset(w, 0, sizeof *w);
    w->bearer = NOBODY;
    g->open--;
}

static Game new_game(int players, int options, Rng *rng)
{
    Game g = {.players = players, .options = options, .announcer = NOBODY};
    for (int value = 0; value < VALUES; value++)
        g.supply_size += g.supply[value] = TOKENS[value];
    g.active = below(rng, players);
    for (Player *p = g.player; p < g.player + players; p++) {
        for (int kind = 0; kind < KINDS; kind++)
            p->deck_size += p->deck[kind] = COPIES[kind];
        for (int i = 0; i < OPENING_HAND; i++)
            draw_card(p, rng);
    }
    for (int i = 0; i < WALLS; i++) {
        g.wall[i].bearer = NOBODY;
        if (i < OPEN_WALLS[players])
            open_wall(&g, &g.wall[i], rng);
    }
    return g;
}

/* ---- who leads (GW-4) ---------------------------------------------------------------------- */

static inline int total(const Wall *w, int seat)
{
    int sum = w->nobles ? w->count[seat] : w->worth[seat] + FEET[w->cards[seat][FOOT]];
    return w->bearer == seat ? sum - w->borne : sum;
}

static inline bool leads(const Wall *w, int seat, int players)
{
    if (!w->token[0] || !w->count[seat])
        return false;
    int mine = total(w, seat);
    for (int other = 0; other < players; other++)
        if (other != seat && w->count[other] && total(w, other) >= mine)
            return false;
    return true;
}

/* ---- claims (GW-3.1 to GW-3.3) ------------------------------------------------------------- */

typedef struct {
    uint8_t wall, slot, kind;
    bool declined;
} Claim;

static int list_claims(const Game *g, int pending, Claim *out)
{
    int n = 0;
    for (uint8_t i = 0; i < WALLS; i++) {
        const Wall *w = &g->wall[i];
        if (!(pending >> i & 1))
            continue;
        if (w->bearer != NOBODY)
            out[n++] = (Claim){.wall = i};
        else
            for (uint8_t slot = 0; slot < (w->token[0] == w->token[1] ? 1 : 2); slot++)
                for (uint8_t kind = 0; kind < KINDS; kind++)
                    if (w->cards[g->active][kind])
                        out[n++] = (Claim){.wall = i, .slot = slot, .kind = kind};
        if (g->options & MAY_DECLINE)
            out[n++] = (Claim){.wall = i, .declined = true};
    }
    return n;
}

static void settle(Game *g, Claim claim, Rng *rng)
{
    Wall *w = &g->wall[claim.wall];
    if (claim.declined)
        return;
    if (w->bearer == NOBODY) { /* GW-3.2 */
        w->bearer = (int8_t)g->active;
        w->bearing = claim.kind;
        w->borne = w->token[claim.slot];
        w->token[0] = w->token[!claim.slot];
        w->token[1] = 0;
        return;
    }
    g->player[g->active].points += w->token[0]; /* GW-3.3 */
    g->player[w->bearer].points += w->borne;
    clear_wall(g, w);
    if (!g->claims_only)
        open_wall(g, w, rng);
}

/* A claim changes nothing at the other walls: where he leads is known from the beginning. */
static long claims(Game *g, Rng *rng)
{
    long decisions = 0;
    int pending = 0;
    for (int i = 0; i < WALLS; i++)
        pending |= leads(&g->wall[i], g->active, g->players) << i;
    while (pending) {
        Claim list[WALLS * (2 * KINDS + 1)];
        Claim claim = list[below(rng, list_claims(g, pending, list))];
        settle(g, claim, rng);
        pending &= ~(1 << claim.wall);
        decisions++;
    }
    return decisions;
}

/* ---- actions (GW-3.4 to GW-3.6, GW-5) ------------------------------------------------------ */

static inline void lay(Wall *w, int seat, int kind, int n)
{
    w->cards[seat][kind] = (uint8_t)(w->cards[seat][kind] + n);
    w->count[seat] = (uint8_t)(w->count[seat] + n);
    w->worth[seat] = (uint8_t)(w->worth[seat] + n * WORTH[kind]);
    if (kind == NOBLE)
        w->nobles = (uint8_t)(w->nobles + n);
}

/* The dragon is laid on a card, if one may be covered here. */
static bool cover(const Game *g, Wall *w, Rng *rng)
{
    uint8_t seats[SEATS * KINDS], kinds[SEATS * KINDS];
    int n = 0;
    for (int seat = 0; seat < g->players; seat++) {
        if (!w->count[seat] || (seat == g->active && g->options & SPARE_OWN))
            continue;
        for (int kind = 0; kind < KINDS; kind++)
            if (w->cards[seat][kind] > (w->bearer == seat && w->bearing == kind)) { /* GW-5.3 */
                seats[n] = (uint8_t)seat;
                kinds[n++] = (uint8_t)kind;
            }
    }
    if (n == 0)
        return false;
    int chosen = below(rng, n);
    lay(w, seats[chosen], kinds[chosen], -1); /* GW-5.2 */
    return true;
}

/* A card of the hand at random to a wall at random; whether that was one of the two actions. */
static bool play(Game *g, Player *me, Rng *rng)
{
    int at = below(rng, WALLS), n = 1;
    while (!g->wall[at].token[0])
        at = (at + 1) % WALLS;
    Wall *w = &g->wall[at];
    int kind = take(me->hand, below(rng, me->hand_size));
    if (kind != HORSEMAN && !(kind == DRAGON && cover(g, w, rng))) {
        int more = below(rng, me->hand[kind] + 1);
        me->hand[kind] = (uint8_t)(me->hand[kind] - more);
        n += more;
    }
    me->hand_size = (uint8_t)(me->hand_size - n);
    lay(w, g->active, kind, n);
    return kind != HORSEMAN; /* GW-3.6 */
}

static long actions(Game *g, Rng *rng)
{
    Player *me = &g->player[g->active];
    long decisions = 0;
    for (int left = 2; left > 0 && me->hand_size + me->deck_size > 0;) {
        decisions++;
        if (me->deck_size && (!me->hand_size || below(rng, 2) == 0)) {
            draw_card(me, rng);
            left--;
            continue;
        }
        left -= play(g, me, rng);
        bool out = !me->hand_size && (!me->deck_size || g->options & EMPTY_HAND_ENDS);
        if (out && g->announcer == NOBODY) { /* GW-6.1 */
            g->announcer = g->active;
            break;
        }
    }
    return decisions;
}

/* ---- whole games --------------------------------------------------------------------------- */

static long play_out(Game *g, Rng *rng)
{
    long decisions = 0;
    for (;;) {
        decisions += claims(g, rng);
        if (g->open == 0) /* GW-6.3 */
            return decisions;
        if (!g->claims_only)
            decisions += actions(g, rng);
        g->active = g->active + 1 == g->players ? 0 : g->active + 1;
        if (g->active == g->announcer) {
            if (g->claims_only)
                return decisions;
            g->claims_only = true; /* GW-6.2 */
        }
    }
}

static double now(void)
{
    struct timespec t;
    timespec_get(&t, TIME_UTC);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

int main(int argc, char **argv)
{
    int players = argc > 1 ? atoi(argv[1]) : 0;
    if (argc < 4 || argc > 5 || players < 2 || players > SEATS) {
        fprintf(stderr, "usage: twin PLAYERS GAMES SEED [OPTIONS]\n");
        return 2;
    }
    long games = atol(argv[2]);
    Rng luck = seeded(1), rng = seeded((uint32_t)atoll(argv[3]));
    Game start = new_game(players, argc > 4 ? atoi(argv[4]) : 0, &luck);
    long decisions = 0;
    uint64_t checksum = 0;
    double begun = now();
    for (long i = 0; i < games; i++) {
        Game g = start;
        decisions += play_out(&g, &rng);
        for (int seat = 0; seat < players; seat++)
            checksum = (checksum * 31 + (uint64_t)g.player[seat].points) & 0x3FFFFFFF;
    }
    printf("%ld %ld %.9f\n", decisions, (long)checksum, now() - begun);
    return 0;
}
