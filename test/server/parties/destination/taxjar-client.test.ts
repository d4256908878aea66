import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxCategories } from '#domain/catalog/tax-category.ts';
import { addCents, type Cents } from '#domain/money/cents.ts';
import type { TaxableLine } from '#domain/order/order-tax.ts';
import { ratedStates, sandboxRates } from '#sandbox/taxes/sandbox-rates.ts';
import type { TaxAnswer } from '#server/parties/destination/tax-provider.ts';
import { makeTaxjarClient } from '#server/parties/destination/taxjar-client.ts';
import { zipIn, zipOfEveryState } from '#test/sandbox/parties/every-state.ts';
import { openSandboxParties, sandboxTaxToken } from '#test/sandbox/parties/sandbox-parties.ts';

const cents = (amount: number) => amount as Cents;
const line = (category: TaxableLine['category'], base: number): TaxableLine => ({
  category,
  base: cents(base),
});
const { taxes, faults, ask } = openSandboxParties(zipOfEveryState);

const taxOf = async (
  state: string,
  lines: readonly TaxableLine[],
  charge = 0,
): Promise<Omit<TaxAnswer, 'kind' | 'dataVersion'>> => {
  const to = { state, zipcode: zipIn(state.toUpperCase()) };
  const answer = await taxes.quote({ to, lines, shippingCharge: cents(charge) });
  if (answer.kind === 'unknown') throw new Error(answer.why);
  return { totalTax: answer.totalTax, lines: answer.lines };
};

const states = fc.constantFrom(...ratedStates);
const orders = fc.array(
  fc.record({
    category: fc.constantFrom(...taxCategories),
    base: fc.integer({ min: 0, max: 200_000 }).map(cents),
  }),
  { maxLength: 12 },
);
const charges = fc.integer({ min: 0, max: 5000 });

describe('a tax over the wire of the tax service', () => {
  it('[CHK-24] is taken by category at its own rate, and on shipping where the state does', async () => {
    const goods = [line('snack', 2000), line('candy', 1000), line('merchandise', 2400)];
    expect(await taxOf('tx', goods, 499)).toEqual({
      totalTax: 63 + 150 + 31,
      lines: [
        { category: 'candy', tax: 63 },
        { category: 'merchandise', tax: 150 },
        { category: 'shipping', tax: 31 },
      ],
    });
  });

  it('is rounded once a category, half a cent up', async () => {
    // Tennessee takes 4 % of snacks: one bag of 12 cents alone rounds to 0 cents, ten together to 5.
    const bags = Array.from({ length: 10 }, () => line('snack', 12));
    expect((await taxOf('TN', bags.slice(1, 2))).totalTax).toBe(0);
    expect((await taxOf('TN', bags)).totalTax).toBe(5);
    // Idaho takes 6 %: of 25 cents one and a half.
    expect((await taxOf('ID', [line('snack', 25)])).totalTax).toBe(2);
  });

  it('is the sum of its lines, and within half a cent a category of the exact tax', async () => {
    await fc.assert(
      fc.asyncProperty(states, orders, charges, async (state, order, shipping) => {
        const { totalTax, lines } = await taxOf(state, order, shipping);
        expect(addCents(...lines.map(({ tax }) => tax))).toBe(totalTax);
        const { rates, shippingRate } = sandboxRates(state) ?? {
          rates: undefined,
          shippingRate: 0,
        };
        const exact = order.reduce(
          (sum, { category, base }) => sum + (base * (rates?.[category] ?? 0)) / 100_000,
          (shipping * shippingRate) / 100_000,
        );
        expect(Math.abs(totalTax - exact)).toBeLessThanOrEqual((taxCategories.length + 1) / 2);
      }),
    );
  });

  it('does not mind the order of the lines or how they are split', async () => {
    await fc.assert(
      fc.asyncProperty(states, orders, charges, async (state, order, shipping) => {
        const pennies = order.flatMap(({ category, base }) => [
          line(category, Math.floor(base / 3)),
          line(category, base - Math.floor(base / 3)),
        ]);
        expect(await taxOf(state, pennies.reverse(), shipping)).toEqual(
          await taxOf(state, order, shipping),
        );
      }),
    );
  });
});

