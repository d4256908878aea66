import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Language } from '#domain/locale/language.ts';
import type { Clock } from '#server/base/host/clock.ts';
import {
  languageOfResumeToken,
  resumeRestockRequests,
  stopRestockRequests,
} from '#server/data/notice/notice-stops.ts';
import { languageOfStopToken } from '#server/data/notice/restock-requests.ts';
import type { Tables } from '#server/data/tables/tables.ts';
import { apiHeaders } from '#server/http/api-headers.ts';
import { resumePath, stopPath } from '#server/notice/notice-paths.ts';
import { resumePage } from '#server/pages/notices/resume-page.ts';
import { noticePagePolicy, stopPage } from '#server/pages/notices/stop-page.ts';

interface NoticeRouteParts {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
}

/**
 * Where the links of notices lead: the one that stops them, and the one that lets them come again.
 * Looking changes nothing, because mail scanners look at every link; the button does, and so does a
 * mail program's own button (RFC 8058: one POST). An unknown token gets the same pages, so tokens
 * cannot be tried out.
 */
export const registerNoticeStops = async (
  app: FastifyInstance,
  { db, clock }: NoticeRouteParts,
): Promise<void> => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Forms and mail programs send bodies nobody reads.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, async () => undefined);
    registerPage(scope, stopPath, {
      language: (token) => languageOfStopToken(db, token),
      change: (token, now) => stopRestockRequests(db, token, { resumeToken: newToken(), now }),
      page: stopPage,
      clock,
    });
    registerPage(scope, resumePath, {
      language: (token) => languageOfResumeToken(db, token),
      change: (token, now) => resumeRestockRequests(db, token, now),
      page: resumePage,
      clock,
    });
  });
};

interface NoticePage {
  readonly language: (token: string) => Promise<Language | undefined>;
  readonly change: (token: string, now: Date) => Promise<void>;
  readonly page: (language: Language, is: 'asking' | 'done') => string;
  readonly clock: Clock;
}

const registerPage = (
  app: FastifyInstance,
  path: string,
  { language, change, page, clock }: NoticePage,
): void => {
  const tokenOf = (request: FastifyRequest): string =>
    (request.params as { readonly token: string }).token;
  app.get(`${path}:token`, async (request, reply) =>
    send(reply, page((await language(tokenOf(request))) ?? 'en-us', 'asking')),
  );
  app.post(`${path}:token`, async (request, reply) => {
    const token = tokenOf(request);
    // Before the change: the token may be gone after it.
    const spoken = (await language(token)) ?? 'en-us';
    await change(token, new Date(clock.now()));
    return send(reply, page(spoken, 'done'));
  });
};

/** As long as the token of the stop link (24 bytes). */
const newToken = (): string => randomBytes(24).toString('base64url');

const send = (reply: FastifyReply, page: string): FastifyReply =>
  reply
    .headers(apiHeaders)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', noticePagePolicy)
    .header('x-robots-tag', 'noindex')
    .send(page);
