/** What the address of the home page says, as `state`, after a sign-out at the provider. */
export const signedOutState = 'signed-out';

/** Whether a shopper comes back from signing out at the provider (D-AUTH-05). */
export const isBackFromSignOut = (search: string): boolean =>
  new URLSearchParams(search).get('state') === signedOutState;
