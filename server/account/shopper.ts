import type { Refusal } from '#server/base/refusal/refusal.ts';
import type { ProviderPerson, TokenHolder } from '#server/parties/sign-in-provider.ts';

/** Who makes a call, proved by their token. */
export interface Shopper extends TokenHolder {
  /** Asks the provider for name and e-mail; refused when it does not answer. */
  readPerson(): Promise<ProviderPerson | Refusal>;
}
