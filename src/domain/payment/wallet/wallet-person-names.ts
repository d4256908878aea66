/** People of the sandbox with a wallet: the same on its sheet and in the terminal (docs/payments.md). */
export const walletPersonNames = [
  'ca',
  'ny',
  'hi',
  'po-box',
  'long-street',
  'lower-case',
  'declined',
  'cancels-late',
] as const;

export type WalletPersonName = (typeof walletPersonNames)[number];
