import { describe, expect, it, vi } from 'vitest';
import { buyer, shopWithTerminals } from '#test/cli/terminals.ts';

const { terminal, shop } = shopWithTerminals();

describe('crunch order why', () => {
  it('tells each step of an order and its rule, for people in both languages and for scripts', async () => {
    const { run, spawned } = terminal();
    await run('cart', 'add', 'CHP-0101');
    const { orderId } = (await run('checkout', 'place', ...buyer, '--card', 'visa-ok')).data;
    const told = await spawned.say('order', 'why', orderId);
    expect(told.code).toBe(0);
    expect(told.stdout).toMatch(/PLACING → PAID\. The payment was approved\./);
    expect(told.stdout).toMatch(
      /Asked the gateway: authorization, \$\d+\.\d\d; answer: approved, \d+ ms\./,
    );
    const spanish = await spawned.say('order', 'why', orderId, '--lang', 'es');
    expect(spanish.stdout).toMatch(/Pedido: PLACING → PAID\. El pago se aprobó\./);
    const { code, data } = await spawned.run('order', 'why', orderId);
    expect([code, data]).toMatchObject([
      0,
      { orderId, state: 'PAID', payment: { method: 'card' } },
    ]);
    expect(data.steps.map(({ rule }: { rule?: string }) => rule)).toContain('approved');
  });

  it('asks the shop itself with a key, and hears nothing with a wrong one', async () => {
    const right = terminal({ CRUNCH_OPERATOR_KEY: shop().operatorKey });
    await right.run('cart', 'add', 'CHP-0101');
    const { orderId } = (await right.run('checkout', 'place', ...buyer, '--card', 'visa-ok')).data;
    const told = await right.run('order', 'why', orderId);
    expect([told.code, told.data.orderId]).toEqual([0, orderId]);
    const wrong = terminal({ CRUNCH_OPERATOR_KEY: 'some other key of thirty-two letters' });
    const refused = await wrong.run('order', 'why', orderId);
    expect([refused.code, refused.error.code]).toEqual([1, 'NotFound']);
    expect(JSON.stringify(refused)).not.toContain('some other key');
  });

  it('never takes the sandbox of this machine for another shop', async () => {
    const { run } = terminal({ CRUNCH_BASE_URL: 'https://shop.example' });
    const told = await run('order', 'why', 'CC-0000-0000');
    expect([told.code, told.error.code]).toEqual([2, 'OperatorKeyMissing']);
  });

  it('says that there is no such order, in the language asked for', async () => {
    const told = await terminal().run('order', 'why', 'CC-0000-0000', '--lang', 'es');
    expect([told.code, told.error.code]).toEqual([1, 'NotFound']);
    expect(told.error.message).toContain('pedido');
  });

  it('is on the control page too', async () => {
    const { run, environment } = terminal();
    await run('cart', 'add', 'CHP-0101');
    const { orderId } = (await run('checkout', 'place', ...buyer, '--card', 'visa-ok')).data;
    const tools = `http://localhost:${environment['CRUNCH_TOOLS_PORT']}`;
    const page = await (await fetch(`${tools}/orders?orderId=${orderId}`)).text();
    expect(page).toContain(orderId);
    expect(page).toContain('Order: PLACING → PAID. The payment was approved.');
    const hostile = await (await fetch(`${tools}/orders?orderId=%3Cscript%3E`)).text();
    expect(hostile).not.toContain('<script>');
    expect(await (await fetch(`${tools}/orders`)).text()).toContain('Show why');
  });
});

describe('crunch order, for operators', () => {
  const newOrder = async () => {
    const { run, environment } = terminal();
    await run('cart', 'add', 'CHP-0101');
    const { data } = await run('checkout', 'place', ...buyer, '--card', 'visa-ok');
    return { run, environment, orderId: String(data.orderId) };
  };
  const until = async (holds: () => Promise<boolean>) => {
    await vi.waitFor(async () => expect(await holds()).toBe(true), { timeout: 90_000 });
  };

  it('sends, delivers and refunds an order; the shopper sees it', async () => {
    const { run, orderId } = await newOrder();
    await until(async () => (await run('order', 'ship', orderId)).code === 0);
    expect((await run('order', 'deliver', orderId)).data.state).toBe('DELIVERED');
    const refused = await run('order', 'cancel', orderId, '--lang', 'es');
    expect([refused.code, refused.error.code]).toEqual([1, 'OrderCommandRefused']);
    expect(refused.error.message).toContain('ya se envió');
    expect((await run('order', 'refund', orderId)).code).toBe(0);
    await until(async () => (await run('order', 'show', orderId)).data.payment === 'REFUNDED');
    const { transactions } = (await run('sandbox', 'ledger')).data;
    const refunds = transactions.filter(({ kind }: { kind: string }) => kind === 'refund');
    expect(refunds).toHaveLength(1);
  });

  it('cancels by the control page too, and only with a form of its own', async () => {
    const { run, environment, orderId } = await newOrder();
    const tools = `http://localhost:${environment['CRUNCH_TOOLS_PORT']}`;
    const press = (headers: Readonly<Record<string, string>>) =>
      fetch(`${tools}/orders`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams({ orderId, what: 'cancel' }).toString(),
      });
    expect((await press({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await run('order', 'show', orderId)).data.payment).toBe('PAID');
    expect(await (await press({ origin: tools })).text()).toContain('An operator cancelled');
    await until(async () => (await run('order', 'show', orderId)).data.payment === 'REFUNDED');
  });
});
