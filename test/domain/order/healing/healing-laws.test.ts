import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decided, salesAtGateway } from '#test/arbitraries/payment.ts';
import {
  arrive,
  freshShop,
  heal,
  holdsMoney,
  isSale,
  settle,
  type TrueGateway,
} from '#test/domain/order/healing-model.ts';

const hour = 3_600_000;

/** What really happened at the gateway, and which of its answers are lost on the way. */
const gateways = (): fc.Arbitrary<TrueGateway> =>
  fc
    .record({
      decided: fc.option(salesAtGateway(), { nil: undefined }),
      late: decided(),
      captures: fc.constant(0),
      reversals: fc.constant(0),
      refunds: fc.constant(0),
      isCalledOff: fc.constant(false),
      isVoidable: fc.boolean(),
      troubles: fc.array(fc.constantFrom('no-answer', 'lost-answer', 'refused', 'not-listed'), {
        maxLength: 12,
      }),
    })
    .map((gateway) => ({ ...gateway, captures: isSale(gateway.decided) ? 1 : 0 }));

interface Course {
  /** Whether the shop heard the first answer, or was gone before it came. */
  readonly first: 'decision' | 'nothing' | 'gone';
  /** After which round a request that was slow on its way gets to the gateway. */
  readonly arrival: number;
}
const courses = (): fc.Arbitrary<Course> =>
  fc.record({
    first: fc.constantFrom('decision', 'nothing', 'gone'),
    arrival: fc.nat({ max: 12 }),
  });

type Shop = ReturnType<typeof freshShop>;

/** The shop knows by the method whether it asked for a sale. */
const shopFor = ({ decided: first, late }: TrueGateway): Shop => {
  const answer = first ?? late;
  return freshShop(isSale(answer) || answer?.kind === 'pending');
};

/** Places an order and heals it until there is nothing to do; true when it came to rest. */
const live = (shop: Shop, gateway: TrueGateway, { first, arrival }: Course): boolean => {
  if (first === 'decision' && gateway.decided !== undefined) settle(shop, gateway.decided, 0);
  if (first === 'nothing') settle(shop, { kind: 'unknown' }, 0);
  for (let now = shop.nextLookAt, rounds = 0; rounds < 200; rounds += 1) {
    now = Math.max(now, shop.nextLookAt);
    const isAtRest = !heal(shop, gateway, now);
    if (rounds >= arrival) arrive(gateway);
    if (isAtRest && rounds >= arrival) return true;
    // A review that goes on is decided by a person, a sale by a bank, after an hour at the latest.
    const undecided = ['review', 'pending'].includes(gateway.decided?.kind ?? '');
    if (now > hour && undecided && holdsMoney(gateway)) {
      gateway.decided = { kind: 'approved', isCaptured: shop.isSale };
      if (shop.isSale) gateway.captures = 1;
    }
  }
  return false;
};

describe('healing a payment against any gateway that answers in the end', () => {
  it('[P-32] comes to rest, and then a paid order has its money and a failed one holds none', () => {
    fc.assert(
      fc.property(gateways(), courses(), (gateway, course) => {
        const shop = shopFor(gateway);
        expect(live(shop, gateway, course)).toBe(true);
        const ends = holdsMoney(gateway)
          ? [['PAID', 'CAPTURED']]
          : [
              ['PAYMENT_FAILED', 'DECLINED'],
              ['PAYMENT_FAILED', 'REVERSED'],
            ];
        expect(ends).toContainEqual([shop.order, shop.payment]);
        expect(shop.reversalDue).toBe(false);
      }),
    );
  });

  it('[P-32] takes the money once, and gives it back once', () => {
    fc.assert(
      fc.property(gateways(), courses(), (gateway, course) => {
        const shop = shopFor(gateway);
        live(shop, gateway, course);
        const { captures, reversals, refunds } = gateway;
        const returns = reversals + refunds;
        expect(captures - (isSale(gateway.decided) ? returns : 0)).toBe(
          shop.payment === 'CAPTURED' ? 1 : 0,
        );
        expect(returns).toBeLessThanOrEqual(1);
        expect(captures + returns).toBeLessThanOrEqual(isSale(gateway.decided) ? 2 : 1);
      }),
    );
  });

  it('has nothing left to do once it rests, however often it is asked', () => {
    fc.assert(
      fc.property(gateways(), courses(), (gateway, course) => {
        const shop = shopFor(gateway);
        live(shop, gateway, course);
        const rested = structuredClone([shop, gateway]);
        expect(heal(shop, gateway, 2 * hour)).toBe(false);
        expect([shop, gateway]).toEqual(rested);
      }),
    );
  });
});
