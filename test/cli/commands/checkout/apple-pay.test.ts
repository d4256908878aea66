import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { filesUnder } from '#test/cli/crunch.ts';
import { shopWithTerminals } from '#test/cli/terminals.ts';

const { terminal } = shopWithTerminals();

describe('crunch checkout place --apple-pay', () => {
  it('[P-54] [WALLET-01] pays the cart as one of the wallet’s people', async () => {
    const { run } = terminal();
    await run('cart', 'add', 'CHP-0101');
    const told = await run('checkout', 'place', '--apple-pay', 'lower-case');
    expect(told).toMatchObject({ code: 0, data: { payment: 'PAID' } });
    const shown = await run('order', 'show', told.data.orderId, '--email', 'lou.lowe@example.com');
    expect(shown.data).toMatchObject({
      shipping: { firstName: 'lou', state: 'NY', zipcode: '11201' },
      contact: { phoneNumber: '7185550164' },
      paidWith: { method: 'apple-pay' },
    });
    expect((await run('cart', 'show')).data.cartCount).toBe(0);
  });

  it('[P-54] is the first of them without a name', async () => {
    const { run } = terminal();
    await run('cart', 'add', 'CHP-0101');
    expect(await run('checkout', 'place', '--apple-pay')).toMatchObject({ code: 0 });
  });

  it.each([
    ['hi', 'WalletRefused', 'We are unable to ship to HI addresses'],
    ['po-box', 'WalletRefused', 'Cannot ship to P.O. Box'],
    ['declined', 'CardDeclined', 'Your card was declined'],
    ['cancels-late', 'WalletCancelled', 'Nothing was charged'],
  ])('[WALLET-07] [P-49] %s ends with %s, and the cart stays', async (person, code, words) => {
    const { run } = terminal();
    await run('cart', 'add', 'CHP-0101');
    const told = await run('checkout', 'place', '--apple-pay', person);
    expect([told.code, told.error?.code]).toEqual([1, code]);
    expect(told.error?.message).toContain(words);
    expect((await run('cart', 'show')).data.cartCount).toBe(1);
  });

  it('takes people of the wallet alone, and no card or address beside them', async () => {
    const { run } = terminal();
    const stranger = await run('checkout', 'place', '--apple-pay', 'nobody');
    expect([stranger.code, stranger.error?.field]).toEqual([2, 'apple-pay']);
    for (const other of [['--card', 'visa-ok'], ['--address', '1 Main St'], ['--dry-run']]) {
      const told = await run('checkout', 'place', '--apple-pay', 'ca', ...other);
      expect(told.code).toBe(2);
      expect(told.error?.message).toContain(other[0]);
    }
  });

  it('one key is one order, also by wallet', async () => {
    const { run } = terminal();
    await run('cart', 'add', 'CHP-0101');
    const place = ['checkout', 'place', '--apple-pay', 'ny', '--idempotency-key', 'mine'];
    const first = await run(...place);
    expect(first).toMatchObject({ code: 0 });
    expect((await run(...place)).data.orderId).toBe(first.data.orderId);
  });

  it('[P-51] keeps no token of the wallet and no merchant session', async () => {
    const { say, run, state } = terminal();
    await run('cart', 'add', 'CHP-0101');
    const asked = vi.spyOn(globalThis, 'fetch');
    const told = await say('checkout', 'place', '--apple-pay', 'ca', '--verbose');
    const answers = await Promise.all(
      asked.mock.results.map(async ({ value }) => ((await value) as Response).url),
    );
    asked.mockRestore();
    expect([told.code, answers.some((url) => url.includes('/authorize'))]).toEqual([0, true]);
    const files = filesUnder(state).map((file) => readFileSync(file, 'utf8'));
    for (const text of [told.stdout, told.stderr, ...files]) {
      expect(text).not.toMatch(/EC_v1|ephemeralPublicKey|paymentData|merchantSessionIdentifier/);
      expect(text).not.toContain(Buffer.from('{"version":"EC_v1"').toString('base64').slice(0, 16));
    }
  });
});
