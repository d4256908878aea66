/** Card networks the shop takes, the preferred first. */
export const usualNetworks = [
  'VISA',
  'MASTERCARD',
  'AMEX',
  'DISCOVER',
  'DINERSCLUB',
  'JCB',
] as const;
