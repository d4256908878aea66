import type { FailureTag } from '#ports/shop-failure.ts';

/**
 * The word scripts read for what the shop refused, whatever its tag: what they branched on before
 * refusals had tags of their own goes on (D-CLI-15). Every other failure's word is its tag.
 */
const wordOf: Readonly<Partial<Record<FailureTag, string>>> = {
  ShopRefused: 'CallRefused',
  RequestRefused: 'CallRefused',
  ShopFailed: 'CallRefused',
  MergeWaits: 'CallRefused',
  QuoteMissing: 'CallRefused',
  AddressNotServiceable: 'CallRefused',
  OrderTooLarge: 'CallRefused',
  GoodsOnHold: 'CallRefused',
  TaxUnknown: 'CallRefused',
  PaymentRefused: 'CallRefused',
  AttemptReused: 'CallRefused',
  AddressBookFull: 'CallRefused',
  FlowNotBegun: 'SignInOver',
};

/** What scripts read: the terminal's `error.code`, and what a recorded trip expects. */
export const failureWord = (tag: FailureTag): string => wordOf[tag] ?? tag;
