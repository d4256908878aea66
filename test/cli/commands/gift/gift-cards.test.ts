import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { crunchJson } from '#test/cli/crunch.ts';
import { buyer, shopWithTerminals } from '#test/cli/terminals.ts';

const { terminal, shop } = shopWithTerminals();
let bought = 0;

/** Buys an e-gift card and reads its code in the mailbox. */
const boughtCard = async (): Promise<string> => {
  const { run } = terminal();
  bought += 1;
  const email = `grace${bought}@example.com`;
  const name = ['--first-name', 'Grace', '--last-name', 'Hopper', '--email', email];
  await run('gift', 'add', '--amount', '25', ...name);
  await run('checkout', 'place', ...buyer, '--card', 'visa-ok');
  const mailed = async () => {
    const { data } = await run('sandbox', 'mail', '--to', email);
    return /GC(-[0-9A-Z]{4}){4}/.exec(data.mails[0]?.text ?? '')?.[0] ?? '';
  };
  await expect.poll(mailed).not.toBe('');
  return mailed();
};
/** All that a terminal keeps. */
const stateText = (state: string): string =>
  globSync(join(state, '**/*'), { withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
    .join('\n');
const piped = (stdin: string, state: Readonly<Record<string, string>>, ...args: string[]) =>
  crunchJson(args, { environment: { ...shop().environment, ...state }, stdin });

const inThreeDays = (): string => new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);

describe('crunch and gift cards', () => {
  it('[GIFT-04] [GIFT-08] [CLI-03] adds a card of any whole amount, to be sent on a day', async () => {
    const { run, say } = terminal();
    const name = ['--first-name', 'Grace', '--last-name', 'Hopper', '--email', 'g@example.com'];
    const sendOn = inThreeDays();
    const added = await run('gift', 'add', '--amount', '37', ...name, '--send-on', sendOn);
    expect(added.data).toMatchObject({
      subTotal: 37,
      cart: [{ productId: 'GFT-0037', gift: { firstName: 'Grace', sendOn } }],
    });
    const odd = await run('gift', 'add', '--amount', '9.50', ...name);
    expect(odd).toMatchObject({
      code: 2,
      error: { message: 'Gift cards come in whole dollars, from 10 to 200', field: 'amount' },
    });
    const late = await say('gift', 'add', '--amount', '25', ...name, '--send-on', '2999-01-01');
    expect(late.code).toBe(2);
    expect(late.stderr).toContain('Choose a day from today to 90 days ahead');
  });

  it('[CLI-03] tells a balance, from an argument or from standard input', async () => {
    const code = await boughtCard();
    const { run, say, environment } = terminal();
    expect((await run('gift', 'balance', code.toLowerCase())).data).toEqual({
      last4: code.slice(-4),
      balance: 25,
    });
    expect((await piped(`${code}\n`, environment, 'gift', 'balance', '-')).data.balance).toBe(25);
    const spoken = await say('gift', 'balance', code, '--lang', 'es');
    expect(spoken.stdout).toContain(
      `Quedan $25.00 en la tarjeta de regalo terminada en ${code.slice(-4)}.`,
    );
    const wrong = await run('gift', 'balance', 'GC-0000-0000-0000-0000');
    expect([wrong.code, wrong.error?.code]).toEqual([1, 'GiftCardUnknown']);
    const odd = await run('gift', 'balance', 'GC-1');
    expect(odd).toMatchObject({ code: 2, error: { field: 'giftCode' } });
    expect(JSON.stringify(odd.error)).not.toContain('GC-1"');
  });

  it('[P-50] pays all of an order without a card, then a part of one with a card', async () => {
    const code = await boughtCard();
    const { run, say, state, environment } = terminal();
    await run('cart', 'add', 'CHP-0101', '--quantity', '2');
    const place = (...more: string[]) =>
      piped(`\n${code}\n`, environment, 'checkout', 'place', ...buyer, '--gift-card', '-', ...more);
    const quote = await place('--dry-run');
    expect(quote.data).toMatchObject({ amountDue: 0, giftCards: [{ last4: code.slice(-4) }] });
    const free = await place();
    expect(free).toMatchObject({ code: 0, data: { payment: 'PAID' } });
    await run('cart', 'add', 'CHP-0101', '--quantity', '20');
    const cardless = await place();
    expect(cardless).toMatchObject({ code: 2, error: { field: 'card' } });
    const part = await place('--card', 'visa-ok');
    const shown = (await run('order', 'show', part.data.orderId)).data;
    expect(shown.amountDue).toBeGreaterThan(0);
    expect(Math.round((shown.amountDue + shown.giftCards[0].amount) * 100)).toBe(
      Math.round(shown.totalAmount * 100),
    );
    const text = (await say('order', 'show', part.data.orderId)).stdout;
    expect(text).toContain(`Gift card •••• ${code.slice(-4)}`);
    expect(text).toContain('Remaining amount');
    expect((await run('gift', 'balance', code)).data.balance).toBe(0);
    // Whatever this terminal keeps, the code is not in it.
    expect(stateText(state)).toContain(part.data.orderId);
    expect(stateText(state)).not.toContain(code.slice(3, 12));
  });

  it('a card of a run before pays only when it is given again', async () => {
    const code = await boughtCard();
    const { run } = terminal();
    await run('cart', 'add', 'CHP-0101', '--quantity', '2');
    await run('checkout', 'place', ...buyer, '--gift-card', code, '--dry-run');
    const placed = await run('checkout', 'place', ...buyer, '--card', 'visa-ok');
    expect(placed.code).toBe(0);
    expect((await run('gift', 'balance', code)).data.balance).toBe(25);
  });
});
