import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import { googleIdpId } from '#sandbox/identity/base/identity-settings.ts';
import { OktaRefusal } from '#sandbox/identity/base/okta-refusal.ts';
import { checkPassword } from '#sandbox/identity/credentials/check-password.ts';
import {
  codeHash,
  countMessage,
  isCode,
  makeCode,
} from '#sandbox/identity/credentials/one-time-code.ts';
import {
  beginGoogle,
  type GoogleCodeFacts,
  userOfGoogle,
} from '#sandbox/identity/google/google-return.ts';
import { fieldOf } from '#sandbox/identity/oidc/oidc-routes.ts';
import { answerRefusedPage } from '#sandbox/identity/pages/error-page.ts';
import { sendPage } from '#sandbox/identity/pages/page.ts';
import { codePage, signInPage } from '#sandbox/identity/pages/sign-in-page.ts';
import { languageOf, type PageWord } from '#sandbox/identity/pages/words.ts';
import type { User } from '#sandbox/identity/store/users.ts';

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;
type ByUid = { readonly Params: { readonly uid: string } };

export interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly interaction: Interaction;
}

interface PageCodeFacts {
  readonly uid: string;
  readonly hash: string;
}

/** The provider's own sign-in page, which an authorize request without a session leads to. */
export const registerSignInRoutes = (app: FastifyInstance, parts: IdentityParts): void => {
  app.get<ByUid>('/signin/:uid', async (request, reply) => {
    const visit = await visitOf(parts, request, reply);
    if (visit === undefined) return answerRefusedPage(request, reply, 'expired');
    if (visit.interaction.params['idp'] === googleIdpId) return toGoogle(parts, visit);
    return show(parts, visit);
  });

  app.get<ByUid>('/signin/:uid/google', async (request, reply) => {
    const visit = await visitOf(parts, request, reply);
    if (visit === undefined) return answerRefusedPage(request, reply, 'expired');
    return toGoogle(parts, visit);
  });

  app.get<ByUid & { readonly Querystring: { readonly code?: string } }>(
    '/signin/:uid/google/back',
    async (request, reply) => {
      const visit = await visitOf(parts, request, reply);
      if (visit === undefined) return answerRefusedPage(request, reply, 'expired');
      return backFromGoogle(parts, visit, request.query.code ?? '');
    },
  );

  app.post<ByUid>('/signin/:uid', async (request, reply) => {
    const visit = await visitOf(parts, request, reply);
    if (visit === undefined) return answerRefusedPage(request, reply, 'expired');
    const login = fieldOf(request, 'identifier');
    const outcome = await tried(() =>
      checkPassword(parts, login, fieldOf(request, 'credentials.passcode')),
    );
    switch (outcome.is) {
      case 'tooMany':
        return show(parts, visit, { problem: 'tooMany', login, status: 429 });
      case 'locked':
        return show(parts, visit, { problem: 'locked', login, status: 403 });
      case 'refused':
        return show(parts, visit, { problem: 'wrong', login, status: 401 });
      case 'known':
        return outcome.user.factor === undefined
          ? finish(parts, visit, outcome.user, ['pwd'])
          : askCode(parts, visit, outcome.user);
    }
  });

  app.post<ByUid>('/signin/:uid/code', async (request, reply) => {
    const visit = await visitOf(parts, request, reply);
    if (visit === undefined) return answerRefusedPage(request, reply, 'expired');
    return takeCode(parts, visit);
  });
};

/** The cookie of the interaction belongs to this page alone; without it there is nothing to do. */
const visitOf = async (
  parts: IdentityParts,
  request: FastifyRequest<ByUid>,
  reply: FastifyReply,
): Promise<Visit | undefined> => {
  const { provider } = await parts.providers.current();
  const interaction = await provider
    .interactionDetails(request.raw, reply.raw)
    .catch(() => undefined);
  return interaction?.uid === request.params.uid ? { request, reply, interaction } : undefined;
};

const tried = async <Outcome>(
  run: () => Promise<Outcome>,
): Promise<Outcome | { readonly is: 'tooMany' }> => {
  try {
    return await run();
  } catch (cause) {
    if (cause instanceof OktaRefusal && cause.facts.status === 429) return { is: 'tooMany' };
    throw cause;
  }
};

const languageIn = ({ request, interaction }: Visit) =>
  languageOf(request.headers['accept-language'], interaction.params['ui_locales']);

/** Chromium holds the redirects after a form against form-action: the shop is at their end. */
const formOriginsOf = ({ interaction }: Visit): readonly string[] => [
  new URL(String(interaction.params['redirect_uri'])).origin,
];

