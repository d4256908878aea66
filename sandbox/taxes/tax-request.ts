import * as z from 'zod';
import type { TaxCategory } from '#domain/catalog/tax-category.ts';
import { type ZipDirectory, zipLiesIn } from '#domain/shipping/zip-directory.ts';

const text = z.string().optional();
const dollars = z.number().min(0);

/** An order as `POST /v2/taxes` takes it; other fields are passed over. */
const taxRequest = z.object({
  from_country: text,
  from_zip: text,
  from_state: text,
  to_country: text,
  to_zip: text,
  to_state: text,
  to_city: text,
  to_street: text,
  amount: dollars.optional(),
  shipping: dollars.optional(),
  line_items: z
    .array(
      z.object({
        id: text,
        quantity: z.int().min(0).default(1),
        product_tax_code: text,
        unit_price: dollars.default(0),
        discount: dollars.default(0),
      }),
    )
    .optional(),
});

/** An order that can be taxed. */
export interface TaxableOrder {
  readonly state: string;
  readonly zipcode: string;
  /** Dollars without shipping. */
  readonly amount: number;
  readonly shipping: number;
  readonly items: readonly {
    readonly id?: string;
    readonly category: TaxCategory;
    /** Cents. */
    readonly base: number;
  }[];
}

/** Why an order cannot be taxed, as the party says it. */
export interface RefusedOrder {
  readonly status: 400 | 406;
  readonly detail: string;
}

/** The party's codes of goods; without one they are taxed as goods usually are. */
const categories: Readonly<Record<string, TaxCategory>> = {
  '40030': 'snack',
  '40010': 'candy',
  '40050': 'soft-drink',
  '14111803A0001': 'gift-card',
};

/** Reads a body and refuses what the party refuses. */
export const readTaxRequest = (body: unknown, zips: ZipDirectory): TaxableOrder | RefusedOrder => {
  const read = taxRequest.safeParse(body);
  if (!read.success) return { status: 400, detail: z.prettifyError(read.error) };
  const { to_country: country, to_zip: zip, to_state: state, shipping, amount } = read.data;
  const items = read.data.line_items ?? [];
  if (country === undefined) return { status: 400, detail: 'No to country, required' };
  if (country !== 'US') return { status: 400, detail: `to_country ${country} is not served here` };
  if (!zip) return { status: 400, detail: 'No to zip, required when country is US' };
  if (!state) return { status: 400, detail: 'No to state, required when country is US' };
  if (!/^\d{5}(-\d{4})?$/.test(zip)) {
    return { status: 400, detail: `to_zip ${zip} is not in a usable format` };
  }
  if (!zipLiesIn(zips, zip.slice(0, 5), state)) {
    return { status: 400, detail: `to_zip ${zip} is not used within to_state ${state}` };
  }
  if (shipping === undefined) return { status: 406, detail: 'shipping is missing' };
  if (amount === undefined && items.length === 0) {
    return { status: 406, detail: 'amount or line_items is missing' };
  }
  const codes = items.flatMap((item) => item.product_tax_code ?? []);
  const wrong = codes.filter((code) => categories[code] === undefined);
  if (wrong.length > 0) {
    return { status: 400, detail: `line_items include invalid tax codes: ${wrong.join(', ')}` };
  }
  const goods = items.map(({ id, quantity, product_tax_code: code, unit_price, discount }) => ({
    ...(id !== undefined && { id }),
    category: (code === undefined ? undefined : categories[code]) ?? ('merchandise' as const),
    base: Math.round((quantity * unit_price - discount) * 100),
  }));
  const whole = { category: 'merchandise' as const, base: Math.round((amount ?? 0) * 100) };
  return {
    ...{ state, zipcode: zip, shipping },
    amount: amount ?? goods.reduce((sum, { base }) => sum + base, 0) / 100,
    items: goods.length === 0 ? [whole] : goods,
  };
};
