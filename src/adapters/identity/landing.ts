import { callbackPaths, type ProviderSettings } from '#adapters/identity/provider-settings.ts';

/** The content of a callback address. */
export type Landing =
  | {
      readonly kind: 'code';
      readonly code: string;
      readonly state: string;
      readonly issuer?: string;
    }
  | { readonly kind: 'error'; readonly error: string; readonly state: string }
  /** A link of a mail, opened here: it carries a code for wherever it was asked for (IDX-09). */
  | { readonly kind: 'mail'; readonly code: string }
  | { readonly kind: 'nothing' };

const ours: readonly string[] = Object.values(callbackPaths);

/** Reads a returned address. Only the two callback pages of this shop are landed on, exactly. */
export const readLanding = (address: string, { shopOrigin }: ProviderSettings): Landing => {
  const url = URL.parse(address);
  if (url === null || url.origin !== shopOrigin || !ours.includes(url.pathname)) {
    return { kind: 'nothing' };
  }
  const [state, code, error, otp, issuer] = ['state', 'code', 'error', 'otp', 'iss'].map(
    (name) => url.searchParams.get(name) || undefined,
  );
  if (state === undefined) return { kind: 'nothing' };
  if (otp !== undefined) return { kind: 'mail', code: otp };
  if (error !== undefined) return { kind: 'error', error, state };
  if (code === undefined) return { kind: 'nothing' };
  return { kind: 'code', code, state, ...(issuer !== undefined && { issuer }) };
};
