/** `MYOMP-30-1` is the first mix of a cart, `MYOMP-30-2` the second, and so on (LIM-09). */
export type MixId = `MYOMP-30-${number}`;

export const mixIdPrefix = 'MYOMP-30-';
const writtenNumber = /^MYOMP-30-([0-9]+)$/;

/**
 * The number of a mix id, leading zeros allowed; undefined for any other id, and for
 * numbers above the safe integers, which cannot be counted up (D-READ-01).
 */
export const mixNumber = (id: string): number | undefined => {
  const number = Number(writtenNumber.exec(id)?.[1]);
  return Number.isSafeInteger(number) ? number : undefined;
};

export const mixIdOf = (number: number): MixId => `${mixIdPrefix}${number}`;

/** The highest number among ids; 0 when none has a usable number. */
export const highestMixNumber = (ids: readonly string[]): number =>
  ids.reduce((highest, id) => Math.max(highest, mixNumber(id) ?? 0), 0);

/**
 * Gives mix ids above every id in use, one higher each time (MERGE-05).
 *
 * Numbers of removed mixes are not used again. Ids with unusable numbers do not count for the highest
 * number, but are never given again.
 */
export const mixIdsAbove = (used: readonly string[]): (() => MixId) => {
  const inUse = new Set(used);
  // BigInt, because one above the highest safe integer is not safe itself.
  let last = BigInt(highestMixNumber(used));
  return () => {
    do last += 1n;
    while (inUse.has(mixIdPrefix + last));
    return (mixIdPrefix + last) as MixId;
  };
};

/** The id of a new mix (MIX-06); the first is `MYOMP-30-1` (MERGE-06). */
export const nextMixId = (used: readonly string[]): MixId => mixIdsAbove(used)();
