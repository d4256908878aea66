import type { FastifyInstance } from 'fastify';

/** Where Apple looks, with the ending of today and without, as of old. */
const paths = ['', '.txt'].map(
  (ending) => `/.well-known/apple-developer-merchantid-domain-association${ending}`,
);

/** The file by which Apple sees that the domain is the shop's (docs/payments.md, Apple Pay). */
export const registerDomainAssociation = (app: FastifyInstance, text: string | undefined): void => {
  if (text === undefined) return;
  for (const path of paths) {
    app.get(path, async (_request, reply) =>
      reply
        .headers({ 'cache-control': 'public, max-age=300', 'x-content-type-options': 'nosniff' })
        .type('text/plain; charset=utf-8')
        .send(text),
    );
  }
};
