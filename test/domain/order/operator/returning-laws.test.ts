import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { operatorStep } from '#domain/order/operator-move.ts';
import { freshShop, heal, settle, type TrueGateway } from '#test/domain/order/healing-model.ts';

const hour = 3_600_000;

/** A gateway that approves; which of its later answers are lost, refused or never come. */
const gateways = (): fc.Arbitrary<TrueGateway> =>
  fc.record({
    decided: fc.constantFrom({ kind: 'approved' }, { kind: 'approved', isCaptured: true }),
    captures: fc.constant(0),
    reversals: fc.constant(0),
    refunds: fc.constant(0),
    isCalledOff: fc.constant(false),
    isVoidable: fc.constant(true),
    troubles: fc.array(fc.constantFrom('no-answer', 'lost-answer', 'refused'), { maxLength: 12 }),
  });

type Shop = ReturnType<typeof freshShop>;

const rest = (shop: Shop, gateway: TrueGateway, rounds: number): boolean => {
  for (let round = 0; round < rounds; round += 1) {
    if (!heal(shop, gateway, Math.max(round * hour, shop.nextLookAt))) return true;
  }
  return false;
};

/** An approved order, healed for some rounds, then cancelled or refunded by an operator. */
const returned = (gateway: TrueGateway, before: number): Shop => {
  const shop = freshShop();
  if (gateway.decided?.kind === 'approved' && gateway.decided.isCaptured) gateway.captures = 1;
  settle(shop, gateway.decided ?? { kind: 'unknown' }, 0);
  rest(shop, gateway, before);
  const file = { ...shop, isReturning: false, hasSpentCards: false, isCalledOff: false };
  const step = operatorStep(file, 'cancel');
  if (step.kind !== 'give-back') throw new Error(`an operator is told ${step.kind}`);
  shop.order = step.through[0] ?? shop.order;
  shop.refundDue = step.isMoneyDue;
  return shop;
};

describe('an order an operator gives back, against any gateway that answers in the end', () => {
  it('[P-52] comes to rest, and holds nothing of the shopper’s money', () => {
    fc.assert(
      fc.property(gateways(), fc.nat({ max: 6 }), (gateway, before) => {
        const shop = returned(gateway, before);
        expect(rest(shop, gateway, 200)).toBe(true);
        expect(shop.order).toBe('REFUNDED');
        expect(['REVERSED', 'REFUNDED']).toContain(shop.payment);
        expect(shop.refundDue).toBe(false);
        expect(gateway.captures).toBe(gateway.refunds);
        expect(gateway.reversals + gateway.refunds).toBe(1);
      }),
    );
  });

  it('[P-52] never gives back more than was taken, at no moment', () => {
    fc.assert(
      fc.property(gateways(), fc.nat({ max: 6 }), fc.nat({ max: 8 }), (gateway, before, after) => {
        rest(returned(gateway, before), gateway, after);
        expect(gateway.refunds).toBeLessThanOrEqual(gateway.captures);
        expect(gateway.refunds).toBeLessThanOrEqual(1);
      }),
    );
  });
});
