import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Gateway } from '#server/parties/gateway.ts';
import { makeGatewayClient } from '#server/parties/gateway-client.ts';
import { merchantKey } from '#test/sandbox/payments/gateway-under-test.ts';

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

  it('[P-45] [P-53] asks by the sale’s id, under an id of its own', async () => {
    answer = { status: 201, body: cancelReply };
    expect(await gateway.cancelSale('71/03', names)).toEqual({ kind: 'done' });
    expect(asked).toEqual([
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
    answer = { status: 201, body: { ...cancelReply, status } };
    expect(await gateway.cancelSale('7103', names)).toEqual({ kind: 'done' });
  });

  it.each([
    ['that it failed', 201, { ...cancelReply, status: 'FAILED' }, 'refused'],
    ['that it waits', 201, { ...cancelReply, status: 'PENDING' }, 'unknown'],
    ['a page of a proxy', 201, '<html>', 'unknown'],
    ['a sale that is paid', 400, { status: 'INVALID_REQUEST', reason: 'NOT_VOIDABLE' }, 'refused'],
    ['a failure of its own', 502, {}, 'unknown'],
  ] as const)('[P-20] [P-53] %s is no yes', async (_, status, body, kind) => {
    answer = { status, body };
    expect(await gateway.cancelSale('7103', names)).toMatchObject({ kind });
  });
});
