import type { FastifyInstance } from 'fastify';
import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import { googleIdpId } from '#sandbox/identity/base/identity-settings.ts';
import { checkPassword } from '#sandbox/identity/credentials/check-password.ts';
import {
  beginGoogle,
  type GoogleCodeFacts,
  userOfGoogle,
} from '#sandbox/identity/google/google-return.ts';
import { fieldOf } from '#sandbox/identity/oidc/oidc-routes.ts';
import { answerRefusedPage } from '#sandbox/identity/pages/error-page.ts';
import { signInPage } from '#sandbox/identity/pages/sign-in-page.ts';
import type { PageWord } from '#sandbox/identity/pages/words.ts';
import {
  afterPassword,
  takeCode,
  takeNewPassword,
} from '#sandbox/identity/sign-in/after-password.ts';
import {
  type ByUid,
  finish,
  languageIn,
  sendForm,
  tried,
  type Visit,
  visitOf,
} from '#sandbox/identity/sign-in/visit.ts';

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
        return afterPassword(parts, visit, outcome.user);
    }
  });

  app.post<ByUid>('/signin/:uid/code', async (request, reply) => {
    const visit = await visitOf(parts, request, reply);
    if (visit === undefined) return answerRefusedPage(request, reply, 'expired');
    return takeCode(parts, visit);
  });

  app.post<ByUid>('/signin/:uid/password', async (request, reply) => {
    const visit = await visitOf(parts, request, reply);
    if (visit === undefined) return answerRefusedPage(request, reply, 'expired');
    return takeNewPassword(parts, visit);
  });
};

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
  return sendForm(visit, page, facts.status);
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
