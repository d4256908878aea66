import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Language } from '#domain/locale/language.ts';
import type { Clock } from '#server/clock.ts';
import { languageOfStopToken, stopRestockRequests } from '#server/data/restock-requests.ts';
import type { Tables } from '#server/data/tables.ts';
import { apiHeaders } from '#server/http/api-headers.ts';
import { stopPage, stopPagePolicy, stopPath } from '#server/notices/stop-page.ts';

interface NoticeRouteParts {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
}

/**
 * Where the stop link of a notice leads. Looking changes nothing, because mail scanners look at
 * every link; the button does, and so does a mail program's own button (RFC 8058: one POST). An
 * unknown token gets the same pages, so tokens cannot be tried out.
 */
export const registerNoticeStops = async (
  app: FastifyInstance,
  { db, clock }: NoticeRouteParts,
): Promise<void> => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Forms and mail programs send bodies nobody reads.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, async () => undefined);
    const tokenOf = (request: FastifyRequest): string =>
      (request.params as { readonly token: string }).token;
    const languageFor = async (request: FastifyRequest): Promise<Language> =>
      (await languageOfStopToken(db, tokenOf(request))) ?? 'en-us';
    scope.get(`${stopPath}:token`, async (request, reply) =>
      send(reply, stopPage(await languageFor(request), 'asking')),
    );
    scope.post(`${stopPath}:token`, async (request, reply) => {
      await stopRestockRequests(db, tokenOf(request), new Date(clock.now()));
      return send(reply, stopPage(await languageFor(request), 'done'));
    });
  });
};

const send = (reply: FastifyReply, page: string): FastifyReply =>
  reply
    .headers(apiHeaders)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', stopPagePolicy)
    .header('x-robots-tag', 'noindex')
    .send(page);
