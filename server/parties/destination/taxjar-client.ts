import * as z from 'zod';
import { type TaxCategory, taxCategories } from '#domain/catalog/tax-category.ts';
import { addCents, type Cents, zeroCents } from '#domain/money/cents.ts';
import { askParty, type PartyPatience } from '#server/parties/destination/party-http.ts';
import type { TaxProvider, TaxQuestion } from '#server/parties/destination/tax-provider.ts';

/** Where the tax service is and what it knows the shop by (D-ORDER-12). */
export interface TaxAccess {
  /** `https://api.taxjar.com` */
  readonly origin: string;
  readonly token: string;
}

/** The version of the service's answers that the shop reads. */
const version = '2022-01-24';
const dataVersion = `taxjar-${version}`;

/** The service's codes of goods; merchandise has none, and is taxed as goods usually are. */
const taxCodes: Readonly<Record<TaxCategory, string | undefined>> = {
  snack: '40030',
  candy: '40010',
  'soft-drink': '40050',
  merchandise: undefined,
  'gift-card': '14111803A0001',
};

const dollars = z.number().min(0);
const answered = z.object({
  tax: z.object({
    amount_to_collect: dollars,
    breakdown: z
      .object({
        shipping: z.object({ tax_collectable: dollars }).optional(),
        line_items: z
          .array(z.object({ id: z.string().default(''), tax_collectable: dollars }))
          .default([]),
      })
      .optional(),
  }),
});

/** A shopper waits for it with the button pressed. */
const usualPatience = { each: 4000, tries: 2 };

/** TaxJar's `POST /v2/taxes`, the same for the sandbox's service and the real one. */
export const makeTaxjarClient = (
  { origin, token }: TaxAccess,
  patience: Partial<PartyPatience> = {},
): TaxProvider => ({
  quote: async (question) => {
    const order = writtenOrder(question);
    if (order.amount === 0 && order.shipping === 0) {
      return { kind: 'answered', totalTax: zeroCents, lines: [], dataVersion };
    }
    const answer = await askParty(
      {
        method: 'POST',
        url: new URL('/v2/taxes', origin),
        headers: { authorization: `Bearer ${token}`, 'x-api-version': version },
        body: order,
      },
      { ...usualPatience, ...patience },
    );
    if (answer.kind === 'unknown') return answer;
    const read = answered.safeParse(answer.body);
    if (!read.success) return { kind: 'unknown', why: 'ANSWER_UNREADABLE' };
    const { amount_to_collect: total, breakdown } = read.data.tax;
    const taxes: readonly (readonly [string, number])[] = [
      ...(breakdown?.line_items ?? []).map(({ id, tax_collectable: tax }) => [id, tax] as const),
      ['shipping', breakdown?.shipping?.tax_collectable ?? 0],
    ];
    const lines = [...taxCategories, 'shipping' as const].map((category) => ({
      category,
      tax: cents(taxes.find(([id]) => id === category)?.[1] ?? 0),
    }));
    return {
      kind: 'answered',
      totalTax: cents(total),
      lines: lines.filter(({ tax }) => tax !== 0),
      dataVersion,
    };
  },
});

/**
 * Goods of one kind are one item: its tax is rounded once. The service knows by the shop's account where it has to
 * collect, so nothing is said of where goods come from.
 */
const writtenOrder = ({ to, lines, shippingCharge }: TaxQuestion) => {
  const kinds = taxCategories
    .map((category) => ({
      category,
      base: addCents(...lines.filter((line) => line.category === category).map(({ base }) => base)),
    }))
    .filter(({ base }) => base > 0);
  return {
    to_country: 'US',
    to_zip: to.zipcode,
    to_state: to.state.trim().toUpperCase(),
    ...(to.city !== undefined && { to_city: to.city }),
    ...(to.street !== undefined && { to_street: to.street }),
    amount: inDollars(addCents(...kinds.map(({ base }) => base))),
    shipping: inDollars(shippingCharge),
    line_items: kinds.map(({ category, base }) => ({
      id: category,
      quantity: 1,
      unit_price: inDollars(base),
      ...(taxCodes[category] !== undefined && { product_tax_code: taxCodes[category] }),
    })),
  };
};

const inDollars = (amount: Cents): number => amount / 100;
const cents = (amount: number): Cents => Math.round(amount * 100) as Cents;
