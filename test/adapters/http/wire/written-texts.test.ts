import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { orderhistory } from '#adapters/http/wire/calls/account/order-history-calls.ts';
import { wireZip } from '#adapters/http/wire/calls/cart-calls.ts';
import { exampleOf } from '#adapters/http/wire/calls/document/examples.ts';
import { productlist } from '#adapters/http/wire/calls/mix-calls.ts';
import { productreviews } from '#adapters/http/wire/calls/review-calls.ts';
import { wireProductId } from '#adapters/http/wire/cart-line.ts';
import { wireCustomer, wirePerson } from '#adapters/http/wire/customer.ts';
import { wireExpectedDays } from '#adapters/http/wire/expected-days.ts';
import { wireMix } from '#adapters/http/wire/saved-mix.ts';

const pages = ['0', '01', 'x1', '1x', '', '123456'];
const days = ['2026-1-02', '2026-01-2', '02026-01-02', '2026-01-021', 'x2026-01-02', '2026-01-02T'];
const customer = exampleOf('getcustomer').item as { paymentCards: readonly object[] };
const card = (change: object) => ({
  ...customer,
  paymentCards: [{ ...customer.paymentCards[0], ...change }],
});
const mix = (mixpackId: string) => ({ ...(exampleOf('getmixpack').item as object), mixpackId });
const asked = (name: string, page: string) => ({ ...exampleOf(name).query, page });

/** A codec, how a text gets into it, texts it takes and texts it does not. */
const formats: readonly (readonly [
  what: string,
  takes: (text: string) => boolean,
  good: readonly string[],
  bad: readonly string[],
])[] = [
  ['a ZIP', codecOf(wireZip), ['75024'], ['7502', '750244', 'x75024', '75024-', '75O24', '']],
  [
    'the id of a product',
    codecOf(wireProductId),
    ['CHP-0101', '0', 'a_b'],
    ['-CHP', '_a', 'CHP 1', ' CHP', 'CHP/', ''],
  ],
  [
    'the first day an order may come',
    codecOf(wireExpectedDays, (earliest) => ({ earliest, latest: '2026-01-02' })),
    ['2026-01-02'],
    days,
  ],
  [
    'a birthday',
    codecOf(z.object(wirePerson), (birthDate) => ({
      ...{ firstName: 'Ada', lastName: 'Lovelace', phoneNumber: '2145550100', gender: 'female' },
      birthDate,
    })),
    ['1994-12-31'],
    days,
  ],
  [
    'what is shown of a card number',
    codecOf(wireCustomer, (cardNumberMask) => card({ cardNumberMask })),
    ['**** 1111'],
    ['*** 1111', '***** 1111', '**** 11111', '**** 111', '4111111111111111', '**** 111a'],
  ],
  [
    'when a card expires',
    codecOf(wireCustomer, (expDate) => card({ expDate })),
    ['01/30', '09/30', '10/30', '12/30'],
    ['00/30', '13/30', '1/30', '20/30', '12/2030', '112/30', '12/3', '0a/30'],
  ],
  [
    'the number of a saved mix',
    codecOf(wireMix, mix),
    ['MYOMP-30-1', 'MYOMP-30-999999999', 'MYOMP-30-1999999999'],
    ['MYOMP-30-', 'xMYOMP-30-1', 'MYOMP-30-1x', 'MYOMP-30-2000000000', 'MYOMP-30-19999999999'],
  ],
  [
    'a page of products',
    codecOf(productlist.query, (page) => asked('productlist', page)),
    ['1', '20', '99999'],
    pages,
  ],
  [
    'a page of reviews',
    codecOf(productreviews.query, (page) => asked('productreviews', page)),
    ['1', '20', '9999'],
    pages,
  ],
  [
    'a page of orders',
    codecOf(orderhistory.query, (page) => asked('orderhistory', page)),
    ['1', '20', '99999'],
    pages,
  ],
];

function codecOf(codec: z.core.$ZodType | undefined, around: (text: string) => unknown = (t) => t) {
  return (text: string): boolean =>
    codec !== undefined && z.safeDecode(codec, around(text) as never).success;
}

it.each(formats)(
  '%s is taken as it is written, and nothing that only looks like it',
  (_, takes, good, bad) => {
    expect(good.filter((text) => !takes(text))).toEqual([]);
    expect(bad.filter(takes)).toEqual([]);
  },
);
