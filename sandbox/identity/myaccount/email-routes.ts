import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { emailProblem } from '#domain/validation/email.ts';
import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import {
  alreadyThere,
  badBody,
  badCredentials,
  notFound,
} from '#sandbox/identity/base/okta-refusal.ts';
import {
  codeHash,
  countMessage,
  isCode,
  makeCode,
} from '#sandbox/identity/credentials/one-time-code.ts';
import { accountLink, accountOf } from '#sandbox/identity/myaccount/account-access.ts';
import type { EmailAddress } from '#sandbox/identity/store/contacts.ts';
import type { User } from '#sandbox/identity/store/users.ts';

const path = '/idp/myaccount/emails';
type ById = { readonly Params: { readonly id: string } };
type ByChallenge = { readonly Params: { readonly id: string; readonly challengeId: string } };

interface EmailChallengeFacts {
  readonly emailId: string;
  readonly hash?: string;
}

const added = z.object({
  profile: z.object({
    email: z
      .string()
      .trim()
      .refine((value) => emailProblem(value) === undefined),
  }),
  sendEmail: z.boolean().optional(),
  role: z.enum(['PRIMARY', 'SECONDARY']).default('SECONDARY'),
});
const code = z.object({ verificationCode: z.string().max(20) });

export const registerEmailRoutes = (app: FastifyInstance, parts: IdentityParts): void => {
  const { contacts } = parts.store;

  app.get(path, async (request) => {
    const user = await accountOf(parts, request, 'email', 'read');
    return (await contacts.emails(user.id)).map((email) => emailBody(parts, email));
  });
  app.post(path, async (request, reply) => {
    const user = await accountOf(parts, request, 'email', 'manage');
    const body = added.safeParse(request.body);
    if (!body.success) throw badBody('profile.email');
    const { profile, role } = body.data;
    const email = await contacts.addEmail(user.id, profile.email, role === 'PRIMARY');
    if (email === undefined) throw alreadyThere('email');
    return reply.code(201).send(emailBody(parts, email));
  });
  app.get<ById>(`${path}/:id`, async (request) => {
    const user = await accountOf(parts, request, 'email', 'read');
    return emailBody(parts, await emailOf(parts, user, request.params.id));
  });
  app.delete<ById>(`${path}/:id`, async (request, reply) => {
    const user = await accountOf(parts, request, 'email', 'manage');
    const email = await emailOf(parts, user, request.params.id);
    // The main address is the login: an account without one could not be found again.
    if (email.role === 'PRIMARY') throw badBody('id');
    await contacts.removeEmail(user.id, email.id);
    return reply.code(204).send();
  });
  registerChallengeRoutes(app, parts);
};

const registerChallengeRoutes = (app: FastifyInstance, parts: IdentityParts): void => {
  const { contacts, tickets } = parts.store;

  app.post<ById>(`${path}/:id/challenge`, async (request, reply) => {
    const user = await accountOf(parts, request, 'email', 'manage');
    const email = await emailOf(parts, user, request.params.id);
    const challengeId = await beginChallenge(parts, user, email);
    return reply.code(201).send(await challengeBody(parts, user, email.id, challengeId));
  });

  // Okta's transaction polls with GET, its function of the same name with POST (MYACC-07).
  app.route<ByChallenge>({
    method: ['GET', 'POST'],
    url: `${path}/:id/challenge/:challengeId`,
    handler: async (request) => {
      const user = await accountOf(parts, request, 'email', 'read');
      return challengeBody(parts, user, request.params.id, request.params.challengeId);
    },
  });

  app.post<ByChallenge>(`${path}/:id/challenge/:challengeId/verify`, async (request, reply) => {
    const user = await accountOf(parts, request, 'email', 'manage');
    const { id, challengeId } = request.params;
    const body = code.safeParse(request.body);
    if (!body.success) throw badBody('verificationCode');
    const { hash } = (await openChallenge(parts, user, id, challengeId)).facts;
    const given = body.data.verificationCode;
    if (hash === undefined || !(await isCode(parts, given, { hash, opens: id }))) {
      throw badCredentials();
    }
    await contacts.verifyEmail(user.id, id);
    await tickets.change<EmailChallengeFacts>('email-challenge', challengeId, {
      userId: user.id,
      facts: { emailId: id },
    });
    return reply.code(200).send();
  });
};

const emailOf = async (parts: IdentityParts, user: User, id: string): Promise<EmailAddress> => {
  const email = await parts.store.contacts.email(user.id, id);
  if (email === undefined) throw notFound(`${id} (Email)`);
  return email;
};

const beginChallenge = async (
  parts: IdentityParts,
  user: User,
  { id, address }: EmailAddress,
): Promise<string> => {
  await countMessage(parts, address);
  const made = makeCode();
  const challengeId = await parts.store.tickets.issue<EmailChallengeFacts>('email-challenge', {
    userId: user.id,
    facts: { emailId: id, hash: codeHash(made, id) },
    seconds: parts.settings.lives.recovery,
  });
  const { locale, firstName } = user.profile;
  parts.mailer.send(address, { kind: 'confirm-address', locale, firstName, code: made });
  return challengeId;
};

const openChallenge = async (parts: IdentityParts, user: User, id: string, challengeId: string) => {
  const found = await parts.store.tickets.read<EmailChallengeFacts>('email-challenge', challengeId);
  if (found?.userId !== user.id || found.facts.emailId !== id) {
    throw notFound(`${challengeId} (EmailChallenge)`);
  }
  return found;
};

const challengeBody = async (parts: IdentityParts, user: User, id: string, challengeId: string) => {
  const { expiresAt } = await openChallenge(parts, user, id, challengeId);
  const email = await emailOf(parts, user, id);
  const self = `emails/${id}/challenge/${challengeId}`;
  return {
    id: challengeId,
    status: email.status,
    expiresAt: expiresAt.toISOString(),
    profile: { email: email.address },
    _links: {
      verify: accountLink(parts, `${self}/verify`, 'POST'),
      poll: accountLink(parts, self, 'GET'),
    },
  };
};

const emailBody = (
  parts: IdentityParts,
  { id, address, role, status, becomesPrimary }: EmailAddress,
) => ({
  id,
  profile: { email: address },
  // What it is to be is told before it is confirmed, too.
  roles: [becomesPrimary ? 'PRIMARY' : role],
  status,
  _links: {
    self: accountLink(parts, `emails/${id}`, ...(role === 'PRIMARY' ? ['GET'] : ['GET', 'DELETE'])),
    ...(status === 'UNVERIFIED' && {
      challenge: accountLink(parts, `emails/${id}/challenge`, 'POST'),
    }),
  },
});
