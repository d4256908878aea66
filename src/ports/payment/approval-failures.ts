import { Data } from 'effect';
import type { Told } from '#ports/session/call-failures.ts';

/** No session at PayPal could be opened; nothing was charged (PACC-08). */
export class AccountSessionFailed extends Data.TaggedError('AccountSessionFailed')<Told> {}

/** The approval page's address is none a shopper may be sent to; nobody left the shop (PACC-09). */
export class RedirectRefused extends Data.TaggedError('RedirectRefused') {}

/** PayPal did not tell what was approved; asking again may help (PACC-10). */
export class AccountDetailsFailed extends Data.TaggedError('AccountDetailsFailed')<Told> {}

/** The payer closed PayPal's page or went back without approving (PACC-11). */
export class ApprovalCancelled extends Data.TaggedError('ApprovalCancelled') {}

/** What came back belongs to no session of this shopper, or comes too late (PACC-12). */
export class ApprovalInvalid extends Data.TaggedError('ApprovalInvalid')<Partial<Told>> {}

/** An order by PayPal without the ids of its approval; it was not sent (PACC-13). */
export class AccountOrderMissing extends Data.TaggedError('AccountOrderMissing') {}

/** The kept PayPal account is not (or no longer) the customer's. */
export class PaymentAccountGone extends Data.TaggedError('PaymentAccountGone') {}

/** What the payer's side of a payment by PayPal can end with. */
export type ApprovalFailure =
  | AccountSessionFailed
  | RedirectRefused
  | AccountDetailsFailed
  | ApprovalCancelled
  | ApprovalInvalid;
