const minute = 60_000;

/** When the gateway is asked again about a payment, ms (docs/payments.md). */
export const healingTimes = {
  /**
   * An unknown payment the gateway has not heard of by then is called off: no sooner than a minute
   * after its longest answer, as the gateway asks.
   */
  notFoundIsFinal: 1.5 * minute,
  /** The same when the gateway answered the request itself with a failure of its own. */
  answeredNotFoundIsFinal: minute,
  /** How often a payment in review is asked about, until `askOften` has passed. */
  askReview: 15_000,
  /** After this an unknown payment is looked at rarely and marked for an operator. */
  askOften: 15 * minute,
  askRarely: 5 * minute,
  /** A sale that its payer's bank has not decided by then is told to an operator. */
  pendingIsLong: 14 * 24 * 60 * minute,
} as const;

/** The first retry after 2 s, then 4, 8, 16, 30, 30 …; ms. */
export const retryDelay = (tries: number): number =>
  Math.min(30_000, 1000 * 2 ** Math.min(tries, 5));

/** A payment as far as it says when to look at it again; times are Unix ms. */
export interface WaitingPayment {
  readonly createdAt: number;
  /** How often nothing certain was learnt. */
  readonly checks: number;
  /** The gateway had the request and failed; a line that broke may still carry it. */
  readonly wasDelivered: boolean;
  readonly isUnknown: boolean;
}

/**
 * Not since its last step: a capture refused again and again steps to and fro. An operator is told
 * of a payment that is old.
 */
export const isOld = ({ createdAt }: Pick<WaitingPayment, 'createdAt'>, now: number): boolean =>
  now - createdAt > healingTimes.askOften;

/** From when on "not found" means that the payment was never made, Unix ms. */
export const notFoundIsFinalAt = ({
  createdAt,
  wasDelivered,
}: Pick<WaitingPayment, 'createdAt' | 'wasDelivered'>): number =>
  createdAt + (wasDelivered ? healingTimes.answeredNotFoundIsFinal : healingTimes.notFoundIsFinal);

/**
 * Later and later, but not beyond the moment at which "not found" is the answer: whoever waits is
 * told then.
 */
export const nextLook = (payment: WaitingPayment, now: number): number => {
  if (isOld(payment, now)) return now + healingTimes.askRarely;
  const later = now + retryDelay(payment.checks + 1);
  const final = notFoundIsFinalAt(payment);
  return payment.isUnknown && now < final ? Math.min(later, final) : later;
};

export const nextLookAtReview = (payment: Pick<WaitingPayment, 'createdAt'>, now: number): number =>
  now + (isOld(payment, now) ? healingTimes.askRarely : healingTimes.askReview);

export const isLongPending = (
  { createdAt }: Pick<WaitingPayment, 'createdAt'>,
  now: number,
): boolean => now - createdAt > healingTimes.pendingIsLong;
