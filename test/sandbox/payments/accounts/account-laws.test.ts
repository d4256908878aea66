import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountMerchant } from '#test/sandbox/payments/accounts/account-merchant.ts';
import { settlement } from '#test/sandbox/payments/gateway-requests.ts';
import {
  type GatewayUnderTest,
  gatewayUnderTest,
} from '#test/sandbox/payments/gateway-under-test.ts';

/** Something merchant, payer, tester or fate may do; `pick` chooses among what there is so far. */
const step = fc.record({
  act: fc.constantFrom(
    ...(['checkout', 'checkout', 'checkout'] as const),
    ...(['open', 'approve', 'approve', 'order', 'order', 'sell', 'sell', 'sell'] as const),
    ...([
      'consent',
      'sell-kept',
      'refund',
      'refund',
      'void',
      'void-id',
      'status',
      'decide',
    ] as const),
    ...(['capture', 'restart', 'later'] as const),
  ),
  pick: fc.nat({ max: 1000 }),
  person: fc.constantFrom('buyer-ok', 'buyer-declined', 'buyer-pending', 'buyer-pending-declined'),
  cents: fc.integer({ min: 1, max: 6000 }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

interface Line {
  readonly kind: string;
  readonly id: string;
  readonly status?: string;
  readonly amountCents: number;
  readonly paymentId?: string;
  readonly voidedId?: string;
  readonly decision?: string;
  readonly transactionId?: string;
  readonly approved?: { readonly sessionId: string; readonly approvalId: string };
}

const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** Everything that came up in one run, to choose from; ids of before stay in, to be used wrongly. */
class World {
  readonly sessions: { id: string; token: string }[] = [];
  readonly orders: { id: string; cents: number }[] = [];
  readonly payers: string[] = ['0000000000000'];
  readonly sales: { id: string; transactionId: string }[] = [];
  readonly agreements: string[] = [];
  /** Money the merchant was told it has, by transaction id: what an answer said must be so. */
  readonly told = new Map<string, string>();
  count = 0;
}

/** Mostly the latest, so that much succeeds; else any. */
const pickFrom = <Item>(list: readonly Item[], at: number): Item | undefined =>
  at % 4 === 0 ? list[at % Math.max(1, list.length)] : list.at(-1);

describe('payment accounts, whatever happens in whichever order', () => {
  it('[P-52] sell an approval once, keep their sums, and never give back more than they took', async () => {
    let completed = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 80 }), async (steps) => {
        const folder = await mkdtemp(join(tmpdir(), 'account-laws-'));
        const options = { dataFile: join(folder, 'ledger.jsonl'), frameKeyPool: 0 };
        let under = await gatewayUnderTest(options);
        const paypal = accountMerchant(() => under);
        const world = new World();
        try {
          for (const each of [...start, ...steps]) {
            if (each.act === 'restart') {
              await under.gateway.close();
              under = await gatewayUnderTest(options);
              paypal.settleClock();
            } else await act(under, paypal, world, each);
          }
          completed += await checkLaws(under, world);
        } finally {
          await under.gateway.close();
          await rm(folder, { recursive: true, force: true });
        }
      }),
      { numRuns: 25, endOnFailure: true },
    );
    // The laws would hold in a shop that sells nothing, too.
    expect(completed).toBeGreaterThan(25);
  });
});

const base = { pick: 3, person: 'buyer-ok', cents: 4000 } as const;
const start: readonly Step[] = (['checkout', 'sell'] as const).map((each) => ({
  act: each,
  ...base,
}));

type Merchant = ReturnType<typeof accountMerchant>;

