import type { FastifyReply } from 'fastify';

/** What a browser heeds of a document only; a file it runs, reads or draws inside one pays for it in vain (D-PERF-14). */
const documentHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const;

/** Leaves out what only documents need. */
export const removeDocumentHeaders = (reply: Pick<FastifyReply, 'removeHeader'>): void => {
  for (const name of documentHeaders) reply.removeHeader(name);
};
