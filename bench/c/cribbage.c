/* The counts that bench/c_ratios.py times against the engine, written in C as one would by hand: the same lookups and sums.
 * Cards are numbers from 0 to 51, rank * 4 + suit. `points` has a byte for each five ranks, at the number with these base-13 digits. */

#include <stdint.h>
#include <string.h>

#define RANKS 13
#define TRIPLES 455
#define WAYS 15
#define JACK 10
#define STARTERS 46 /* that a hand of six leaves */
#define OTHERS 44   /* the same for the crib, once the other has discarded two */

static inline int score(const uint8_t *points, int a, int b, int c, int d, int starter, int crib) {
    int total = points[(a >> 2) * 28561 + (b >> 2) * 2197 + (c >> 2) * 169 + (d >> 2) * 13 + (starter >> 2)];
    int suit = starter & 3, jack = 4 * JACK + suit;
    if ((((a ^ b) | (a ^ c) | (a ^ d)) & 3) == 0) total += (a & 3) == suit ? 5 : crib ? 0 : 4;
    return total + (a == jack || b == jack || c == jack || d == jack);
}

void score_each(const uint8_t *points, const uint8_t *hands, const uint8_t *starters, int64_t many, uint8_t *totals) {
    for (int64_t i = 0; i < many; i++, hands += 4)
        totals[i] = (uint8_t)score(points, hands[0], hands[1], hands[2], hands[3], starters[i], 0);
}

/* How many of the 12,994,800 pairs of a hand and a starter have each total. */
void count_all(const uint8_t *points, int64_t *counts) {
    int64_t by_suit[4][64]; /* an addition to the same number would have to wait for the one before */
    memset(by_suit, 0, sizeof by_suit);
    for (int a = 0; a < 52; a++)
        for (int b = a + 1; b < 52; b++)
            for (int c = b + 1; c < 52; c++)
                for (int d = c + 1; d < 52; d++) {
                    const uint8_t *row = points + (a >> 2) * 28561 + (b >> 2) * 2197 + (c >> 2) * 169 + (d >> 2) * 13;
                    int extra[4] = {0, 0, 0, 0};
                    if ((((a ^ b) | (a ^ c) | (a ^ d)) & 3) == 0) {
                        for (int suit = 0; suit < 4; suit++) extra[suit] = 4;
                        extra[a & 3] = 5;
                    }
                    if (a >> 2 == JACK) extra[a & 3]++;
                    if (b >> 2 == JACK) extra[b & 3]++;
                    if (c >> 2 == JACK) extra[c & 3]++;
                    if (d >> 2 == JACK) extra[d & 3]++;
                    for (int rank = 0; rank < RANKS; rank++)
                        for (int suit = 0; suit < 4; suit++) by_suit[suit][row[rank] + extra[suit]]++;
                    by_suit[a & 3][row[a >> 2] + extra[a & 3]]--;
                    by_suit[b & 3][row[b >> 2] + extra[b & 3]]--;
                    by_suit[c & 3][row[c >> 2] + extra[c & 3]]--;
                    by_suit[d & 3][row[d >> 2] + extra[d & 3]]--;
                }
    for (int total = 0; total < 64; total++)
        for (int suit = 0; suit < 4; suit++) counts[total] += by_suit[suit][total];
}

typedef struct {
    const uint8_t *points;  /* (371293,) */
    const float *with_pair; /* (91, 455): the points of a pair of ranks with three others */
    const int16_t *pair_at; /* (13, 13): the number of a pair */
    const int16_t *four_at; /* (13, 13, 13, 13): of four */
    const uint8_t *away;    /* (15, 6): for each way the two discarded, then the four kept */
    const uint8_t *triple;  /* (455, 3): the ranks of each */
} Layout;

typedef struct {
    const float *weights; /* (13, 13): the weight of a pair by its ranks */
    const float *triples; /* (455,): by three ranks, summed over which of them is the starter */
    const float *suited;  /* (8192,): summed over the pairs of ranks in a set */
} Crib;

