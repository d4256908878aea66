import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** An answer on its way back; a fault changes it. */
export interface Passing {
  status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a fault may change any part of an answer.
  body: any;
}

export interface Heading {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

export type Fault = (passing: Passing, request: Heading) => void;

/** Stands before a shop, and hands on what it answers with the fault of the moment. */
export const startFaultyProxy = async (shop: string) => {
  let fault: Fault = () => undefined;
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const body = await text(request);
    const sent = Object.entries(headers).filter(
      ([name]) => !['host', 'connection', 'content-length', 'accept-encoding'].includes(name),
    );
    const answer = await fetch(`${shop}${url}`, {
      method,
      headers: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])),
      ...(body !== '' && { body }),
    });
    const told = new Headers(answer.headers);
    for (const name of ['content-length', 'content-encoding', 'transfer-encoding', 'connection']) {
      told.delete(name);
    }
    const written = await answer.text();
    const isJson = told.get('content-type')?.startsWith('application/json') === true;
    const passing: Passing = {
      status: answer.status,
      headers: told,
      body: isJson ? JSON.parse(written) : written,
    };
    fault(passing, { method, path: url, headers });
    response.writeHead(passing.status, Object.fromEntries(passing.headers));
    response.end(isJson ? JSON.stringify(passing.body) : passing.body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    suffer: (next: Fault) => {
      fault = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
