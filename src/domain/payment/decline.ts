/** Which words a decline deserves; signs of fraud share `declined` with everyday refusals (P-19). */
export type DeclineGroup =
  | 'billing-address'
  | 'security-code'
  | 'expiry'
  | 'funds'
  | 'declined'
  | 'temporary'
  | 'authentication'
  | 'duplicate';
