/**
 * One customer is an account, and is an e-mail address in any letter case and without what follows
 * a `+`. One name for each way to know them; only fingerprints of these are kept.
 */
export const couponCustomers = (
  email: string | undefined,
  accountId: string | undefined,
): readonly string[] => [
  ...(accountId === undefined ? [] : [`coupon account ${accountId}`]),
  ...(email === undefined || email === '' ? [] : [`coupon email ${plainEmail(email)}`]),
];

const plainEmail = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, '@');

/** Who guesses codes: as far as somebody proves it, or it is theirs alone. */
export const couponGuesser = ({
  accountId,
  actor,
  cartId = '',
}: {
  readonly accountId?: string | undefined;
  readonly actor?: string | undefined;
  readonly cartId?: string | undefined;
}): string => `coupon shopper ${accountId ?? actor ?? `cart ${cartId}`}`;
