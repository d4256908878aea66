import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerApprovalReturn } from '#server/pages/approval/return-routes.ts';

describe('the page a payer’s window comes back to', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = fastify();
    registerApprovalReturn(app);
    await app.ready();
  });
  afterAll(() => app.close());
  const get = (query: string) => app.inject({ method: 'GET', url: `/paypal/return${query}` });

  it('[P-42] writes nothing of its address into the page', async () => {
    const hostile = '%3Cscript%3Ealert(1)%3C/script%3E';
    const bare = await get('');
    const asked = await get(`?paypal=return&state=${hostile}&PayerID=SECRET1234567&token=x`);
    expect(asked.body).toBe(bare.body);
  });

  it('[P-39] keeps its opener, runs only its own script and is remembered nowhere', async () => {
    const { headers, statusCode } = await get('?paypal=return');
    expect(statusCode).toBe(200);
    expect(headers['cross-origin-opener-policy']).toBeUndefined();
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'sha256-[\w+/]+=*'; style-src 'sha256-[\w+/]+=*';/,
    );
  });

  it('speaks the language of the shop it belongs to', async () => {
    expect((await get('?lang=es-us')).body).toContain('De vuelta a tu pedido');
    expect((await get('')).body).toContain('Back to your order');
  });
});