static void discard(const uint8_t *cards, const Layout *fixed, const Crib *crib, double sign, const double *pegging,
                    float *value) {
    int left[RANKS], unseen[4], in_suit[4];
    double through[RANKS], pairs = 0, nobs = 0;
    float drawn[TRIPLES];
    for (int rank = 0; rank < RANKS; rank++) left[rank] = 4;
    for (int suit = 0; suit < 4; suit++) unseen[suit] = (1 << RANKS) - 1;
    for (int i = 0; i < 6; i++) {
        left[cards[i] >> 2]--;
        unseen[cards[i] & 3] &= ~(1 << (cards[i] >> 2));
    }
    for (int suit = 0; suit < 4; suit++) in_suit[suit] = __builtin_popcount((unsigned)unseen[suit]);
    for (int rank = 0; rank < RANKS; rank++) {
        double sum = 0;
        for (int other = 0; other < RANKS; other++) sum += (double)crib->weights[RANKS * rank + other] * (left[other] - (rank == other));
        through[rank] = sum;
        if (left[rank] > 0) pairs += sum * left[rank];
    }
    pairs /= 2;
    for (int suit = 0; suit < 4; suit++)
        if (unseen[suit] >> JACK & 1)
            for (int rank = 0; rank < RANKS; rank++)
                if (rank != JACK && unseen[suit] >> rank & 1) nobs += through[JACK] - (double)crib->weights[RANKS * JACK + rank];
    for (int i = 0; i < TRIPLES; i++) {
        int x = fixed->triple[3 * i], y = fixed->triple[3 * i + 1], z = fixed->triple[3 * i + 2], ways;
        if (x == z) ways = left[x] * (left[x] - 1) * (left[x] - 2) / 6;
        else if (x == y) ways = left[x] * (left[x] - 1) / 2 * left[z];
        else if (y == z) ways = left[x] * (left[y] * (left[y] - 1) / 2);
        else ways = left[x] * left[y] * left[z];
        drawn[i] = (float)ways * crib->triples[i];
    }
    for (int way = 0; way < WAYS; way++) {
        const uint8_t *at = fixed->away + 6 * way;
        int first = cards[at[0]], second = cards[at[1]];
        const float *row = fixed->with_pair + TRIPLES * fixed->pair_at[RANKS * (first >> 2) + (second >> 2)];
        float dot = 0;
        for (int i = 0; i < TRIPLES; i++) dot += drawn[i] * row[i];
        double of_crib = (double)dot + nobs;
        if (((first ^ second) & 3) == 0) of_crib += 5.0 * (double)crib->suited[unseen[first & 3]] * (in_suit[first & 3] - 2);
        for (int i = 0; i < 2; i++) {
            int card = i ? second : first;
            if (card >> 2 == JACK)
                for (int rank = 0; rank < RANKS; rank++)
                    if (unseen[card & 3] >> rank & 1) of_crib += pairs - through[rank];
        }
        int number = 0, of_hand = 0, one_suit = 1, suit = cards[at[2]] & 3;
        for (int i = 2; i < 6; i++) {
            int card = cards[at[i]];
            number = RANKS * number + (card >> 2);
            one_suit &= (card & 3) == suit;
            if (card >> 2 == JACK) of_hand += in_suit[card & 3];
        }
        const uint8_t *with = fixed->points + RANKS * number;
        for (int rank = 0; rank < RANKS; rank++) of_hand += left[rank] * with[rank];
        if (one_suit) of_hand += 4 * STARTERS + in_suit[suit];
        value[way] = (float)(of_hand / (double)STARTERS + sign * of_crib / (pairs * OTHERS) + pegging[fixed->four_at[number]]);
    }
}

void discard_each(const uint8_t *hands, int64_t many, const Layout *fixed, const Crib *crib, double sign,
                  const double *pegging, float *values) {
    for (int64_t i = 0; i < many; i++) discard(hands + 6 * i, fixed, crib, sign, pegging, values + WAYS * i);
}
