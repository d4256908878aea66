import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxHeader } from '#domain/session/own-request.ts';
import { buyer, shopWithTerminals } from '#test/cli/terminals.ts';

const { shop, terminal } = shopWithTerminals();

interface SentItem {
  readonly tags: Readonly<Record<string, string>>;
  readonly data: { readonly baseData: { readonly name: string } };
}

/** A collector of this test's own: it takes everything, or never answers. */
const collector = { items: [] as SentItem[], silent: false, address: '' };
/** Stands before the shop and writes down how it is asked. */
const listener = { headers: [] as IncomingMessage['headers'][], origin: '' };
const servers: Server[] = [];

const served = async (answer: Parameters<typeof createServer>[1]): Promise<string> => {
  const server = createServer(answer ?? (() => undefined)).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

beforeAll(async () => {
  const origin = await served(async (request, response) => {
    const body = await text(request);
    if (collector.silent) return;
    collector.items.push(...(JSON.parse(body) as SentItem[]));
    response.end('{"itemsReceived":1,"itemsAccepted":1,"errors":[]}');
  });
  collector.address = `${origin}/v2/track`;
  listener.origin = await served(async (request, response) => {
    listener.headers.push(request.headers);
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
    const body = await text(request);
    const answer = await fetch(
      `http://localhost:${shop().environment['CRUNCH_SHOP_PORT']}${request.url}`,
      {
        method: request.method ?? 'GET',
        headers: headers as Record<string, string>,
        ...(body !== '' && { body }),
      },
    );
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(await answer.text());
  });
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const names = (): readonly string[] => collector.items.map(({ data }) => data.baseData.name);
/** Nobody listens at port 9 of this machine. */
const nowhere = 'http://127.0.0.1:9/v2/track';

describe('crunch --telemetry', () => {
  it('[TEL-17] [TEL-30] keeps what could not be sent, and a later command sends it', async () => {
    const offline = terminal({ CRUNCH_TELEMETRY_URL: nowhere });
    await offline.run('config', '--fault', 'offline', '--telemetry');
    const file = join(offline.state, 'telemetry.json');
    expect(readFileSync(file, 'utf8')).toContain('Timeout');
    const { CRUNCH_STATE } = offline.environment;
    const online = terminal({
      CRUNCH_TELEMETRY_URL: collector.address,
      ...(CRUNCH_STATE && { CRUNCH_STATE }),
    });
    expect((await online.run('config')).code).toBe(0);
    expect(names()).toEqual([]);
    expect((await online.run('config', '--telemetry')).code).toBe(0);
    expect(names()).toEqual(['Timeout']);
    expect(existsSync(file)).toBe(false);
  });

  it('ends while a collector says nothing, and keeps what it had', async () => {
    collector.silent = true;
    const { run, state } = terminal({ CRUNCH_TELEMETRY_URL: collector.address });
    const told = await run('config', '--fault', 'offline', '--telemetry');
    collector.silent = false;
    expect(told.error?.code).toBe('ShopUnreachable');
    expect(readFileSync(join(state, 'telemetry.json'), 'utf8')).toContain('Timeout');
  });

  it('[ERR-14] [ERR-15] tells the operators which fields of an address were wrong, and nothing else of it', async () => {
    const { run } = terminal({ CRUNCH_TELEMETRY_URL: collector.address });
    await run('cart', 'add', 'CHP-0102');
    const wrong = buyer.map((word) => (word === '75024' ? '1' : word));
    const shipping = await run('checkout', 'place', ...wrong, '--card', 'visa-ok', '--telemetry');
    expect(shipping.code).not.toBe(0);
    expect(names()).toContain('shipping_address_validation_failure');
    expect(JSON.stringify(collector.items)).not.toMatch(/Byron|Legacy|ada@|9725550143/);
  });

  it('every command sends one trace with all its calls, flag or no flag', async () => {
    const { run } = terminal();
    for (const id of ['CHP-0102', 'CHP-0103']) {
      const shown = await run('product', 'show', id, '--base-url', listener.origin);
      expect(shown.code).toBe(0);
    }
    // Where the shop's sandbox is was asked before, by the terminal and for both commands.
    const calls = listener.headers.filter((headers) => headers[sandboxHeader] === undefined);
    expect(calls).toHaveLength(listener.headers.length - 1);
    const traces = calls.map(({ traceparent }) => String(traceparent).split('-'));
    expect(traces.length).toBeGreaterThan(2);
    for (const [version, trace, span, flags] of traces) {
      expect([version, flags]).toEqual(['00', '01']);
      expect(trace).toMatch(/^[0-9a-f]{32}$/);
      expect(span).toMatch(/^[0-9a-f]{16}$/);
    }
    expect(new Set(traces.map(([, trace]) => trace)).size).toBe(2);
    expect(new Set(traces.map(([, , span]) => span)).size).toBe(traces.length);
  });
});