const show = (
  parts: IdentityParts,
  visit: Visit,
  facts: { readonly problem?: PageWord; readonly login?: string; readonly status?: number } = {},
) => {
  const hint = visit.interaction.params['login_hint'];
  const page = signInPage(languageIn(visit), {
    action: `${parts.settings.origin}/signin/${visit.interaction.uid}`,
    login: facts.login ?? (typeof hint === 'string' ? hint : ''),
    ...(facts.problem && { problem: facts.problem }),
  });
  const formOrigins = formOriginsOf(visit);
  return sendPage(visit.reply, languageIn(visit), { ...page, formOrigins }, facts.status ?? 200);
};

const showCode = (
  parts: IdentityParts,
  visit: Visit,
  facts: { readonly ticket: string; readonly problem?: PageWord; readonly status?: number },
) => {
  const page = codePage(languageIn(visit), {
    action: `${parts.settings.origin}/signin/${visit.interaction.uid}/code`,
    ...facts,
  });
  const formOrigins = formOriginsOf(visit);
  return sendPage(visit.reply, languageIn(visit), { ...page, formOrigins }, facts.status ?? 200);
};

/** The page offers one second factor: a mailed code, whatever the person usually uses. */
const askCode = async (parts: IdentityParts, visit: Visit, user: User) => {
  const outcome = await tried(async () => {
    await countMessage(parts, user.email);
    return { is: 'sent' as const };
  });
  if (outcome.is === 'tooMany') return show(parts, visit, { problem: 'tooMany', status: 429 });
  const { uid } = visit.interaction;
  const code = makeCode();
  const ticket = await parts.store.tickets.issue<PageCodeFacts>('page-code', {
    userId: user.id,
    facts: { uid, hash: codeHash(code, uid) },
    seconds: parts.settings.lives.recovery,
  });
  const { locale, firstName } = user.profile;
  parts.mailer.send(user.email, { kind: 'sign-in-code', locale, firstName, code });
  return showCode(parts, visit, { ticket });
};

const takeCode = async (parts: IdentityParts, visit: Visit) => {
  const { request, reply, interaction } = visit;
  const value = fieldOf(request, 'ticket');
  const ticket = await parts.store.tickets.read<PageCodeFacts>('page-code', value);
  const user =
    ticket?.userId === undefined ? undefined : await parts.store.users.byId(ticket.userId);
  if (ticket?.facts.uid !== interaction.uid || user === undefined) {
    return answerRefusedPage(request, reply, 'expired');
  }
  const given = fieldOf(request, 'credentials.passcode');
  const { uid, hash } = ticket.facts;
  const outcome = await tried(async () => ({
    is: (await isCode(parts, given, { hash, opens: uid }))
      ? ('right' as const)
      : ('wrong' as const),
  }));
  if (outcome.is === 'tooMany') return answerRefusedPage(request, reply, 'tooMany', 429);
  if (outcome.is === 'wrong') {
    return showCode(parts, visit, { ticket: value, problem: 'codeWrong', status: 401 });
  }
  const taken = await parts.store.tickets.take('page-code', value);
  if (taken === undefined) return answerRefusedPage(request, reply, 'expired');
  return finish(parts, visit, user, ['pwd', 'otp', 'mfa']);
};

const toGoogle = (parts: IdentityParts, visit: Visit) =>
  beginGoogle(parts, visit.reply, { for: 'page', uid: visit.interaction.uid });

/** A code of another visit is refused: it would sign this browser in as another person. */
const backFromGoogle = async (parts: IdentityParts, visit: Visit, code: string) => {
  const { request, reply, interaction } = visit;
  const ticket = await parts.store.tickets.take<GoogleCodeFacts>('google-code', code);
  const origin = ticket?.facts.origin;
  if (ticket === undefined || origin?.for !== 'page' || origin.uid !== interaction.uid) {
    return answerRefusedPage(request, reply, 'expired');
  }
  const user = await userOfGoogle(parts, ticket.facts.identity);
  if (user === undefined) return answerRefusedPage(request, reply, 'accountExists', 409);
  return finish(parts, visit, user, ['fed']);
};

/** Redirects to the authorize request, which now has a session. */
const finish = async (
  parts: IdentityParts,
  { request, reply }: Visit,
  user: User,
  amr: readonly string[],
) => {
  const { provider } = await parts.providers.current();
  const target = await provider.interactionResult(request.raw, reply.raw, {
    login: {
      accountId: user.id,
      ts: Math.floor(parts.now().getTime() / 1000),
      amr: [...amr],
      remember: true,
    },
  });
  return reply.code(303).header('location', target).send();
};
