import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  getcustomer,
  removetoken,
  updateaccount,
  updateUser,
} from '#adapters/http/wire/calls/account/account-calls.ts';
import {
  createaddress,
  deleteaddress,
  updateaddress,
} from '#adapters/http/wire/calls/account/address-calls.ts';
import { orderhistory } from '#adapters/http/wire/calls/account/order-history-calls.ts';
import type { Customer } from '#domain/account/customer.ts';
import type { Cents } from '#domain/money/cents.ts';
import { type OrderHistory, ordersOnPage } from '#domain/order/order-history.ts';
import { customer } from '#test/arbitraries/customer.ts';

const encoded = (shopper: Customer) =>
  z.encode(getcustomer.item, shopper as z.output<typeof getcustomer.item>);

const calls = [
  getcustomer,
  updateUser,
  updateaccount,
  removetoken,
  createaddress,
  updateaddress,
  deleteaddress,
  orderhistory,
];

describe('customerDetails on the wire', () => {
  it('[AUTH-07] [AUTH-08] [AUTH-09] [API-019] comes back as it went', () => {
    fc.assert(
      fc.property(customer, (shopper) => {
        const wire = JSON.parse(JSON.stringify(encoded(shopper)));
        expect(z.decode(getcustomer.item, wire)).toEqual(shopper);
      }),
    );
  });

  it('[AUTH-19] [ACCT-09] refuses an answer without id, contacts, users or addresses', () => {
    fc.assert(
      fc.property(
        customer,
        fc.constantFrom('id', 'accountContacts', 'accountUsers', 'accountAddresses'),
        (shopper, gone) => {
          expect(z.safeParse(getcustomer.item, { ...shopper, [gone]: undefined }).success).toBe(
            false,
          );
        },
      ),
    );
  });

  it('[PAY-10] carries no card number where a mask belongs', () => {
    fc.assert(
      fc.property(customer, (shopper) => {
        const paymentCards = shopper.paymentCards.map((card) => ({
          ...card,
          cardNumberMask: '4111111111111111',
        }));
        const read = z.safeParse(getcustomer.item, { ...shopper, paymentCards });
        expect(read.success).toBe(paymentCards.length === 0);
      }),
    );
  });
});

describe('the calls about an account', () => {
  it('[AUTH-11] [AUTH-13] all need a signed-in shopper', () => {
    expect(calls.map(({ auth }) => auth)).toEqual(calls.map(() => 'shopper'));
  });

  it('[API-019] [API-022] [API-033] [API-047] [API-062] [API-071] [API-072] [API-073] have the required methods and paths', () => {
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /webservices/getcustomer',
      'PUT /v3/dopservice/b2c/updateUser',
      'PUT /webservices/updateaccount',
      'DELETE /webservices/removetoken',
      'POST /webservices/createaddress',
      'PUT /webservices/updateaddress',
      'DELETE /webservices/deleteaddress',
      'GET /v3/dopservice/b2c/submittedorder',
    ]);
    expect([getcustomer.query, getcustomer.body]).toEqual([undefined, undefined]);
  });
});

describe('the order history on the wire', () => {
  it('[ORDER-05] [API-047] carries dollars, and the pages of an account only', () => {
    const history: OrderHistory = {
      list: [
        {
          orderId: 'CC-1',
          status: 'SUBMITTED',
          payment: 'PAID',
          placedAt: '2026-11-21T10:00:00.000Z',
          totalAmount: 2347 as Cents,
          lines: [{ productId: 'CHP-0101', name: 'Chips', quantity: 2 }],
        },
      ],
      totalOrder: 1,
    };
    const wire = z.encode(orderhistory.item, history as z.output<typeof orderhistory.item>);
    expect(wire.list[0]?.totalAmount).toBe(23.47);
    expect(z.decode(orderhistory.item, wire)).toEqual(history);
    const reads = (query: object) => z.safeParse(orderhistory.query ?? z.never(), query).success;
    expect(reads({ accountId: 'a', page: String(ordersOnPage) })).toBe(true);
    expect(reads({ page: '1' })).toBe(false);
    expect(reads({ accountId: 'a', page: '0' })).toBe(false);
  });
});
