import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mailRecovery, type RecoveryFacts } from '#sandbox/identity/authn/recovery-routes.ts';
import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import { isAnswer } from '#sandbox/identity/credentials/forced.ts';
import { isGoodPassword, setNewPassword } from '#sandbox/identity/credentials/new-password.ts';
import { countMessage } from '#sandbox/identity/credentials/one-time-code.ts';
import { fieldOf } from '#sandbox/identity/oidc/oidc-routes.ts';
import { answerRefusedPage } from '#sandbox/identity/pages/error-page.ts';
import { sendPage } from '#sandbox/identity/pages/page.ts';
import { forgotPage, newPasswordPage, notePage } from '#sandbox/identity/pages/sign-in-page.ts';
import { languageOf, type PageWord } from '#sandbox/identity/pages/words.ts';
import { tried } from '#sandbox/identity/sign-in/visit.ts';
import { hashed } from '#sandbox/identity/store/tickets.ts';
import type { User } from '#sandbox/identity/store/users.ts';

const forgotPath = '/signin/forgot-password';
const resetPath = '/signin/reset-password';

/** The provider's own pages for a forgotten password: the shop sends on to them where a question is asked. */
export const registerForgottenRoutes = (app: FastifyInstance, parts: IdentityParts): void => {
  const { origin } = parts.settings;
  const languageIn = (request: FastifyRequest) => languageOf(request.headers['accept-language']);

  app.get(forgotPath, (request, reply) => {
    const language = languageIn(request);
    return sendPage(reply, language, forgotPage(language, { action: `${origin}${forgotPath}` }));
  });

  app.post(forgotPath, async (request, reply) => {
    const { words, ...language } = languageIn(request);
    const login = fieldOf(request, 'identifier');
    const outcome = await tried(async () => {
      await countMessage(parts, login);
      return { is: 'sent' as const };
    });
    if (outcome.is === 'tooMany') return answerRefusedPage(request, reply, 'tooMany', 429);
    const found = await parts.store.users.byLogin(login);
    const has = found?.status === 'ACTIVE' && found.passwordHash !== undefined;
    await mailRecovery(parts, has ? found : undefined, 'PASSWORD', `${origin}${resetPath}`);
    const page = notePage(words.forgotTitle, words.forgotSent);
    return sendPage(reply, { words, ...language }, page);
  });

  app.get<{ Querystring: { token?: string } }>(resetPath, async (request, reply) => {
    const ticket = request.query.token ?? '';
    const user = await ownerOf(parts, ticket);
    if (user === undefined) return answerRefusedPage(request, reply, 'linkOver');
    return show(parts, request, reply, { user, ticket });
  });

  app.post(resetPath, async (request, reply) => {
    const ticket = fieldOf(request, 'ticket');
    const user = await ownerOf(parts, ticket);
    if (user === undefined) return answerRefusedPage(request, reply, 'linkOver');
    const outcome = await tried(async () => ({ is: await problemOf(parts, user, request) }));
    if (outcome.is === 'tooMany') return answerRefusedPage(request, reply, 'tooMany', 429);
    if (outcome.is !== 'none') {
      return show(parts, request, reply, { user, ticket, problem: outcome.is });
    }
    const onlyIf = () => parts.store.tickets.dropHashed('recovery-token', hashed(ticket));
    await setNewPassword(parts, user, fieldOf(request, 'credentials.newPassword'), { onlyIf });
    const language = languageIn(request);
    const { newPasswordTitle, passwordChanged } = language.words;
    return sendPage(reply, language, notePage(newPasswordTitle, passwordChanged));
  });
};

const ownerOf = async ({ store }: IdentityParts, token: string): Promise<User | undefined> => {
  const found = await store.tickets.read<RecoveryFacts>('recovery-token', token);
  return found?.facts.type === 'PASSWORD' && found.userId !== undefined
    ? store.users.byId(found.userId)
    : undefined;
};

type Problem = 'none' | 'answerWrong' | 'passwordWeak';

/** The answer first: a wrong one must not tell which passwords would do. */
const problemOf = async (
  parts: IdentityParts,
  user: User,
  request: FastifyRequest,
): Promise<Problem> => {
  const answer = fieldOf(request, 'credentials.answer');
  if (user.question !== undefined && !(await isAnswer(parts, user, answer))) return 'answerWrong';
  const password = fieldOf(request, 'credentials.newPassword');
  return isGoodPassword(password, user.login) ? 'none' : 'passwordWeak';
};

const show = (
  { settings }: IdentityParts,
  request: FastifyRequest,
  reply: FastifyReply,
  facts: { readonly user: User; readonly ticket: string; readonly problem?: PageWord },
) => {
  const { user, ticket, problem } = facts;
  const language = languageOf(request.headers['accept-language']);
  const page = newPasswordPage(language, {
    ...{ action: `${settings.origin}${resetPath}`, ticket },
    ...(user.question !== undefined && { question: user.question }),
    ...(problem && { problem }),
  });
  return sendPage(reply, language, page, problem === undefined ? 200 : 400);
};
