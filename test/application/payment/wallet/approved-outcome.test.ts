import { expect, it } from 'vitest';
import { verdictOn } from '#application/payment/wallet/approved-outcome.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { PaymentProgress } from '#domain/order/order.ts';

it.each([
  ['PAID', 'paid'],
  ['IN_REVIEW', 'paid'],
  ['CONFIRMING', 'not-paid'],
  ['FAILED', 'not-paid'],
] as const)(
  '[P-48] a sheet hears of an order whose payment is %s that it is %s',
  (payment: PaymentProgress, is) => {
    const order = { orderId: 'CC-1', status: 'PROCESSING', payment, totalAmount: 1388 as Cents };
    expect(verdictOn({ is: 'placed', order }).is).toBe(is);
  },
);
