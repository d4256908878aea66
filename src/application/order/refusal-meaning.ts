import type { CallRefused } from '#ports/failures.ts';

/**
 * What a refusal without a name of its own says about an order:
 * `no-answer`: the shop is in trouble, and may have taken it;
 * `payment`: what it is paid with is not good (any more);
 * `key-used`: the attempt's key was used for another order, of which the shop tells nothing;
 * `refused`: anything else; there is no order.
 */
export type RefusalMeaning = 'no-answer' | 'payment' | 'key-used' | 'refused';

const meanings: ReadonlyMap<string, RefusalMeaning> = new Map([
  ['PAYMENT_TOKEN_INVALID', 'payment'],
  ['PAYMENT_SESSION_UNKNOWN', 'payment'],
  ['IDEMPOTENCY_KEY_REUSED', 'key-used'],
]);

/** The one place of ordering that reads a code or a status. */
export const refusalMeaning = ({ code, status }: CallRefused): RefusalMeaning =>
  meanings.get(code) ?? (status >= 500 ? 'no-answer' : 'refused');
