/** A number from 0 up to, without, 1. */
export type Chance = () => number;

/** Always the same numbers for a seed (mulberry32 behind FNV-1a). */
export const makeChance = (seed: string): Chance => {
  let state = [...seed].reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193),
    0x811c9dc5,
  );
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const once = Math.imul(state ^ (state >>> 15), 1 | state);
    const twice = (once + Math.imul(once ^ (once >>> 7), 61 | once)) ^ once;
    return ((twice ^ (twice >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** So many of a list, whichever chance takes, in the list's order. */
export const someOf = <Item>(
  items: readonly Item[],
  most: number,
  chance: Chance,
): readonly Item[] =>
  items
    .map((item, at) => ({ item, at, rank: chance() }))
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, most)
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
