import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AnsweringGateway,
  answeringGateway,
  created,
} from '#test/server/parties/answering-gateway.ts';

/** A reply in the shape the real gateway documents for an AP_CANCEL, written for these tests. */
const cancelReply = {
  _links: { self: { method: 'GET', href: '/pts/v2/voids/7008' } },
  id: '7008',
  submitTimeUtc: '2026-11-21T13:00:00Z',
  status: 'CANCELLED',
  clientReferenceInformation: { code: 'T1V' },
  processorInformation: { responseCode: '00000' },
};

const names = { reference: 'CRN-1', transactionId: 'T1V' };

describe('the gateway client and the real replies about a sale that is cancelled', () => {
  let party: AnsweringGateway;
  beforeAll(async () => {
    party = await answeringGateway();
  });
  afterAll(() => party.close());

  it('[P-45] [P-53] asks by the sale’s id, under an id of its own', async () => {
    party.answer(created(cancelReply));
    expect(await party.gateway.cancelSale('71/03', names)).toEqual({ kind: 'done' });
    expect(party.asked).toEqual([
      {
        path: '/pts/v2/payments/71%2F03/voids',
        body: {
          clientReferenceInformation: { code: 'CRN-1', transactionId: 'T1V' },
          processingInformation: { actionList: ['AP_CANCEL'] },
          paymentInformation: { paymentType: { name: 'EWALLET', method: { name: 'PAYPAL' } } },
        },
      },
    ]);
  });

  it.each(['VOIDED', 'COMPLETED'])('[P-53] is told %s', async (status) => {
    party.answer(created({ ...cancelReply, status }));
    expect(await party.gateway.cancelSale('7103', names)).toEqual({ kind: 'done' });
  });

  it.each([
    ['that it failed', 201, { ...cancelReply, status: 'FAILED' }, 'refused'],
    ['that it waits', 201, { ...cancelReply, status: 'PENDING' }, 'unknown'],
    ['a page of a proxy', 201, '<html>', 'unknown'],
    ['a sale that is paid', 400, { status: 'INVALID_REQUEST', reason: 'NOT_VOIDABLE' }, 'refused'],
    ['a failure of its own', 502, {}, 'unknown'],
  ] as const)('[P-20] [P-53] %s is no yes', async (_, status, body, kind) => {
    party.answer({ status, body });
    expect(await party.gateway.cancelSale('7103', names)).toMatchObject({ kind });
  });
});
