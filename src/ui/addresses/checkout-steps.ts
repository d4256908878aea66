/** Addresses of the checkout's steps, by number. */
export const stepAddresses = [
  '/checkout/shipping',
  '/checkout/payment',
  '/checkout/review',
] as const;

/** The payment step, at the card that must be entered again. */
export const cardAddress = `${stepAddresses[1]}#card`;
