/** What opens the account at the provider, unless an operator names other scopes (D-AUTH-19). */
export const usualAccountScopes: readonly string[] = ['profile', 'email', 'phone', 'password'].map(
  (part) => `okta.myAccount.${part}.manage`,
);
