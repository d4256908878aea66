import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import { cookieOf, cookieText, sessionCookie } from '#sandbox/identity/sessions/session-cookie.ts';
import type { User } from '#sandbox/identity/store/users.ts';

export type Session = InstanceType<Provider['Session']>;

export interface SignedIn {
  readonly session: Session;
  readonly user: User;
}

export const currentSession = async (
  parts: IdentityParts,
  request: FastifyRequest,
): Promise<SignedIn | undefined> => {
  const id = cookieOf(request.headers.cookie, sessionCookie);
  if (id === undefined) return undefined;
  const { provider } = await parts.providers.current();
  const session = await provider.Session.find(id);
  if (session?.accountId === undefined) return undefined;
  const user = await parts.store.users.byId(session.accountId);
  return user && { session, user };
};

/** A new session with a new identifier, whatever the browser brought before. */
export const startSession = async (
  parts: IdentityParts,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  user: User,
  how: { readonly amr: readonly string[] },
): Promise<Session> => {
  const { provider } = await parts.providers.current();
  const old = await currentSession(parts, request);
  await old?.session.destroy();
  const session = new provider.Session();
  session.loginAccount({ accountId: user.id, amr: [...how.amr] });
  await prolong(parts, reply, { session, user });
  return session;
};

/** Extends a session to its full duration from now. */
export const prolong = async (
  { settings }: IdentityParts,
  reply: FastifyReply,
  { session, user }: SignedIn,
): Promise<void> => {
  const seconds = user.shortSession ?? settings.lives.session;
  await session.save(seconds);
  // Cookies are thrown away by browsers, whose clocks are not the sandbox's.
  const expires = new Date(Date.now() + seconds * 1000);
  reply.header(
    'set-cookie',
    cookieText(session.jti, expires, settings.origin.startsWith('https:')),
  );
};

export const forgetSession = (parts: IdentityParts, reply: FastifyReply): void => {
  const secure = parts.settings.origin.startsWith('https:');
  reply.header('set-cookie', cookieText('', new Date(0), secure));
};
