import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountMerchant } from '#test/sandbox/payments/accounts/account-merchant.ts';
import { settlement } from '#test/sandbox/payments/gateway-requests.ts';
import { gatewayUnderTest } from '#test/sandbox/payments/gateway-under-test.ts';
import { startKillableGateway } from '#test/sandbox/payments/kills/killable-gateway.ts';

let folder: string;
let dataFile: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'account-restart-'));
  dataFile = join(folder, 'ledger.jsonl');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a gateway that was killed', () => {
  it('[P-31] knows every session, approval, order, sale and consent it had answered', async () => {
    const child = await startKillableGateway(dataFile);
    const before = accountMerchant(() => child);
    const open = await before.open();
    const openToken = String(open.at('processorInformation.transactionId'));
    const approved = await before.approved();
    const ordered = await before.ordered();
    const declined = await before.ordered('buyer-declined');
    expect((await before.sale(declined)).at('status')).toBe('DECLINED');
    const pending = await before.ordered('buyer-pending-declined');
    const waiting = String((await before.sale(pending)).at('id'));
    const keeping = await before.kept('buyer-ok', { transactionId: 'kept-sale' });
    const agreement = { agreementInformation: { id: keeping.id } };
    const gone = await before.kept();
    await before.forget(gone.id);
    await child.kill();

    const under = await gatewayUnderTest({ dataFile, frameKeyPool: 0 });
    const after = accountMerchant(() => under);
    const statusOf = async (id: unknown) => (await after.status(id)).at('status');
    expect(await statusOf(open.at('id'))).toBe('CREATED');
    expect(await after.approve(openToken, 'buyer-ok')).toBe(approved.payerId);
    expect(await statusOf(approved.sessionId)).toBe('CREATED');
    expect((await after.order(approved.sessionId, approved.payerId)).status).toBe(201);
    expect((await after.sale(ordered)).at('status')).toBe('COMPLETED');

    expect(await statusOf(declined.sessionId)).toBe('PAYER_ACTION_REQUIRED');
    await after.approve(declined.paymentId, 'buyer-declined');
    expect((await after.sale(declined)).at('status')).toBe('COMPLETED');

    expect(await statusOf(waiting)).toBe('PENDING');
    await under.call('/sandbox/pending-sales', {
      method: 'POST',
      body: JSON.stringify({ decision: 'decline' }),
    });
    expect(await statusOf(waiting)).toBe('DECLINED');

    expect((await after.consent(keeping.sessionId)).at('details.0.reason')).toBe(
      'ORDER_ALREADY_CAPTURED',
    );
    const repeated = await after.sale({ body: agreement, transactionId: 'kept-sale' });
    expect(repeated.at('reason')).toBe('DUPLICATE_REQUEST');
    expect((await after.sale({ body: agreement })).at('status')).toBe('COMPLETED');
    const ended = { agreementInformation: { id: gone.id } };
    expect((await after.sale({ body: ended })).at('details.0.reason')).toBe('AGREEMENT_NOT_FOUND');
    const refund = `/pts/v2/payments/${keeping.reply.at('id')}/refunds`;
    expect((await after.post(refund, settlement('late', '40.00'))).status).toBe(201);
    await under.stop();
  });

  it('[P-31] in the middle of many sales has lost none it had answered, and doubled none', async () => {
    const child = await startKillableGateway(dataFile);
    const before = accountMerchant(() => child);
    const answered: string[] = [];
    const tried: { orderRequestId: string; payerId: string }[] = [];
    const sellOn = async (worker: number): Promise<void> => {
      for (let round = 0; ; round += 1) {
        const code = `w${worker}-r${round}`;
        const ordered = await before.ordered();
        tried.push(ordered);
        const reply = await before.sale({ ...ordered, code });
        if (reply.status === 201) answered.push(code);
      }
    };
    const workers = [1, 2, 3, 4].map((worker) => sellOn(worker).catch(() => undefined));
    await expect.poll(() => answered.length).toBeGreaterThan(8);
    await child.kill();
    await Promise.all(workers);

    const under = await gatewayUnderTest({ dataFile, frameKeyPool: 0 });
    const after = accountMerchant(() => under);
    for (const code of answered) {
      expect([code, (await after.hits(code)).at('totalCount')]).toEqual([code, 1]);
    }
    for (const ordered of tried) await after.sale(ordered);
    const sales = (await under.ledger('sale')) as { approved: { orderRequestId: string } }[];
    const orders = sales.map(({ approved }) => approved.orderRequestId);
    expect(orders.length).toBe(new Set(orders).size);
    expect(new Set(orders)).toEqual(new Set(tried.map(({ orderRequestId }) => orderRequestId)));
    await under.stop();
  });
});
