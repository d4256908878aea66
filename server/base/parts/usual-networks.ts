/** Card networks the shop accepts, the preferred first. */
export const usualNetworks = [
  'VISA',
  'MASTERCARD',
  'AMEX',
  'DISCOVER',
  'DINERSCLUB',
  'JCB',
] as const;
