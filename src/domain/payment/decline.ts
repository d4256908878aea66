/** Which text a decline gets; suspected fraud gets the same as a plain decline (P-19). */
export type DeclineGroup =
  | 'billing-address'
  | 'security-code'
  | 'expiry'
  | 'funds'
  | 'declined'
  | 'temporary'
  | 'authentication'
  | 'duplicate';
