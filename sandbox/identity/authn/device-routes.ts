import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { IdentityDesk } from '#sandbox/identity/desk/identity-desk.ts';
import { badBody } from '#sandbox/identity/desk/okta-refusal.ts';

/** Which provider somebody signs in at, and the hidden frame that tells devices apart. */
export const registerDeviceRoutes = (app: FastifyInstance, { settings }: IdentityDesk): void => {
  app.get<{ Querystring: { resource?: string } }>(
    '/.well-known/webfinger',
    async (request, reply) => {
      const { resource = '' } = request.query;
      if (!/^(?:okta:)?acct:.+/.test(resource)) throw badBody('resource');
      return reply.type('application/jrd+json; charset=utf-8').send({
        subject: resource,
        // Always ourselves: another answer for some would tell who has an account, and of what kind.
        links: [
          {
            rel: 'okta:idp',
            href: `${settings.origin}/sso/idps/OKTA`,
            titles: { und: 'Crunchcart sandbox' },
            properties: { 'okta:idp:type': 'OKTA', 'okta:idp:id': 'OKTA' },
          },
        ],
      });
    },
  );

  app.get('/auth/services/devicefingerprint', async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors ${settings.trustedOrigins.join(' ')}`,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
      .send(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sandbox device</title></head><body><script nonce="${nonce}">${frameScript(settings.trustedOrigins)}</script></body></html>`,
      );
  });
};

/** A random value kept in the frame's own storage: the same device gives the same answer. */
const frameScript = (trustedOrigins: readonly string[]): string => `
const trusted = ${JSON.stringify(trustedOrigins)};
const fingerprint = () => {
  const kept = localStorage.getItem('device') ?? crypto.randomUUID();
  localStorage.setItem('device', kept);
  return kept;
};
addEventListener('message', ({ data, origin, source }) => {
  if (!trusted.includes(origin) || typeof data !== 'string') return;
  let message;
  try { message = JSON.parse(data); } catch { return; }
  if (message.type !== 'GetFingerprint') return;
  source.postMessage(JSON.stringify({ type: 'FingerprintAvailable', fingerprint: fingerprint() }), origin);
});
for (const origin of trusted) parent.postMessage(JSON.stringify({ type: 'FingerprintServiceReady' }), origin);
`;