describe('the client of the tax service', () => {
  const origin = 'http://party.invalid';
  const plano = {
    to: { state: 'tx', zipcode: '75024', city: 'Plano', street: '5800 Legacy Dr' },
    lines: [line('snack', 858), line('gift-card', 2500), line('merchandise', 2400)],
    shippingCharge: cents(499),
  };

  it('sends key, place and goods as the party documents them', async () => {
    const sent: { readonly url: string; readonly init: RequestInit }[] = [];
    const client = makeTaxjarClient(
      { origin, token: sandboxTaxToken },
      {
        fetch: async (url, init = {}) => {
          sent.push({ url: String(url), init });
          return new Response(JSON.stringify({ tax: { amount_to_collect: 0 } }));
        },
      },
    );
    expect(await client.quote(plano)).toMatchObject({ kind: 'answered', totalTax: 0, lines: [] });
    const { url, init } = sent[0] ?? { url: '', init: {} };
    expect(url).toBe(`${origin}/v2/taxes`);
    expect(init).toMatchObject({
      method: 'POST',
      redirect: 'error',
      headers: { authorization: `Bearer ${sandboxTaxToken}`, 'x-api-version': '2022-01-24' },
    });
    expect(JSON.parse(String(init.body))).toEqual({
      to_country: 'US',
      to_zip: '75024',
      to_state: 'TX',
      to_city: 'Plano',
      to_street: '5800 Legacy Dr',
      amount: 57.58,
      shipping: 4.99,
      line_items: [
        { id: 'snack', quantity: 1, unit_price: 8.58, product_tax_code: '40030' },
        { id: 'merchandise', quantity: 1, unit_price: 24 },
        { id: 'gift-card', quantity: 1, unit_price: 25, product_tax_code: '14111803A0001' },
      ],
    });
  });

  it.each([
    ['http503', 1, 'answered'],
    ['http500', 2, 'unknown'],
    ['http401', 1, 'unknown'],
    ['http429', 1, 'unknown'],
  ])('after %s (%d times) it is %s: asks twice, a refusal once', async (mode, count, kind) => {
    faults.add({ operation: 'tax', mode, count, delayMs: 0 });
    const to = { state: 'TX', zipcode: zipIn('TX') };
    const answer = await taxes.quote({ ...plano, to });
    expect(answer.kind).toBe(kind);
    if (answer.kind === 'unknown') expect(answer.why).toBe(`HTTP ${mode.slice(4)}`);
    expect(faults.list()).toEqual([]);
  });

  it('asks nothing about nothing', async () => {
    faults.add({ operation: 'tax', mode: 'http500', count: 1, delayMs: 0 });
    const free = { ...plano, lines: [line('snack', 0)], shippingCharge: cents(0) };
    expect(await taxes.quote(free)).toMatchObject({ kind: 'answered', totalTax: 0, lines: [] });
    expect(faults.list()).toHaveLength(1);
    faults.clear();
  });

  it('guesses nothing: an answer without a tax, or none at all, is none', async () => {
    const of = (fetch: typeof globalThis.fetch) =>
      makeTaxjarClient({ origin, token: 'x' }, { fetch, tries: 1 }).quote(plano);
    const unreadable = { kind: 'unknown', why: 'ANSWER_UNREADABLE' };
    expect(await of(async () => new Response('{"tax":{}}'))).toEqual(unreadable);
    expect(await of(async () => new Response('{"tax":{"amount_to_collect":-1}}'))).toEqual(
      unreadable,
    );
    expect(await of(async () => Promise.reject(new Error('x')))).toEqual({
      kind: 'unknown',
      why: 'NOT_REACHED',
    });
    expect(await of(ask)).toEqual({ kind: 'unknown', why: 'HTTP 401' });
  });
});
