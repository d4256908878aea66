import type { Variant } from '#domain/session/variant.ts';

/** What the HTTP adapters must know of this installation; all of it is public. */
export interface ShopFacts {
  readonly apiKey: string;
  readonly clientId: string;
  readonly sourceWebsite: string;
  readonly variant: Variant;
  /** Scopes of the account at the provider; none: the page of sign-in and security is not offered. */
  readonly accountScopes: readonly string[];
  /** Absent: no Google sign-in is offered. */
  readonly googleIdpId?: string;
  readonly defaultLocationNumber?: string;
  /** The origin card fields are embedded in; a terminal names the shop's own. */
  readonly targetOrigin: string;
  /** Hosts a payer may be sent to for an approval; none: PayPal is not offered. */
  readonly approvalHosts: readonly string[];
  /** The page's query, where the session-expiry test hook may fire (D-SESSION-15). */
  readonly pageQuery?: () => string;
  /** Given in the sandbox alone: told by how many milliseconds its clock is ahead of the machine's. */
  readonly onClock?: (milliseconds: number) => void;
  /** Called with the cause of a request without an answer. */
  readonly onError?: (cause: unknown) => void;
}
