import { describe, expect, it } from 'vitest';
import { buyer, shopWithTerminals } from '#test/cli/terminals.ts';

const { terminal } = shopWithTerminals();

describe('crunch checkout place, refused', () => {
  it('[P-22] gives the goods of a bank’s question back when nobody answers it', async () => {
    const { run } = terminal();
    await run('cart', 'add', 'CHP-0103', '--quantity', '7');
    const stock = async () => (await run('product', 'show', 'CHP-0103')).data.stock;
    const before = await stock();
    expect(before).toBeGreaterThan(0);
    const place = (card: string) => run('checkout', 'place', ...buyer, '--card', card);
    expect((await place('3ds-challenge-ok')).error?.code).toBe('ChallengeRequired');
    expect(await stock()).toBe(before);
    expect((await place('visa-ok')).code).toBe(0);
    expect(await stock()).toBe(before - 7);
  });

  it('[LIM-12] says that an order is too large, in the shop’s words', async () => {
    const { run } = terminal();
    for (const pack of ['VP-0001', 'VP-0010']) await run('cart', 'add', pack, '--quantity', '99');
    const told = await run('checkout', 'place', ...buyer, '--card', 'visa-ok', '--lang', 'es');
    expect([told.code, told.error?.code]).toEqual([1, 'CallRefused']);
    expect(told.error?.message).toContain(
      'Un pedido admite como máximo 3,500 bolsas y piezas; este tiene 6,138',
    );
  });
});
