import type { ProviderPerson, TokenHolder } from '#server/parties/sign-in-provider.ts';

/** Who makes a call, proved by their token. */
export interface Shopper extends TokenHolder {
  /** Asks the provider for name and e-mail; throws the refusal when it does not answer. */
  readPerson(): Promise<ProviderPerson>;
}
