import { describe, expect, it } from 'vitest';
import { buyer, shopWithTerminals } from '#test/cli/terminals.ts';

const { terminal } = shopWithTerminals();

const withFlag = (flag: string, value: string) =>
  buyer.map((part, index) => (buyer[index - 1] === flag ? value : part));

describe('crunch checkout doctor', () => {
  it('says what comes, then what is wrong, all at once, and that nothing is in the way', async () => {
    const { run } = terminal();
    const kinds = (rows: readonly { what: string; place: string }[]) =>
      rows.map(({ what, place }) => [what, place]);
    const empty = await run('checkout', 'doctor');
    expect([empty.code, kinds(empty.data.inTheWay)]).toEqual([0, [['cart-empty', 'shop']]]);

    await run('cart', 'add', 'CHP-0103', '--quantity', '2');
    const begun = await run('checkout', 'doctor');
    expect([begun.data.canOrder, begun.data.inTheWay]).toEqual([false, []]);
    expect(kinds(begun.data.toCome)).toEqual([
      ['shipping-missing', 'shipping'],
      ['payment-missing', 'payment'],
    ]);

    const wrong = withFlag('--zip', '7502').map((part) =>
      part === 'ada@example.com' ? 'ada@' : part,
    );
    const { data } = await run('checkout', 'doctor', ...wrong);
    expect(data.inTheWay.map(({ field }: { field: string }) => field)).toEqual([
      'email',
      'zipcode',
    ]);
    const spanish = await run('checkout', 'doctor', ...wrong, '--lang', 'es');
    expect(spanish.data.inTheWay.length).toBe(2);
    expect(spanish.data.inTheWay[0].message).not.toBe(data.inTheWay[0].message);

    const { data: right } = await run('checkout', 'doctor', ...buyer);
    expect(right.inTheWay).toEqual([]);
    expect(kinds(right.toCome)).toEqual([['payment-missing', 'payment']]);
    // It only looked: nothing of the address was kept.
    expect((await run('checkout', 'doctor')).data.toCome.length).toBe(2);
  });

  it('[LIM-12] hears the shop’s verdict on the whole order', async () => {
    const { run } = terminal();
    for (const pack of ['VP-0001', 'VP-0010']) await run('cart', 'add', pack, '--quantity', '99');
    const { code, data } = await run('checkout', 'doctor', ...buyer);
    expect([code, data.canOrder]).toEqual([0, false]);
    const told = data.inTheWay.find(({ what }: { what: string }) => what === 'OrderTooLarge');
    expect(told.message).toContain('3,500');
    // What is short is listed with it, not after the next try.
    expect(data.inTheWay.map(({ what }: { what: string }) => what)).toContain('out-of-stock');
  });
});
