import { callbackPaths, type ProviderSettings } from '#adapters/identity/provider-settings.ts';

/** The content of a callback address. */
export type Landing =
  | {
      readonly kind: 'code';
      readonly code: string;
      readonly state: string;
      readonly issuer?: string;
    }
  /** The code of the identity engine, for whom the flow was ended on the provider's own pages. */
  | {
      readonly kind: 'interaction-code';
      readonly code: string;
      readonly state: string;
      readonly issuer?: string;
    }
  /** Tokens in the address: this shop never asks for them so, and takes none. */
  | { readonly kind: 'tokens' }
  | { readonly kind: 'error'; readonly error: string; readonly state: string }
  /** A link of a mail, opened here: it carries a code for wherever it was asked for (IDX-09). */
  | { readonly kind: 'mail'; readonly code: string }
  /** With a state it is a way back without anything that ends a sign-in (IDX-07). */
  | { readonly kind: 'nothing'; readonly state?: string };

const ours: readonly string[] = Object.values(callbackPaths);

/**
 * Reads a returned address (TOKEN-037). Only the two callback pages of this shop are landed on, exactly, and only with
 * something that ends a sign-in: a code, the code of an interaction, an error, or tokens.
 */
export const readLanding = (address: string, { shopOrigin }: ProviderSettings): Landing => {
  const url = URL.parse(address);
  if (url === null || url.origin !== shopOrigin || !ours.includes(url.pathname)) {
    return { kind: 'nothing' };
  }
  if (tokenNames.some((name) => carried(url).has(name))) return { kind: 'tokens' };
  const [state, code, interactionCode, error, otp, issuer] = [
    ...['state', 'code', 'interaction_code', 'error', 'otp', 'iss'],
  ].map((name) => url.searchParams.get(name) || undefined);
  if (state === undefined) return { kind: 'nothing' };
  if (otp !== undefined) return { kind: 'mail', code: otp };
  if (error !== undefined) return { kind: 'error', error, state };
  const from = { state, ...(issuer !== undefined && { issuer }) };
  if (code !== undefined) return { kind: 'code', code, ...from };
  return interactionCode === undefined
    ? { kind: 'nothing', state }
    : { kind: 'interaction-code', code: interactionCode, ...from };
};

const tokenNames = ['access_token', 'id_token'];

/** Tokens come behind the `#`, where no server reads them; a query is looked at all the same. */
const carried = ({ searchParams, hash }: URL): ReadonlySet<string> =>
  new Set([...searchParams.keys(), ...new URLSearchParams(hash.slice(1)).keys()]);
