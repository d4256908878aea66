import type { FastifyInstance } from 'fastify';
import type { AnyCall } from '#adapters/http/wire/call.ts';
import { openApiDocument } from '#adapters/http/wire/calls/document/openapi.ts';
import { docsPage, docsPagePolicy } from '#server/api/document/docs-page.ts';
import { apiHeaders } from '#server/http/api-headers.ts';

/** The API documentation as OpenAPI and as a page; built at the first request. */
export const registerDocuments = (app: FastifyInstance, calls: readonly AnyCall[]): void => {
  let document: string | undefined;
  let page: string | undefined;
  app.get('/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(calls));
    return reply.headers(apiHeaders).header('cache-control', 'no-cache').send(document);
  });
  app.get('/docs/api', async (_request, reply) => {
    page ??= docsPage(calls);
    return reply
      .headers(apiHeaders)
      .header('cache-control', 'no-cache')
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', docsPagePolicy)
      .send(page);
  });
};
