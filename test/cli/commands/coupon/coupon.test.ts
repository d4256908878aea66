import { describe, expect, it } from 'vitest';
import { buyer, shopWithTerminals } from '#test/cli/terminals.ts';

const { terminal } = shopWithTerminals();

describe('crunch coupon', () => {
  it('[COUPON-01] [COUPON-05] [COUPON-07] applies SAVE5, judges it anew, takes it off', async () => {
    const { run } = terminal();
    const plain = (await run('cart', 'add', 'CHP-0102', '--quantity', '3')).data;
    const applied = await run('coupon', 'apply', 'save5');
    expect(applied.code).toBe(0);
    expect(applied.data).toMatchObject({
      coupon: { couponName: 'SAVE5', discount: 5, message: 'SAVE5: $5.00 off.', freeOrder: false },
      discount: 5,
      subTotal: plain.subTotal,
    });
    await run('coupon', 'apply', 'CRUNCH10');
    const more = (await run('cart', 'update', 'CHP-0102', '--quantity', '10')).data;
    expect(more.discount).toBe(Math.floor(more.subTotal * 10 + 0.5) / 100);
    const removed = (await run('coupon', 'remove')).data;
    expect(removed).toMatchObject({ coupon: null, discount: 0, totalAmount: more.subTotal });
  });

  it('[COUPON-04] a refused code is told in the shop’s words, in both languages', async () => {
    const { run } = terminal();
    await run('cart', 'add', 'CHP-0102');
    const refused = await run('coupon', 'apply', 'LASTYEAR');
    expect([refused.code, refused.error]).toMatchObject([
      1,
      { code: 'CouponRefused', message: 'This coupon has expired.' },
    ]);
    const spanish = await run('coupon', 'apply', 'LASTYEAR', '--lang', 'es');
    expect(spanish.error).toMatchObject({ message: 'Este cupón ya venció.' });
  });

  it('[COUPON-01] an order refuses a coupon its e-mail used before, the next one goes without it', async () => {
    const order = (shopper: ReturnType<typeof terminal>) =>
      shopper.run('checkout', 'place', ...buyer, '--card', 'visa-ok');
    const [first, second] = [terminal(), terminal()];
    for (const { run } of [first, second]) {
      await run('cart', 'add', 'CHP-0102', '--quantity', '5');
      expect((await run('coupon', 'apply', 'WELCOME15')).code).toBe(0);
    }
    const bought = await order(first);
    expect(bought).toMatchObject({ code: 0, data: { payment: 'PAID' } });
    const refused = await order(second);
    expect([refused.code, refused.error?.code]).toEqual([1, 'CouponRefused']);
    expect(refused.error?.message).toContain('You can order without it.');
    expect((await second.run('cart', 'show')).data).toMatchObject({ discount: 0 });
    const without = await order(second);
    expect(without).toMatchObject({ code: 0, data: { payment: 'PAID' } });
    expect(without.data.totalAmount).toBeGreaterThan(bought.data.totalAmount);
  });

  it('[COUPON-06] [GIFT-01] orders for nothing without a card, as a gift', async () => {
    const { run } = terminal();
    await run('cart', 'add', 'CHP-0102', '--quantity', '2');
    await run('coupon', 'apply', 'FREEBOX');
    const placed = await run('checkout', 'place', ...buyer, '--gift-order', '--gift', 'Enjoy');
    expect(placed.data).toMatchObject({ payment: 'PAID', totalAmount: 0 });
    const shown = await run('order', 'show', placed.data.orderId, '--email', 'ada@example.com');
    expect(shown.data).toMatchObject({
      couponName: 'FREEBOX',
      giftOrder: true,
      giftMessage: 'Enjoy',
    });
  });
});

describe('crunch gift', () => {
  const grace = ['--first-name', 'Grace', '--last-name', 'Hopper', '--email', 'grace@example.com'];

  it('[GIFT-02] [GIFT-08] [GIFT-09] buys a card of the list by card; others are refused', async () => {
    const { run } = terminal();
    const odd = await run('gift', 'add', '--amount', '13.50', ...grace);
    expect([odd.code, odd.error]).toMatchObject([2, { field: 'amount' }]);
    const added = await run('gift', 'add', '--amount', '25', ...grace, '--message', 'Eat well');
    expect(added.data).toMatchObject({
      cart: [{ productId: 'GFT-0002', gift: { firstName: 'Grace', giftMessage: 'Eat well' } }],
      totalAmount: 25,
    });
    const placed = await run('checkout', 'place', ...buyer, '--card', 'visa-ok');
    expect(placed.data).toMatchObject({ payment: 'PAID', totalAmount: 25 });
  });
});
