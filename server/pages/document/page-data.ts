import type { FastifyReply, FastifyRequest } from 'fastify';
import { removeDocumentHeaders } from '#server/http/document-headers.ts';

/** What is sent of a rendered page. */
interface PageData {
  readonly status: number;
  readonly data: Buffer;
  readonly etag: string;
}

/** There is nothing to show from here; the browser asks as it would without this (D-PERF-21). */
export const sendNoData = (reply: FastifyReply): FastifyReply =>
  reply.status(204).header('cache-control', 'no-store').send();

/**
 * Answers with what only a page shows, for a browser that has another page of the shop: a fifth of the HTML at most.
 * @param caching what is said to caches of the page itself
 */
export const sendPageData = (
  request: FastifyRequest,
  reply: FastifyReply,
  { status, data, etag }: PageData,
  caching: Readonly<Record<string, string>>,
): FastifyReply => {
  if (status !== 200) return sendNoData(reply);
  removeDocumentHeaders(reply);
  reply.headers({ ...caching, etag, vary: 'accept-encoding', 'x-robots-tag': 'noindex' });
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  return reply.type('application/json; charset=utf-8').send(data);
};
