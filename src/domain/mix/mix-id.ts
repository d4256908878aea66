/** `MYOMP-30-1` is the first mix of a cart, `MYOMP-30-2` the second, and so on (LIM-09). */
export type MixId = `MYOMP-30-${number}`;

export const mixIdPrefix = 'MYOMP-30-';
const writtenNumber = /^MYOMP-30-([0-9]+)$/;

/**
 * The number a mix id writes, leading zeros and all; nothing for any other id, and nothing for
 * digits beyond the safe integers, which cannot be counted on from (D-READ-01).
 */
export const mixNumber = (id: string): number | undefined => {
  const number = Number(writtenNumber.exec(id)?.[1]);
  return Number.isSafeInteger(number) ? number : undefined;
};

export const mixIdOf = (number: number): MixId => `${mixIdPrefix}${number}`;

/** The highest number among ids; 0 without one that can be counted on from. */
export const highestMixNumber = (ids: readonly string[]): number =>
  ids.reduce((highest, id) => Math.max(highest, mixNumber(id) ?? 0), 0);

/**
 * Hands out mix ids above every id in use, one higher each time (MERGE-05).
 *
 * Gaps that removed mixes left stay gaps. Ids too long to be counted are ignored for the highest
 * number but still never handed out twice.
 */
export const mixIdsAbove = (used: readonly string[]): (() => MixId) => {
  const inUse = new Set(used);
  // Unlimited digits, because one above the highest safe integer is not safe itself.
  let last = BigInt(highestMixNumber(used));
  return () => {
    do last += 1n;
    while (inUse.has(mixIdPrefix + last));
    return (mixIdPrefix + last) as MixId;
  };
};

/** The id of a mix newly made (MIX-06); the very first is `MYOMP-30-1` (MERGE-06). */
export const nextMixId = (used: readonly string[]): MixId => mixIdsAbove(used)();
