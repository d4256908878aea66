import type { FastifyReply } from 'fastify';
import type { IdentityDesk } from '#sandbox/identity/desk/identity-desk.ts';
import type { User } from '#sandbox/identity/store/users.ts';

/** Where a shopper came from who went to Google, and goes back to. */
export type GoogleOrigin =
  | { readonly for: 'page'; readonly uid: string }
  | { readonly for: 'idx'; readonly stateHandle: string };

/** What Google says about somebody. */
export interface GoogleIdentity {
  readonly subject: string;
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
}

export interface GoogleCodeFacts {
  readonly origin: GoogleOrigin;
  readonly identity: GoogleIdentity;
}

/** Sends the browser to the page that plays Google. */
export const beginGoogle = async (
  { store, settings }: IdentityDesk,
  reply: FastifyReply,
  origin: GoogleOrigin,
) => {
  const request = await store.tickets.issue<GoogleOrigin>('google-request', {
    facts: origin,
    seconds: settings.lives.transaction,
  });
  return reply
    .code(303)
    .header('location', `${settings.origin}/google/accounts?request=${request}`)
    .send();
};

export const returnPath = (origin: GoogleOrigin, code: string): string => {
  const query = new URLSearchParams({ code }).toString();
  return origin.for === 'page'
    ? `/signin/${origin.uid}/google/back?${query}`
    : `/sso/idps/google/back?${query}`;
};

/**
 * The user behind a Google account; a new one is made at the first visit.
 *
 * An account of the same address is joined only if that address is confirmed: else somebody could
 * register another's address, wait for them to come by Google, and share the account.
 */
export const userOfGoogle = async (
  { store }: IdentityDesk,
  identity: GoogleIdentity,
): Promise<User | undefined> => {
  const known = await store.users.byGoogle(identity.subject);
  if (known !== undefined) return known;
  await store.users.removeStaged(identity.email);
  const same = await store.users.byLogin(identity.email);
  if (same === undefined) {
    return store.users.create({
      login: identity.email,
      profile: { firstName: identity.givenName, lastName: identity.familyName },
      emailVerified: true,
      googleSubject: identity.subject,
    });
  }
  if (!same.emailVerified || same.googleSubject !== undefined) return undefined;
  await store.users.linkGoogle(same.id, identity.subject);
  return store.users.byId(same.id);
};
