import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { markupText } from '#domain/content/markup-text.ts';
import { emailProblem } from '#domain/validation/email.ts';
import type { IdentityDesk } from '#sandbox/identity/desk/identity-desk.ts';
import {
  type GoogleCodeFacts,
  type GoogleIdentity,
  type GoogleOrigin,
  returnPath,
} from '#sandbox/identity/google/google-return.ts';
import { answerRefusedPage } from '#sandbox/identity/pages/error-page.ts';
import { alertLine, field, sendPage } from '#sandbox/identity/pages/page.ts';
import { languageOf, type PageLanguage } from '#sandbox/identity/pages/words.ts';
import { randomValue } from '#sandbox/identity/store/tickets.ts';

const chosen = z.object({ request: z.string(), subject: z.string() });
const newcomer = z.object({
  request: z.string(),
  email: z
    .string()
    .trim()
    .refine((value) => emailProblem(value) === undefined),
  givenName: z.string().trim().min(1).max(50),
  familyName: z.string().trim().min(1).max(50),
});

/** The second provider, which plays Google: its accounts, and a code for the one that was chosen. */
export const registerGoogleRoutes = (app: FastifyInstance, desk: IdentityDesk): void => {
  const { tickets } = desk.store;

  app.get<{ Querystring: { request?: string } }>('/google/accounts', async (request, reply) => {
    const value = request.query.request ?? '';
    if ((await tickets.read<GoogleOrigin>('google-request', value)) === undefined) {
      return answerRefusedPage(request, reply, 'expired');
    }
    const language = languageOf(request.headers['accept-language']);
    return sendPage(reply, language, await chooser(desk, language, value));
  });

  app.post('/google/accounts', async (request, reply) => {
    const identity = await identityOf(desk, request.body);
    const asked = z.object({ request: z.string() }).safeParse(request.body).data?.request ?? '';
    if (identity === undefined) {
      const language = languageOf(request.headers['accept-language']);
      const page = await chooser(desk, language, asked, language.words.needed);
      return sendPage(reply, language, page, 400);
    }
    const origin = await tickets.take<GoogleOrigin>('google-request', asked);
    if (origin === undefined) return answerRefusedPage(request, reply, 'expired');
    const code = await tickets.issue<GoogleCodeFacts>('google-code', {
      facts: { origin: origin.facts, identity },
      seconds: desk.settings.lives.authorizationCode,
    });
    return reply
      .code(303)
      .header('location', `${desk.settings.origin}${returnPath(origin.facts, code)}`)
      .send();
  });
};

const identityOf = async (
  { store: { db } }: IdentityDesk,
  body: unknown,
): Promise<GoogleIdentity | undefined> => {
  const columns = [
    'subject',
    'email',
    'given_name as givenName',
    'family_name as familyName',
  ] as const;
  const one = chosen.safeParse(body);
  if (one.success) {
    return db
      .selectFrom('google_accounts')
      .select(columns)
      .where('subject', '=', one.data.subject)
      .executeTakeFirst();
  }
  const other = newcomer.safeParse(body);
  if (!other.success) return undefined;
  const { email, givenName, familyName } = other.data;
  const subject = randomValue('goog');
  await db
    .insertInto('google_accounts')
    .values({ subject, email, given_name: givenName, family_name: familyName })
    .onConflict((clash) => clash.doNothing())
    .execute();
  return db
    .selectFrom('google_accounts')
    .select(columns)
    .where((build) => build(build.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
};

const chooser = async (
  { store: { db }, settings }: IdentityDesk,
  { words }: PageLanguage,
  request: string,
  problem?: string,
) => {
  const accounts = await db
    .selectFrom('google_accounts')
    .select(['subject', 'email', 'given_name', 'family_name'])
    .orderBy('ordinal')
    .limit(20)
    .execute();
  const hidden = `<input type="hidden" name="request" value="${markupText(request)}">`;
  const buttons = accounts.map(
    ({ subject, email, given_name, family_name }) =>
      `<li><button class="plain" type="submit" name="subject" value="${markupText(subject)}">${markupText(`${given_name} ${family_name}`)}<br>${markupText(email)}</button></li>`,
  );
  return {
    title: words.googleTitle,
    body: `<p>${words.googleNote}</p>
${alertLine(problem)}
<form method="post" action="/google/accounts">${hidden}<ul class="accounts">${buttons.join('')}</ul></form>
<h2>${words.otherAccount}</h2>
<form method="post" action="/google/accounts">${hidden}
${field({ name: 'email', label: words.email, type: 'email' })}
${field({ name: 'givenName', label: words.givenName })}
${field({ name: 'familyName', label: words.familyName })}
<button type="submit">${words.continue}</button>
</form>`,
    // The redirects after the choice end at the shop.
    formOrigins: settings.trustedOrigins,
  };
};
