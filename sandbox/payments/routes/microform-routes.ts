import type { FastifyInstance } from 'fastify';
import type { SigningKey } from '#sandbox/payments/keys/signing-key.ts';
import { framePolicy } from '#sandbox/payments/routes/frame-policy.ts';
import type { BuiltScripts } from '#sandbox/payments/sdk/build-scripts.ts';
import { fieldPage, fieldStyle } from '#sandbox/payments/sdk/field-page.ts';

/** Version of the page script; part of its address, so the address always means the same bytes. */
export const sdkVersion = '2.1.0';
export const sdkPath = `/microform/bundle/v${sdkVersion}/flex-microform.min.js`;

export interface MicroformParts {
  /** Built at the first request. */
  readonly scripts: () => Promise<BuiltScripts>;
  readonly signingKey: SigningKey;
  readonly targetOrigins: () => readonly string[];
  readonly now: () => number;
}

/** What browsers fetch: the page script, the field frames, and the key that vouches for contexts. */
export const registerMicroformRoutes = (app: FastifyInstance, parts: MicroformParts): void => {
  const { scripts, signingKey, targetOrigins, now } = parts;

  app.get(sdkPath, async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send((await scripts()).page.bytes),
  );

  app.get<{ Params: { kid: string } }>('/flex/v2/public-keys/:kid', async (request, reply) => {
    if (request.params.kid !== signingKey.kid) return reply.callNotFound();
    return reply
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'max-age=3600')
      .header('x-gateway-time', new Date(now()).toISOString())
      .send(signingKey.publicJwk);
  });

  for (const kind of ['number', 'securityCode'] as const) {
    app.get(`/microform/field/${kind}`, async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', framePolicy(targetOrigins()))
        .header('cache-control', 'no-store')
        .send(fieldPage(kind)),
    );
  }
  app.get('/microform/field/field.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-store').send(fieldStyle),
  );
  app.get('/microform/field/field.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-store')
      .send((await scripts()).frame.bytes),
  );
};
