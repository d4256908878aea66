import fc from 'fast-check';
import type { Cents } from '#domain/money/cents.ts';
import type { PaymentOnFile } from '#domain/order/healing.ts';
import { orderStates } from '#domain/order/order-machine.ts';
import type { OrderOnFile } from '#domain/order/settling.ts';
import type { DeclineCause } from '#domain/payment/decline.ts';
import type { Decided, Outcome, PaymentStateAtGateway } from '#domain/payment/outcome.ts';
import { paymentStates } from '#domain/payment/payment-machine.ts';

export const declineCauses = (): fc.Arbitrary<DeclineCause> =>
  fc.constantFrom(
    'address-check',
    'code-check',
    'part-only',
    'wrong-code',
    'expired',
    'funds',
    'unavailable',
    'not-confirmed',
    'duplicate',
    'token-unknown',
    'refused',
  );

/** Few amounts around the one asked for, so that too little is often told. */
const amounts = (): fc.Arbitrary<Cents> =>
  fc.integer({ min: 98, max: 101 }).map((amount) => amount as Cents);

export const decided = (): fc.Arbitrary<Decided> =>
  fc.oneof(
    fc.record(
      {
        kind: fc.constantFrom('approved', 'review'),
        amount: amounts(),
        isCaptured: fc.constant(true),
      },
      { requiredKeys: ['kind'] },
    ),
    fc.record({ kind: fc.constant('declined' as const), cause: declineCauses() }),
  );

/** A sale whose payer's bank may not have decided yet. */
export const salesAtGateway = (): fc.Arbitrary<Decided> =>
  fc.oneof({ weight: 4, arbitrary: decided() }, fc.constant({ kind: 'pending' as const }));

export const outcomes = (): fc.Arbitrary<Outcome> =>
  fc.oneof(
    { weight: 3, arbitrary: salesAtGateway() },
    fc.constantFrom('challenge', 'abandoned', 'unknown').map((kind) => ({ kind })),
  );

/** Every pair of states, those that belong together often. */
export const ordersOnFile = (): fc.Arbitrary<OrderOnFile> =>
  fc.oneof(
    fc
      .constantFrom(
        ['PLACING', 'AUTHORIZING'] as const,
        ['PAYMENT_UNKNOWN', 'UNKNOWN'] as const,
        ['PAYMENT_PENDING', 'PENDING'] as const,
        ['PAYMENT_ACTION_REQUIRED', 'AUTHENTICATING'] as const,
      )
      .map(([order, payment]) => ({ order, payment, amount: 100 as Cents })),
    fc.record({
      order: fc.constantFrom(...orderStates),
      payment: fc.constantFrom(...paymentStates),
      amount: fc.constant(100 as Cents),
    }),
  );

export const standings = (): fc.Arbitrary<PaymentStateAtGateway> =>
  fc.oneof(
    { weight: 3, arbitrary: foundStandings() },
    fc.constantFrom('not-found', 'unknown').map((kind) => ({ kind })),
  );

export const foundStandings = () =>
  fc.record({
    kind: fc.constant('found' as const),
    decided: salesAtGateway(),
    isCaptured: fc.boolean(),
    isReversed: fc.boolean(),
    isRefunded: fc.boolean(),
    isPartlyRefunded: fc.boolean(),
  });

/** Any payment the shop may have written down, whatever its order; times around a million ms. */
export const paymentsOnFile = (): fc.Arbitrary<PaymentOnFile> =>
  fc.record({
    state: fc.constantFrom(...paymentStates),
    isSale: fc.boolean(),
    order: fc.oneof(
      fc.constantFrom('PAID' as const, 'IN_REVIEW' as const),
      fc.constantFrom(...orderStates),
    ),
    reversalDue: fc.boolean(),
    refundDue: fc.boolean(),
    isNamed: fc.boolean(),
    isTakenNamed: fc.boolean(),
    createdAt: fc.nat({ max: 1_000_000 }),
    nextLookAt: fc.nat({ max: 2_000_000 }),
    checks: fc.nat({ max: 40 }),
    wasDelivered: fc.boolean(),
    isReported: fc.boolean(),
  });
