import type { Cents } from '#domain/money/cents.ts';

/** How long and how short typed texts may be (specification point 9, LIM-05); in characters. */
export const inputLimits = {
  phoneDigits: 10,
  zipDigits: 5,
  nameShortest: 2,
  nameLongest: 30,
  addressLongest: 30,
  cityLongest: 30,
  passwordShortest: 8,
  /** D-FORM-02. */
  emailLongest: 254,
  /** D-CART-13. */
  giftMessageLongest: 200,
  /** D-FORM-15. */
  subjectLongest: 100,
  senderNameLongest: 60,
  descriptionLongest: 2000,
} as const;

/** Goods that ship for nothing from 15 dollars on, unless the shop's config says more (D-CART-09). */
export const defaultFreeShippingThreshold = 1500 as Cents;

/** Pieces of one thing in one order (LIM-11, LIM-12; D-CART-01, D-CART-12). */
export const quantityLimits = { line: 99, preOrder: 10 } as const;

/** Gift card limits of one order (D-CART-13). */
export const giftCardLimits = { cards: 5, amount: 50_000 as Cents } as const;

/** Options of a filter group before "show more" (LIM-03). */
export const subFilterLimit = 10;

/** Times of the shop in milliseconds (LIM-08); those of the payment session live with it (LIM-10). */
export const shopTimes = {
  notification: 4000,
  persistence: 5000,
  forcedLogout: 1000,
} as const;
