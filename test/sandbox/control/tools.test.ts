import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSandboxClock } from '#sandbox/control/sandbox-clock.ts';
import { type RunningTools, startTools } from '#sandbox/control/start-tools.ts';
import { makeStorefrontFaults } from '#sandbox/control/storefront-faults.ts';
import { sandboxAddressKey, sandboxTaxToken } from '#test/sandbox/parties/sandbox-parties.ts';
import { testZips } from '#test/server/setup/till/test-zips.ts';

const folder = mkdtempSync(join(tmpdir(), 'crunch-tools-'));
let tools: RunningTools;
const clock = makeSandboxClock();
const faults = makeStorefrontFaults();
const resets: string[] = [];
const restocked: [string, number][] = [];
const start = () =>
  startTools({
    port: 0,
    mailPort: 0,
    mailFile: join(folder, 'mail.jsonl'),
    shopOrigin: 'http://localhost:4000',
    addressKey: sandboxAddressKey,
    taxToken: sandboxTaxToken,
    zips: async () => testZips,
    controls: {
      status: async () => ({ products: 320, '<script>': 'alert(1)' }),
      reset: async () => {
        resets.push('reset');
      },
      seed: async (products) => ({ products }),
      changeProduct: async (productId, { stock }) => {
        if (stock !== undefined) restocked.push([productId, stock]);
        return productId === 'CHP-0101' || productId === 'CHP-0302';
      },
      clock,
      faults,
      referenceOf: async (orderId) => (orderId === 'CC-1' ? 'CRN-1' : undefined),
      orderIdOf: async () => undefined,
      gatewayOrigin: 'http://127.0.0.1:9',
      identityOrigin: 'http://127.0.0.1:9',
    },
  });

beforeAll(async () => {
  tools = await start();
});
afterAll(async () => {
  await tools.close();
  rmSync(folder, { recursive: true });
});

describe('the mailbox', () => {
  const send = (subject: string) =>
    createTransport({ host: '127.0.0.1', port: tools.mailPort, secure: false }).sendMail({
      from: 'orders@crunchcart.example',
      to: 'ada@example.com',
      subject,
      text: 'Thank you <b>Ada</b>',
      html: '<p>Thank you</p><script>alert(1)</script>',
    });

  it('keeps what it was sent by SMTP, also over a restart', async () => {
    await send('Your order CC-1');
    await tools.close();
    tools = await start();
    await send('Pedido nº 2: ¡gracias!');
    const reply = await fetch(`${tools.origin}/sandbox/mail`);
    const { mails } = (await reply.json()) as { mails: { subject: string; to: string[] }[] };
    expect(mails.map((mail) => mail.subject)).toEqual([
      'Pedido nº 2: ¡gracias!',
      'Your order CC-1',
    ]);
    expect(mails[0]?.to).toEqual(['ada@example.com']);
  });

  it('shows a mail as a mail program does: with pictures and styles, and without scripts', async () => {
    const list = await (await fetch(`${tools.origin}/mail`)).text();
    expect(list).toContain('<a href="/mail/1">Show “Your order CC-1” as a mail program does</a>');
    const shown = await fetch(`${tools.origin}/mail/1`);
    expect(await shown.text()).toContain('<p>Thank you</p>');
    const policy = shown.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src 'none'; img-src http: https:; style-src 'unsafe-inline'/);
    expect(policy).toMatch(/; sandbox /);
    expect(policy).not.toContain('allow-scripts');
    expect((await fetch(`${tools.origin}/mail/99`)).status).toBe(404);
  });
});

describe('the control page', () => {
  it('says sandbox on every page and escapes what it shows', async () => {
    for (const path of ['/', '/people', '/mail', '/telemetry', '/speed', '/payments']) {
      const reply = await fetch(`${tools.origin}${path}`);
      const html = await reply.text();
      expect(html).toContain('Sandbox: nothing here is real');
      // None but the page's own, which is a file.
      expect(html.replace('<script src="/telemetry/live-items.js" defer>', '')).not.toMatch(
        /<script/,
      );
      expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
    expect(await (await fetch(`${tools.origin}/mail`)).text()).toContain('&lt;b&gt;Ada&lt;/b&gt;');
  });

  it('resets, and refuses a seed that is no sane number', async () => {
    const reset = await fetch(`${tools.origin}/sandbox/reset`, {
      method: 'POST',
      headers: { 'x-crunchcart-sandbox': 'test' },
    });
    expect(await reset.json()).toEqual({ reset: true });
    expect(resets).toEqual(['reset']);
    const { mails } = (await (await fetch(`${tools.origin}/sandbox/mail`)).json()) as {
      mails: unknown[];
    };
    expect(mails).toEqual([]);
    for (const products of [0, -1, 1.5, 'ten', 1e9]) {
      const seed = await fetch(`${tools.origin}/sandbox/seed`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ products }),
      });
      expect(seed.status).toBe(400);
    }
  });

  const restockBy = (body: string, headers: Record<string, string>, path = '/sandbox/restock') =>
    fetch(`${tools.origin}${path}`, { method: 'POST', body, headers });
  const json = { 'content-type': 'application/json' };

  it('[PDP-05] restocks a product, and says what is wrong with a wish', async () => {
    restocked.length = 0;
    const wish = { productId: 'CHP-0302', quantity: 24 };
    const reply = await restockBy(JSON.stringify(wish), json);
    expect([reply.status, await reply.json()]).toEqual([200, wish]);
    for (const [status, body] of [
      [404, { productId: 'NO-SUCH', quantity: 1 }],
      [400, { productId: 'CHP-0302', quantity: -1 }],
      [400, { productId: 'CHP-0302', quantity: 1.5 }],
      [400, { quantity: 1 }],
      [400, []],
    ] as const) {
      expect((await restockBy(JSON.stringify(body), json)).status).toBe(status);
    }
    expect(restocked).toEqual([
      ['CHP-0302', 24],
      ['NO-SUCH', 1],
    ]);
  });

  it('has a button for it that only the page itself can press', async () => {
    restocked.length = 0;
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const press = (text: string, origin?: string) =>
      restockBy(text, { ...form, ...(origin !== undefined && { origin }) }, '/restock');
    const page = await (await fetch(`${tools.origin}/`)).text();
    expect(page).toContain('<form method="post" action="/restock">');
    expect((await press('productId=CHP-0302&quantity=5')).status).toBe(403);
    expect((await press('productId=CHP-0302&quantity=5', 'http://evil.example')).status).toBe(403);
    expect(restocked).toEqual([]);
    expect((await press('productId=CHP-0302&quantity=5', tools.origin)).status).toBe(200);
    expect((await press('productId=%3Cb%3E&quantity=5', tools.origin)).status).toBe(404);
    expect((await press('quantity=x', tools.origin)).status).toBe(400);
    expect(restocked[0]).toEqual(['CHP-0302', 5]);
  });

  it('does not start in production', async () => {
    const before = process.env['NODE_ENV'];
    process.env['NODE_ENV'] = 'production';
    try {
      await expect(start()).rejects.toThrow('does not run with NODE_ENV=production');
    } finally {
      process.env['NODE_ENV'] = before;
    }
  });
});
