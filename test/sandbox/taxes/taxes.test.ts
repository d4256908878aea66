import { describe, expect, it } from 'vitest';
import { openSandboxParties, sandboxTaxToken } from '#test/sandbox/parties/sandbox-parties.ts';

const { ask } = openSandboxParties();
const plano = { to_country: 'US', to_zip: '75024', to_state: 'TX', shipping: 4.99, amount: 10 };
const post = (body: unknown, token = sandboxTaxToken) =>
  ask('http://party.invalid/v2/taxes', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe("the sandbox's sales tax API", () => {
  it('writes a tax with the published fields', async () => {
    const item = { id: 'a', quantity: 2, unit_price: 12.5, discount: 1, product_tax_code: '40010' };
    const answer = await post({ ...plano, amount: 24, line_items: [item] });
    expect([answer.status, await answer.json()]).toEqual([
      200,
      {
        tax: {
          order_total_amount: 28.99,
          shipping: 4.99,
          tax_source: 'destination',
          jurisdictions: { country: 'US', state: 'TX' },
          taxable_amount: 28.99,
          amount_to_collect: 1.81,
          rate: 0.06244,
          has_nexus: true,
          freight_taxable: true,
          breakdown: {
            taxable_amount: 28.99,
            tax_collectable: 1.81,
            shipping: { taxable_amount: 4.99, tax_collectable: 0.31, combined_tax_rate: 0.0625 },
            line_items: [
              {
                id: 'a',
                taxable_amount: 24,
                tax_collectable: 1.5,
                combined_tax_rate: 0.0625,
                state_sales_tax_rate: 0.0625,
              },
            ],
          },
        },
      },
    ]);
  });

  it('takes an amount without items as goods of no code', async () => {
    const { tax } = (await (await post(plano)).json()) as { tax: { amount_to_collect: number } };
    expect(tax.amount_to_collect).toBe(0.63 + 0.31);
  });

  it.each([
    ['another key', () => post(plano, 'another'), 401, "Not authorized for route 'POST /v2/taxes'"],
    ['no country', () => post({ ...plano, to_country: undefined }), 400, 'No to country, required'],
    ['no zip', () => post({ ...plano, to_zip: '' }), 400, 'No to zip, required when country is US'],
    [
      'no state',
      () => post({ ...plano, to_state: undefined }),
      400,
      'No to state, required when country is US',
    ],
    [
      'a zip of another state',
      () => post({ ...plano, to_state: 'NY' }),
      400,
      'to_zip 75024 is not used within to_state NY',
    ],
    ['no shipping', () => post({ ...plano, shipping: undefined }), 406, 'shipping is missing'],
    [
      'no goods',
      () => post({ ...plano, amount: undefined }),
      406,
      'amount or line_items is missing',
    ],
    [
      'a code nobody has',
      () => post({ ...plano, line_items: [{ product_tax_code: 'FOO' }] }),
      400,
      'line_items include invalid tax codes: FOO',
    ],
    ['what is no JSON', () => post('{'), 400, 'The request could not be read.'],
  ])('refuses %s in the shape of the party', async (_, asked, status, detail) => {
    const answer = await asked();
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ status, error: expect.any(String), detail });
  });
});
