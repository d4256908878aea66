import { randomInt } from 'node:crypto';
import { sameText } from '#sandbox/identity/credentials/same-text.ts';
import type { IdentityDesk } from '#sandbox/identity/desk/identity-desk.ts';
import { tooMany } from '#sandbox/identity/desk/okta-refusal.ts';
import { hashed } from '#sandbox/identity/store/tickets.ts';

/** Six digits, as people can copy them from a mail. */
export const makeCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');

/** As kept: bound to what it opens, so that the same digits elsewhere have another hash. */
export const codeHash = (code: string, opens: string): string => hashed(`${opens}.${code}`);

/** Six digits can be guessed: after a few wrong ones the code opens nothing any more. */
export const isCode = async (
  { store, settings }: IdentityDesk,
  given: string,
  kept: { readonly hash: string; readonly opens: string },
): Promise<boolean> => {
  const until = await store.guards.spend('codes', kept.hash, settings.allowances.codes);
  if (until !== undefined) throw tooMany(until);
  return sameText(codeHash(given.trim(), kept.opens), kept.hash);
};

/** Takes one of the messages an address may get; refuses where there were too many. */
export const countMessage = async (
  { store, settings }: IdentityDesk,
  address: string,
): Promise<void> => {
  const until = await store.guards.spend(
    'messages',
    address.trim().toLowerCase(),
    settings.allowances.messages,
  );
  if (until !== undefined) throw tooMany(until);
};
