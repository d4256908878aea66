import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cents } from '#domain/money/cents.ts';
import {
  type AnsweringGateway,
  answeringGateway,
  created,
} from '#test/server/parties/answering-gateway.ts';

/** Replies in the shapes the real gateway documents, written for these tests. */
const captureReply = {
  _links: { self: { method: 'GET', href: '/pts/v2/captures/7006' } },
  id: '7006',
  submitTimeUtc: '2026-11-21T12:00:05Z',
  status: 'PENDING',
  reconciliationId: 'R2',
  clientReferenceInformation: { code: 'CRN-1' },
  orderInformation: { amountDetails: { totalAmount: '13.88', currency: 'USD' } },
};
const refundReply = {
  _links: { void: { method: 'POST', href: '/pts/v2/refunds/7007/voids' } },
  id: '7007',
  submitTimeUtc: '2026-11-21T13:00:00Z',
  status: 'PENDING',
  reconciliationId: 'R3',
  clientReferenceInformation: { code: 'CRN-1' },
  refundAmountDetails: { refundAmount: '13.88', currency: 'USD' },
};
const amount = 1388 as Cents;
const captureNames = { reference: 'CRN-1', transactionId: 'T1C' };
const refundNames = { reference: 'CRN-1', transactionId: 'T1F' };
const lost = { reference: 'CRN-1', transactionId: 'T1' };
const ofCapture = { by: 'capture', id: '7006' } as const;

describe('the gateway client and the real replies about captures and refunds', () => {
  let party: AnsweringGateway;
  beforeAll(async () => {
    party = await answeringGateway();
  });
  afterAll(() => party.close());

  it('[P-53] keeps the id of a capture; a reply without one is a capture too', async () => {
    party.answer(created(captureReply));
    const taken = { kind: 'done', captureId: '7006' };
    expect(await party.gateway.capture('7005', captureNames, amount)).toEqual(taken);
    party.answer(created({ status: 'TRANSMITTED' }));
    expect(await party.gateway.capture('7005', captureNames, amount)).toEqual({ kind: 'done' });
  });

  it.each([
    [ofCapture, '/pts/v2/captures/7006/refunds'],
    [{ by: 'sale', id: '7103' } as const, '/pts/v2/payments/7103/refunds'],
  ])('[P-52] [P-53] refunds %o at %s', async (taken, path) => {
    party.answer(created(refundReply));
    expect(await party.gateway.refund(taken, refundNames, amount)).toEqual({ kind: 'done' });
    expect(party.asked).toEqual([
      {
        path,
        body: {
          clientReferenceInformation: { code: 'CRN-1', transactionId: 'T1F' },
          orderInformation: { amountDetails: { totalAmount: '13.88', currency: 'USD' } },
        },
      },
    ]);
  });

  it.each([
    ['a part', 201, { ...refundReply, refundAmountDetails: { refundAmount: '5.00' } }, 'unknown'],
    ['a refund that failed', 201, { ...refundReply, status: 'FAILED' }, 'refused'],
    ['a page of a proxy', 201, '<html>', 'unknown'],
    [
      'an id of an authorisation',
      400,
      { status: 'INVALID_REQUEST', reason: 'INVALID_DATA', message: 'x' },
      'refused',
    ],
  ] as const)('[P-52] [P-53] %s is no refund', async (_, status, body, kind) => {
    party.answer({ status, body });
    expect(await party.gateway.refund(ofCapture, refundNames, amount)).toMatchObject({ kind });
  });

  it.each([
    ['a capture that was refused', { status: 'INVALID_REQUEST' }, 'refused'],
    ['a capture with a word of next year', { id: '1', status: 'NEW_THING' }, 'unknown'],
    ['a page of a proxy', '<html>', 'unknown'],
  ] as const)('[P-20] [P-53] %s takes nothing for certain', async (_, body, kind) => {
    party.answer(created(body));
    expect(await party.gateway.capture('7005', captureNames, amount)).toMatchObject({ kind });
  });

  it.each([
    ['authorization', '/pts/v2/reversals'],
    ['sale', '/pts/v2/voids'],
  ] as const)('[P-32] [P-53] undoes a lost %s at %s, by its own id', async (kind, path) => {
    const status = kind === 'sale' ? 'VOIDED' : 'REVERSED';
    party.answer(created({ id: '7009', status }));
    expect(await party.gateway.undo(lost, { kind, amount })).toEqual({ kind: 'done' });
    expect(party.asked).toMatchObject([
      {
        path,
        body: { clientReferenceInformation: { code: 'CRN-1', transactionId: 'T1' } },
      },
    ]);
    const sent = JSON.stringify(party.asked[0]?.body);
    expect(sent.includes('"totalAmount":"13.88"')).toBe(kind === 'authorization');
  });

  it.each([
    [
      'an id that is not known',
      400,
      {
        id: '7010',
        submitTimeUtc: '2026-11-21T12:43:41Z',
        status: 'INVALID_REQUEST',
        reason: 'INVALID_DATA',
        message: 'Declined - One or more fields in the request contains invalid data',
      },
      { kind: 'refused', reason: 'INVALID_DATA' },
    ],
    [
      'a fault in what we sent',
      400,
      {
        status: 'INVALID_REQUEST',
        reason: 'INVALID_DATA',
        details: [{ field: 'reversalInformation.amountDetails.currency', reason: 'INVALID_DATA' }],
      },
      { kind: 'refused', reason: 'INVALID_REQUEST' },
    ],
    ['a void that failed', 201, { id: '1', status: 'FAILED' }, { kind: 'refused' }],
    ['a reply without a status', 201, { id: '1' }, { kind: 'unknown' }],
    ['trouble', 502, {}, { kind: 'unknown' }],
  ] as const)('[P-20] [P-32] [P-53] %s has undone nothing', async (_, status, body, result) => {
    party.answer({ status, body });
    expect(await party.gateway.undo(lost, { kind: 'authorization', amount })).toMatchObject(result);
  });
});
