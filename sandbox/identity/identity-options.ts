import type { IdentityClient, IdentitySettings } from '#sandbox/identity/desk/identity-settings.ts';
import type { SharedDatabase } from '#sandbox/identity/store/open-store.ts';

export interface IdentityOptions {
  /** 0 for any free port. */
  readonly port: number;
  /** The shop's database; the provider keeps a schema of its own in it. */
  readonly database: SharedDatabase;
  readonly trustedOrigins: readonly string[];
  readonly clients: readonly IdentityClient[];
  /** Opens the Users API to the shop's server. */
  readonly apiToken?: string;
  readonly mail: { readonly url: string; readonly from: string };
  /** What differs from the usual. */
  readonly settings?: Partial<Omit<IdentitySettings, 'origin' | 'trustedOrigins' | 'clients'>>;
  readonly now?: () => Date;
  readonly report?: (error: unknown) => void;
}
