import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeGatewayClient } from '#server/parties/gateway-client.ts';
import { merchantKey } from '#test/sandbox/payments/gateway-under-test.ts';

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

export interface Asked {
  readonly path: string;
  readonly body?: unknown;
}

/** The shop's gateway client, and a gateway that gives the replies it is told, one after the other. */
export const answeringGateway = async (now: () => number = Date.now) => {
  let replies: readonly Reply[] = [];
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      asked.push({ path: request.url ?? '', ...(text !== '' && { body: JSON.parse(text) }) });
      const [reply = { status: 500, body: '' }, ...later] = replies;
      replies = later;
      response.writeHead(reply.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(reply.body));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    gateway: makeGatewayClient({ origin, merchant: merchantKey, now }),
    asked,
    /** What it answers next; what was asked before is forgotten. */
    answer: (...next: readonly Reply[]): void => {
      replies = next;
      asked.length = 0;
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
};

export type AnsweringGateway = Awaited<ReturnType<typeof answeringGateway>>;

export const created = (body: unknown): Reply => ({ status: 201, body });
