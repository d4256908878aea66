/**
 * Seconds by which the provider's clock is ahead of the machine's. oidc-provider reads the machine's and no other:
 * what it is given and what it gives is moved by these.
 */
export const secondsAhead = (now: () => Date): number =>
  Math.round((now().getTime() - Date.now()) / 1000);
