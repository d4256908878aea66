import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cents } from '#domain/money/cents.ts';
import type { Gateway } from '#server/parties/gateway.ts';
import { makeGatewayClient } from '#server/parties/gateway-client.ts';
import { merchantKey } from '#test/sandbox/payments/gateway-under-test.ts';

/** Replies in the shapes the real gateway documents, written for these tests. */
const captureReply = {
  _links: { self: { method: 'GET', href: '/pts/v2/captures/7006' } },
  id: '7006',
  submitTimeUtc: '2026-11-21T12:00:05Z',
  status: 'PENDING',
  reconciliationId: 'R2',
  clientReferenceInformation: { code: 'T1C' },
  orderInformation: { amountDetails: { totalAmount: '13.88', currency: 'USD' } },
};
const refundReply = {
  _links: { void: { method: 'POST', href: '/pts/v2/refunds/7007/voids' } },
  id: '7007',
  submitTimeUtc: '2026-11-21T13:00:00Z',
  status: 'PENDING',
  reconciliationId: 'R3',
  clientReferenceInformation: { code: 'T1F' },
  refundAmountDetails: { refundAmount: '13.88', currency: 'USD' },
};
const amount = 1388 as Cents;
const ofCapture = { by: 'capture', id: '7006' } as const;

describe('the gateway client and the real replies about captures and refunds', () => {
  let server: Server;
  let gateway: Gateway;
  let answer: { readonly status: number; readonly body: unknown };
  const asked: { readonly path: string; readonly body: unknown }[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      let text = '';
      request.on('data', (part) => {
        text += part;
      });
      request.on('end', () => {
        asked.push({ path: request.url ?? '', body: JSON.parse(text) });
        response.writeHead(answer.status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(answer.body));
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const origin = `http://127.0.0.1:${port}`;
    gateway = makeGatewayClient({ origin, merchant: merchantKey, now: Date.now });
  });
  afterAll(() => new Promise((closed) => server.close(closed)));
  beforeEach(() => {
    asked.length = 0;
  });

  it('[P-53] keeps the id of a capture; a reply without one is a capture too', async () => {
    answer = { status: 201, body: captureReply };
    const taken = { kind: 'done', captureId: '7006' };
    expect(await gateway.capture('7005', 'T1C', amount)).toEqual(taken);
    answer = { status: 201, body: { status: 'PENDING' } };
    expect(await gateway.capture('7005', 'T1C', amount)).toEqual({ kind: 'done' });
  });

  it.each([
    [ofCapture, '/pts/v2/captures/7006/refunds'],
    [{ by: 'sale', id: '7103' } as const, '/pts/v2/payments/7103/refunds'],
  ])('[P-52] [P-53] refunds %o at %s', async (taken, path) => {
    answer = { status: 201, body: refundReply };
    expect(await gateway.refund(taken, 'T1F', amount)).toEqual({ kind: 'done' });
    expect(asked).toEqual([
      {
        path,
        body: {
          clientReferenceInformation: { code: 'T1F', transactionId: 'T1F' },
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
    answer = { status, body };
    expect(await gateway.refund(ofCapture, 'T1F', amount)).toMatchObject({ kind });
  });

  it('[P-32] [P-53] finds a payment and what was done to it by all of its ids', async () => {
    answer = { status: 201, body: { totalCount: 0 } };
    await gateway.findByTransactionId('T1');
    expect(asked).toEqual([
      {
        path: '/tss/v2/searches',
        body: {
          query: 'clientReferenceInformation.transactionId:(T1 OR T1C OR T1R OR T1F OR T1V)',
        },
      },
    ]);
  });
});
