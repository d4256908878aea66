import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { filesUnder } from '#test/cli/crunch.ts';
import { buyer, shopWithTerminals } from '#test/cli/terminals.ts';

const { terminal } = shopWithTerminals();

describe('crunch checkout place --challenge', () => {
  it('[P-22] [P-54] answers the bank by its page: the right code places the order', async () => {
    const { run, spawned } = terminal();
    await run('cart', 'add', 'CHP-0101');
    const place = ['checkout', 'place', ...buyer, '--card', '3ds-challenge-ok'];
    const told = await spawned.say(...place, '--challenge', '1234', '--verbose', '--json');
    expect([told.code, JSON.parse(told.stdout)]).toMatchObject([
      0,
      { ok: true, data: { payment: 'PAID' } },
    ]);
    const { transactions } = (await run('sandbox', 'ledger')).data;
    expect(transactions.filter(({ kind }: { kind: string }) => kind === 'authorization')).toEqual([
      expect.objectContaining({ status: 'AUTHORIZED' }),
    ]);
  });

  it('[P-22] [P-51] writes the token and the address of the bank’s page nowhere', async () => {
    const { run, say, state } = terminal();
    await run('cart', 'add', 'CHP-0101');
    const asked = vi.spyOn(globalThis, 'fetch');
    const place = ['checkout', 'place', ...buyer, '--card', '3ds-challenge-ok'];
    const told = await say(...place, '--challenge', '1234', '--verbose');
    const tokens = asked.mock.calls.flatMap(([, init]) =>
      init?.body instanceof URLSearchParams ? init.body.getAll('JWT') : [],
    );
    asked.mockRestore();
    expect([told.code, tokens.length]).toEqual([0, 1]);
    const files = filesUnder(state).map((file) => readFileSync(file, 'utf8'));
    for (const text of [told.stdout, told.stderr, ...files]) {
      expect(text).not.toContain(tokens[0]);
      expect(text).not.toContain('step-up');
    }
  });

  it('[P-22] a wrong code, and a bank that refuses the right one, decline as on the website', async () => {
    for (const [card, code] of [
      ['3ds-challenge-ok', '9999'],
      ['3ds-challenge-fail', '1234'],
    ] as const) {
      const { run } = terminal();
      await run('cart', 'add', 'CHP-0101');
      const place = (...args: string[]) => run('checkout', 'place', ...buyer, '--card', ...args);
      const told = await place(card, '--challenge', code, '--lang', 'es');
      expect([told.code, told.error?.code]).toEqual([1, 'CardDeclined']);
      expect(told.error?.message).toContain('Tu banco no pudo confirmar que eres tú');
      expect(await place('visa-ok')).toMatchObject({ code: 0, data: { payment: 'PAID' } });
    }
  });

  it('[P-22] follows no page of a place that is not configured, and the goods go back', async () => {
    const { run } = terminal({ CRUNCH_BANK_ORIGINS: 'http://127.0.0.1:9' });
    await run('cart', 'add', 'CHP-0103', '--quantity', '3');
    const stock = async () => (await run('product', 'show', 'CHP-0103')).data.stock;
    const before = await stock();
    const place = ['checkout', 'place', ...buyer, '--card', '3ds-challenge-ok'];
    const told = await run(...place, '--challenge', '1234');
    expect([told.code, told.error?.code]).toEqual([3, 'BankUnanswered']);
    expect(told.error?.message).toContain('Nothing was charged');
    expect(JSON.stringify(told)).not.toMatch(/step-up|127\.0\.0\.1/);
    expect(await stock()).toBe(before);
  });

  it('is of no use to a card whose bank asks nothing, and takes codes only', async () => {
    const { run } = terminal();
    await run('cart', 'add', 'CHP-0101');
    const place = ['checkout', 'place', ...buyer, '--card', 'visa-ok', '--challenge'];
    expect(await run(...place, '12 34')).toMatchObject({ code: 2, error: { field: 'challenge' } });
    expect(await run(...place, '1234')).toMatchObject({ code: 0, data: { payment: 'PAID' } });
  });
});
