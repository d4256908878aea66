/**
 * Why an order is asked for once more: the shop works on it at this moment, or did not answer.
 * Asking is always the same attempt, so it makes no second order (ORDER-10).
 */
export type AskingReason = 'confirming' | 'unanswered';

/** Pauses before each further asking, milliseconds (D-ORDER-04). */
const pauses: Readonly<Record<AskingReason, readonly number[]>> = {
  confirming: [500, 1000, 2000, 2000, 2000, 2000],
  unanswered: [500, 1000, 2000],
};

/**
 * How long to wait before asking again, milliseconds; never shorter than the shop wishes. Undefined
 * when it was asked often enough. `asked` counts the askings after the first.
 */
export const pauseBeforeAsking = (
  reason: AskingReason,
  asked: number,
  wished = 0,
): number | undefined => {
  const pause = pauses[reason][asked];
  return pause === undefined ? undefined : Math.max(pause, wished);
};
