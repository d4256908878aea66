/**
 * How many typing mistakes are between two words: a letter too many, missing, wrong, or
 * two letters swapped. Counting stops above `limit`.
 */
export const slipsBetween = (typed: string, meant: string, limit: number): number => {
  if (Math.abs(typed.length - meant.length) > limit) return limit + 1;
  let rowBefore: number[] = [];
  let row = Array.from({ length: meant.length + 1 }, (_, index) => index);
  for (let at = 1; at <= typed.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= meant.length; to += 1) {
      const same = typed[at - 1] === meant[to - 1];
      const swapped = typed[at - 1] === meant[to - 2] && typed[at - 2] === meant[to - 1];
      next[to] = Math.min(
        (row[to] ?? 0) + 1,
        (next[to - 1] ?? 0) + 1,
        (row[to - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (rowBefore[to - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    rowBefore = row;
    row = next;
  }
  return Math.min(row[meant.length] ?? 0, limit + 1);
};

/** Mistakes corrected in a word: none in the shortest, where each would be another word. */
export const slipsForgiven = (word: string): 0 | 1 | 2 => {
  if (word.length < 4) return 0;
  return word.length < 6 ? 1 : 2;
};

export interface KnownWord {
  readonly word: string;
  /** How many products have it. */
  readonly products: number;
}

/**
 * The known word nearest to a typed one: fewest mistakes first, then more products.
 * Two mistakes are corrected only when the first letter is right.
 */
export const wordMeant = <Known extends KnownWord>(
  typed: string,
  known: readonly Known[],
): Known | undefined => {
  const forgiven = slipsForgiven(typed);
  const within = known
    .map((each) => ({ each, slips: slipsBetween(typed, each.word, forgiven) }))
    .filter(
      ({ each, slips }) => slips <= (each.word[0] === typed[0] ? forgiven : 1) && slips <= forgiven,
    );
  within.sort(
    (one, other) =>
      one.slips - other.slips ||
      other.each.products - one.each.products ||
      (one.each.word < other.each.word ? -1 : 1),
  );
  return within[0]?.each;
};

/** The known word that begins like an unfinished one with one mistake: `jalpe` is `jalape…`. */
export const wordBegun = <Known extends KnownWord>(
  typed: string,
  known: readonly Known[],
): Known | undefined => {
  if (slipsForgiven(typed) === 0) return undefined;
  const begins = ({ word }: Known): boolean =>
    word[0] === typed[0] &&
    [-1, 0, 1].some((more) => slipsBetween(typed, word.slice(0, typed.length + more), 1) <= 1);
  return known.filter(begins).sort((one, other) => other.products - one.products)[0];
};

/** The groups of three letters of a word, with its ends marked: similar words share many. */
export const letterTriples = (word: string): readonly string[] => {
  // By code points: a database refuses half of a surrogate pair.
  const marked = [...`  ${word} `];
  const triples = marked.slice(2).map((_, at) => marked.slice(at, at + 3).join(''));
  return [...new Set(triples)];
};