const act = async (
  under: GatewayUnderTest,
  paypal: Merchant,
  world: World,
  { act: what, pick, person, cents }: Step,
): Promise<void> => {
  const session = pickFrom(world.sessions, pick);
  const order = pickFrom(world.orders, pick);
  const sale = pickFrom(world.sales, pick);
  const payerId = pickFrom(world.payers, pick) ?? '';
  world.count += 1;
  const transactionId = `law-${world.count}`;
  const sell = async (wish: object, amount: number): Promise<void> => {
    const reply = await paypal.sale({ ...wish, totalAmount: dollars(amount), transactionId });
    if (reply.status !== 201) return;
    const id = String(reply.at('id'));
    world.sales.push({ id, transactionId });
    world.told.set(id, String(reply.at('status')));
  };
  switch (what) {
    case 'checkout':
      for (const next of ['open', 'approve', 'order'] as const) {
        await act(under, paypal, world, { act: next, pick, person, cents });
      }
      return;
    case 'open': {
      const body = pick % 5 === 0 ? {} : { agreementInformation: { indicator: 'true' } };
      const reply = await paypal.open({ totalAmount: dollars(cents), body });
      const token = String(reply.at('processorInformation.transactionId'));
      world.sessions.push({ id: String(reply.at('id')), token });
      return;
    }
    case 'approve':
      if (session) world.payers.push(await paypal.approve(session.token, person));
      return;
    case 'order': {
      const wished = pick % 3 === 0 ? cents : Math.min(cents, 4000);
      const wish = { totalAmount: dollars(wished) };
      const reply = session && (await paypal.order(session.id, payerId, wish));
      if (reply?.status === 201) world.orders.push({ id: String(reply.at('id')), cents: wished });
      return;
    }
    case 'sell': {
      const amount = pick % 5 === 0 ? cents : (order?.cents ?? cents);
      return sell({ orderRequestId: order?.id ?? '1', payerId }, amount);
    }
    case 'consent': {
      const reply = await paypal.consent(session?.id ?? '1');
      const kept = reply.at('agreementInformation.transactionId');
      if (typeof kept === 'string') world.agreements.push(kept);
      return;
    }
    case 'sell-kept':
      return sell(
        { body: { agreementInformation: { id: world.agreements.at(-1) ?? 'B-0' } } },
        cents,
      );
    case 'refund':
      await paypal.post(
        `/pts/v2/payments/${sale?.id ?? 1}/refunds`,
        settlement('law', dollars(cents)),
      );
      return;
    case 'capture':
      await paypal.post(`/pts/v2/payments/${sale?.id ?? 1}/captures`, settlement('law', '1.00'));
      return;
    case 'void':
      await paypal.post('/pts/v2/voids', {
        clientReferenceInformation: { transactionId: sale?.transactionId ?? 'law-none' },
      });
      return;
    case 'void-id':
      await paypal.post(`/pts/v2/payments/${sale?.id ?? 1}/voids`, {
        clientReferenceInformation: { code: 'law' },
        processingInformation: { actionList: ['AP_CANCEL'] },
      });
      return;
    case 'status':
      await paypal.status(sale?.id ?? session?.id ?? '1');
      return;
    case 'decide':
      await under.call('/sandbox/pending-sales', {
        method: 'POST',
        body: JSON.stringify({ decision: pick % 2 === 0 ? 'complete' : 'decline' }),
      });
      return;
    case 'later':
      paypal.advance(60_000 * (1 + (pick % 6)));
      return;
    case 'restart':
  }
};

/** The laws, read from the books alone; how many sales were paid. */
const checkLaws = async (under: GatewayUnderTest, world: World): Promise<number> => {
  const lines = (await under.call('/sandbox/ledger')).at('transactions') as readonly Line[];
  const sales = lines.filter(({ kind }) => kind === 'sale');
  const after = (id: string, kind: string) =>
    lines.filter((line) => line.kind === kind && line.paymentId === id);

  const isPaid = ({ id, status }: Line): boolean =>
    status === 'COMPLETED' ||
    after(id, 'sale-decision').some(({ decision }) => decision === 'complete');
  // An approval makes one sale, and a session one that was not declined.
  const taken = sales
    .filter(({ status }) => status !== 'DECLINED')
    .flatMap((sale) => sale.approved ?? []);
  expect(taken.length).toBe(new Set(taken.map(({ sessionId }) => sessionId)).size);
  const used = sales.flatMap((sale) => sale.approved ?? []);
  expect(used.length).toBe(new Set(used.map(({ approvalId }) => approvalId)).size);

  for (const sale of sales) {
    const decisions = after(sale.id, 'sale-decision');
    expect(decisions.length).toBeLessThanOrEqual(sale.status === 'PENDING' ? 1 : 0);
    const voided = new Set(after(sale.id, 'void').map(({ voidedId }) => voidedId));
    const refunded = after(sale.id, 'refund')
      .filter(({ id }) => !voided.has(id))
      .reduce((sum, { amountCents }) => sum + amountCents, 0);
    const captured = isPaid(sale) && !voided.has(sale.id) ? sale.amountCents : 0;
    expect(refunded).toBeLessThanOrEqual(captured);
    if (voided.has(sale.id)) expect(refunded).toBe(0);
    expect(after(sale.id, 'capture')).toEqual([]);
  }
  // What was answered is in the books, also after a restart.
  const byId = new Map(sales.map((sale) => [sale.id, sale.status]));
  for (const [id, status] of world.told) expect([id, byId.get(id)]).toEqual([id, status]);
  return sales.filter(isPaid).length;
};
