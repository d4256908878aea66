import { randomInt } from 'node:crypto';
import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import { tooMany } from '#sandbox/identity/base/okta-refusal.ts';
import { sameText } from '#sandbox/identity/credentials/same-text.ts';
import { hashed } from '#sandbox/identity/store/tickets.ts';

/** Six digits, as people can copy them from a mail. */
export const makeCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');

/**
 * The stored hash of a code; it includes the purpose, so that equal digits for another purpose have
 * another hash.
 */
export const codeHash = (code: string, opens: string): string => hashed(`${opens}.${code}`);

/** Six digits can be guessed, so after a few wrong attempts the code becomes invalid. */
export const isCode = async (
  { store, settings }: IdentityParts,
  given: string,
  kept: { readonly hash: string; readonly opens: string },
): Promise<boolean> => {
  const until = await store.guards.spend('codes', kept.hash, settings.allowances.codes);
  if (until !== undefined) throw tooMany(until);
  return sameText(codeHash(given.trim(), kept.opens), kept.hash);
};

/** Counts a message to an address; refuses when there were too many. */
export const countMessage = async (
  { store, settings }: IdentityParts,
  address: string,
): Promise<void> => {
  const until = await store.guards.spend(
    'messages',
    address.trim().toLowerCase(),
    settings.allowances.messages,
  );
  if (until !== undefined) throw tooMany(until);
};
