import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { chips, contractCart } from '#test/cli/commands/cart/carts.ts';
import { crunch, crunchBatch, crunchJson, scratchFolder } from '#test/cli/crunch.ts';

const scratch = scratchFolder();
afterAll(scratch.remove);

const totals = (cart: unknown, ...flags: string[]) =>
  crunchJson(['cart', 'totals', '--cart', scratch.file('cart.json', cart), ...flags]);

describe('crunch cart totals', () => {
  it('[CART-23] gives the totals of the contract', async () => {
    const { code, data } = await totals(contractCart);
    expect(code).toBe(0);
    expect(data).toEqual({
      cartCount: 4,
      packCount: 1,
      subTotal: 42.95,
      discount: 0,
      shippingCharge: 0,
      tax: 0,
      totalAmount: 42.95,
      freeShipping: { percent: 286.33, remaining: -27.95 },
    });
  });

  it('adds shipping and tax, takes the coupon off, measures against another threshold', async () => {
    const coupon = scratch.file('coupon.json', {
      couponName: 'CRUNCH5',
      cartAmount: 6.98,
      discount: 5,
      discountedAmount: 1.98,
      message: 'off',
      freeOrder: false,
      cartID: 'c',
      date: '2026-11-21',
    });
    const { data } = await totals(
      [chips],
      ...['--coupon', coupon, '--shipping', '4.99', '--tax', '.42', '--threshold', '20'],
    );
    expect(data).toMatchObject({
      subTotal: 6.98,
      discount: 5,
      shippingCharge: 4.99,
      tax: 0.42,
      totalAmount: 7.39,
      freeShipping: { percent: 9.9, remaining: 18.02 },
    });
  });

  it('answers a batch, free orders and absent parts included', async () => {
    const answers = await crunchBatch(
      ['cart', 'totals'],
      [
        { cart: [chips], coupon: { discount: 1, freeOrder: true }, shipping: 4.99 },
        { cart: [] },
        { cart: [{ ...chips, currentPrice: 1.005 }], coupon: null, tax: 0.1 },
      ],
    );
    expect(answers.map(({ data }) => data.totalAmount)).toEqual([0, 0, 2.12]);
  });

  it('never prints a float with a tail', async () => {
    const line = fc.record({
      productId: fc.constantFrom('A', 'B'),
      quantity: fc.nat({ max: 99 }),
      price: fc.nat({ max: 99_999 }).map((cents) => cents / 100),
    });
    const carts = fc.sample(fc.array(line, { maxLength: 9 }), { numRuns: 300, seed: 7 });
    const { stdout } = await crunch(['cart', 'totals', '--batch', '-'], {
      stdin: carts.map((cart) => `${JSON.stringify({ cart, tax: 0.1, shipping: 0.2 })}\n`).join(''),
    });
    const numbers = stdout.match(/-?\d+\.\d+/g) ?? [];
    expect(numbers.length).toBeGreaterThan(300);
    expect(numbers.filter((number) => !/^-?\d+\.\d{1,2}$/.test(number))).toEqual([]);
  });

  it.each([
    ['a line without a price', [{ productId: 'CHP-0101', quantity: 1 }], []],
    ['a negative quantity', [{ ...chips, quantity: -2 }], []],
    ['a negative shipping charge', [chips], ['--shipping', '-1']],
    ['an amount in words', [chips], ['--tax', 'none']],
    ['an unknown flag', [chips], ['--discount', '5']],
  ])('[CLI-04] refuses %s', async (_name, cart, flags) => {
    const answer = await totals(cart, ...flags);
    expect(answer).toMatchObject({ code: 2, ok: false });
    expect(answer.error.message).not.toBe('');
  });

  it('takes its input from one place only', async () => {
    const answer = await crunchJson(['cart', 'totals', '--batch', '-', '--tax', '1']);
    expect(answer).toMatchObject({ code: 2, error: { code: 'BadUsage' } });
  });
});
