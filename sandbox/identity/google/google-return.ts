import type { FastifyReply } from 'fastify';
import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import type { User } from '#sandbox/identity/store/users.ts';

/** Where a shopper returns to after Google. */
export type GoogleOrigin =
  | { readonly for: 'page'; readonly uid: string }
  | { readonly for: 'idx'; readonly stateHandle: string };

/** What Google tells about a person. */
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

/** Sends the browser to the page of the simulated Google. */
export const beginGoogle = async (
  { store, settings }: IdentityParts,
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
 * The user of a Google account; a new one is created at the first visit. An existing account with
 * the same e-mail is joined only if that e-mail is confirmed: otherwise an attacker could register
 * another person's e-mail, wait until they sign in with Google, and share the account.
 */
export const userOfGoogle = async (
  { store }: IdentityParts,
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
