import { describe, expect, it, vi } from 'vitest';
import { buyer, shopWithTerminals } from '#test/cli/terminals.ts';

const { terminal } = shopWithTerminals();
const email = 'ada@example.com';

describe('crunch order track', () => {
  it('[ORDER-06] tells anywhere how far an order is, and with the mailed code all of it', async () => {
    const placer = terminal();
    await placer.run('cart', 'add', 'CHP-0101');
    const { orderId } = (await placer.run('checkout', 'place', ...buyer, '--card', 'visa-ok')).data;
    const { run, spawned } = terminal();
    const claim = [orderId.toLowerCase(), '--email', email] as const;
    const tracked = await spawned.run('order', 'track', ...claim);
    expect([tracked.code, tracked.data]).toMatchObject([
      0,
      {
        orderId,
        status: 'SUBMITTED',
        payment: 'PAID',
        steps: [{ milestone: 'PLACED' }, {}, {}, {}, {}],
      },
    ]);
    expect(JSON.stringify(tracked.data)).not.toContain('Lovelace');
    const told = await spawned.say('order', 'track', ...claim, '--lang', 'es');
    expect(told.stdout).toMatch(/Pago confirmado/);
    expect(told.stdout).toMatch(/Entregado\s+pendiente/);

    const sent = await run('order', 'track', ...claim, '--send-code');
    expect([sent.code, sent.data.sent]).toEqual([0, true]);
    const code = await vi.waitFor(async () => {
      const { mails } = (await run('sandbox', 'mail', '--to', email)).data;
      const [, digits] =
        mails
          .map(({ text }: { text: string }) => /^Code: (\d{6})$/m.exec(text))
          .find((found: RegExpExecArray | null) => found !== null) ?? [];
      expect(digits).toBeDefined();
      return String(digits);
    }, 90_000);
    const wrong = await run(
      'order',
      'track',
      ...claim,
      '--code',
      code === '000000' ? '000001' : '000000',
    );
    expect([wrong.code, wrong.error.code]).toEqual([1, 'OrderCodeWrong']);
    const whole = await run('order', 'track', ...claim, '--code', code);
    expect(whole.data.order).toMatchObject({ orderId, lines: [{ productId: 'CHP-0101' }] });
    expect((await run('order', 'track', ...claim, '--code', code)).code).toBe(1);
  });

  it('[D-ORDER-13] names the goods of an order in the language read, as the shop calls them today', async () => {
    const { run, say, spawned } = terminal();
    await run('cart', 'add', 'CHP-0102');
    const { orderId } = (await run('checkout', 'place', ...buyer, '--card', 'visa-ok')).data;
    const names = async (...more: string[]) =>
      (await run('order', 'show', orderId, ...more)).data.lines.map(
        ({ name }: { name: string }) => name,
      );
    expect(await names()).toEqual(['Chile Lime Tortilla Chips']);
    expect(await names('--lang', 'es')).toEqual(['Totopos sabor chile y limón']);
    expect((await spawned.say('order', 'show', orderId, '--lang', 'es')).stdout).toContain(
      'Totopos sabor chile y limón',
    );
    expect((await say('order', 'show', orderId, '--lang', 'en-us')).stdout).toContain(
      'Chile Lime Tortilla Chips',
    );
  });

  it('answers a stranger and a wrong pair alike, and says what a number looks like', async () => {
    const placer = terminal();
    await placer.run('cart', 'add', 'CHP-0101');
    const { orderId } = (await placer.run('checkout', 'place', ...buyer, '--card', 'visa-ok')).data;
    const { run } = terminal();
    const unknown = await run('order', 'track', 'CC-0000-0000', '--email', email);
    const wrong = await run('order', 'track', orderId, '--email', 'eve@example.com');
    expect([unknown.code, unknown.error.code]).toEqual([1, 'OrderNotFound']);
    expect(wrong.error.message).toBe(unknown.error.message);
    expect((await run('order', 'track', 'CC-12', '--email', email)).code).toBe(2);
    expect((await run('order', 'track', orderId)).code).toBe(2);
  });

  it('tells the tracking number an operator wrote down', async () => {
    const { run } = terminal();
    await run('cart', 'add', 'CHP-0101');
    const { orderId } = (await run('checkout', 'place', ...buyer, '--card', 'visa-ok')).data;
    const label = ['--carrier', 'fedex', '--tracking', '1234 5678 9012'] as const;
    await vi.waitFor(
      async () => expect((await run('order', 'ship', orderId, ...label)).code).toBe(0),
      { timeout: 90_000 },
    );
    const { data } = await run('order', 'track', orderId, '--email', email);
    expect(data).toMatchObject({
      status: 'SHIPPED',
      shipment: { carrier: 'FedEx', trackingNumber: '123456789012' },
    });
    expect((await run('order', 'ship', orderId, '--carrier', 'pigeon')).code).toBe(1);
  });
});
