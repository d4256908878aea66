import type { FailureTag } from '#ports/shop-failure.ts';

/**
 * Failures of any call, cart or step. Their sentences say nothing of money, some by the catalogue's own
 * words (ERR-09): where an order was refused for one of them, that is said beside it.
 */
export const silentOnMoney: ReadonlySet<FailureTag> = new Set<FailureTag>([
  'HandshakeMissing',
  'ShopUnreachable',
  'SessionExpired',
  'NotSignedIn',
  'ShopRefused',
  'RequestRefused',
  'ShopFailed',
  'AnswerUnreadable',
  'TooManyAttempts',
  'CartEmpty',
  'QuantityRefused',
  'StepNotReady',
  'InputRefused',
  'QuoteMissing',
  'AddressNotServiceable',
  'CouponRefused',
]);
