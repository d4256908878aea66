import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settlement } from '#test/sandbox/payments/gateway-requests.ts';
import {
  type GatewayUnderTest,
  gatewayUnderTest,
} from '#test/sandbox/payments/gateway-under-test.ts';

let under: GatewayUnderTest;
beforeEach(async () => {
  under = await gatewayUnderTest();
});
afterEach(() => under.stop());

const totalOf = async (code: string) => (await under.hits(code)).at('totalCount');

describe('a fault', () => {
  it('[P-32] after committing loses the answer, not the authorisation', async () => {
    await under.fault({ mode: 'timeoutAfterCommit', count: 1, delayMs: 1 });
    const token = await under.tokenOf('visa-ok');
    await expect(under.pay(token, { transactionId: 'lost', code: 'lost' })).rejects.toThrow();
    expect(await totalOf('lost')).toBe(1);
    const again = await under.pay(token, { transactionId: 'lost', code: 'lost' });
    expect(again.at('reason')).toBe('DUPLICATE_REQUEST');
    expect(await under.ledger('authorization')).toHaveLength(1);
  });

  it('[P-32] before committing loses everything, so the same request may be repeated', async () => {
    await under.fault({ mode: 'timeoutBeforeCommit', count: 1, delayMs: 1 });
    const token = await under.tokenOf('visa-ok');
    await expect(under.pay(token, { transactionId: 'never', code: 'never' })).rejects.toThrow();
    expect(await totalOf('never')).toBe(0);
    const again = await under.pay(token, { transactionId: 'never', code: 'never' });
    expect(again.at('status')).toBe('AUTHORIZED');
  });

  it('[P-32] of 502 says so and commits nothing, as often as asked', async () => {
    await under.fault({ mode: 'http502', count: 2 });
    const token = await under.tokenOf('visa-ok');
    const replies = [await under.pay(token), await under.pay(token), await under.pay(token)];
    expect(replies.map(({ status }) => status)).toEqual([502, 502, 201]);
    expect(replies[0]?.body).toMatchObject({ status: 'SERVER_ERROR', reason: 'SYSTEM_ERROR' });
  });

  it('[P-32] of slowness answers in the end, and a void that came first wins', async () => {
    await under.fault({ mode: 'slow', delayMs: 10 });
    const token = await under.tokenOf('visa-ok');
    expect((await under.pay(token, { transactionId: 'slow-1' })).at('status')).toBe('AUTHORIZED');
    const other = await under.tokenOf('visa-ok');
    await under.fault({ mode: 'slow', delayMs: 1500 });
    const slow = under.pay(other, { transactionId: 'slow-2' });
    // Once the fault is taken, the request is inside and waiting.
    await expect.poll(async () => (await under.call('/sandbox/faults')).at('faults')).toEqual([]);
    const overtaking = await under.post('/pts/v2/voids', {
      clientReferenceInformation: { transactionId: 'slow-2' },
    });
    expect(overtaking.at('reason')).toBe('INVALID_DATA');
    expect((await slow).at('reason')).toBe('DUPLICATE_REQUEST');
    expect(await totalOf('slow-2')).toBe(0);
  });

  it('[P-21] of a partial approval holds half, to be reversed', async () => {
    await under.fault({ mode: 'partialApproval' });
    const reply = await under.pay(await under.tokenOf('visa-ok'), { totalAmount: '10.00' });
    expect(reply.at('status')).toBe('PARTIAL_AUTHORIZED');
    expect(reply.at('orderInformation.amountDetails.authorizedAmount')).toBe('5.00');
    const reversed = await under.post(`/pts/v2/payments/${reply.at('id')}/reversals`, {
      clientReferenceInformation: { code: 'part' },
    });
    expect(reversed.at('reversalAmountDetails.reversedAmount')).toBe('5.00');
  });

  it('[P-32] strikes its own kind of request only', async () => {
    await under.fault({
      faults: ['capture', 'reversal', 'session'].map((operation) => ({
        operation,
        mode: 'http502',
      })),
    });
    const id = (await under.pay(await retried(() => under.tokenOf('visa-ok')))).at('id');
    const captures = `/pts/v2/payments/${id}/captures`;
    expect((await under.post(captures, settlement('kind', '1.00'))).status).toBe(502);
    expect((await under.post(captures, settlement('kind', '1.00'))).status).toBe(201);
    expect((await under.call('/sandbox/faults')).at('faults.0.operation')).toBe('reversal');
  });

  it('[P-32] can be taken back, and is listed while it waits', async () => {
    await under.fault({ operation: 'authorization', mode: 'http502', count: 3 });
    expect((await under.call('/sandbox/faults')).at('faults.0')).toMatchObject({
      mode: 'http502',
      count: 3,
      delayMs: 35_000,
    });
    await under.call('/sandbox/faults', { method: 'DELETE' });
    expect((await under.pay(await under.tokenOf('visa-ok'))).status).toBe(201);
  });

  it('[P-32] that nobody knows is refused', async () => {
    const reply = await under.fault({ mode: 'earthquake' });
    expect(reply.status).toBe(400);
    expect(await under.call('/sandbox/faults').then((list) => list.at('faults.length'))).toBe(0);
  });
});

describe('the sandbox calls', () => {
  it('[P-51] stay shut unless they are asked for', async () => {
    const shut = await gatewayUnderTest({ faultsEnabled: false });
    for (const path of ['/sandbox/faults', '/sandbox/ledger', '/sandbox/clock']) {
      expect((await shut.call(path)).status).toBe(404);
    }
    expect((await shut.call('/sandbox/reset', { method: 'POST' })).status).toBe(404);
    await shut.stop();
  });

  it('[P-51] refuse pages of other origins', async () => {
    const headers = { origin: 'https://evil.example' };
    const reply = await under.call('/sandbox/reset', { method: 'POST', headers });
    expect(reply.status).toBe(403);
  });

  it('[P-34] move the clock and put everything back', async () => {
    const context = await under.openContext();
    const moved = await under.call('/sandbox/clock', {
      method: 'PUT',
      body: JSON.stringify({ offsetMs: 900_000 }),
    });
    expect(moved.at('offsetMs')).toBe(900_000);
    const late = await under.makeToken(context, 'visa-ok');
    expect(late.at('reason')).toBe('CAPTURE_CONTEXT_EXPIRED');
    await under.call('/sandbox/clock', { method: 'DELETE' });
    const token = (await under.makeToken(context, 'visa-ok')).text;
    await under.pay(token);
    await under.call('/sandbox/reset', { method: 'POST' });
    expect(await under.ledger('authorization')).toEqual([]);
  });
});

/** Opens a context again where the first was refused on purpose. */
const retried = async (make: () => Promise<string>): Promise<string> => make().catch(() => make());
