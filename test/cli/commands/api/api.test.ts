import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sandboxHeader } from '#domain/session/own-request.ts';
import { crunchJson, scratchFolder } from '#test/cli/crunch.ts';
import { memoryHandshake } from '#test/doubles/session/memory-shop-session.ts';

interface Heard {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const items = (...data: readonly unknown[]) =>
  JSON.stringify({ responseCode: 200, success: true, message: '', data });

const pair = { codeVerifier: 'verifier-'.repeat(6), codeChallenge: 'challenge-of-it' };

/** A shop that shakes hands and takes whatever comes, but for `/webservices/missing` and `/webservices/mine`. */
const heard: Heard[] = [];
let handshakes = 0;
let shop: Server;
let address = '';
const scratch = scratchFolder();
beforeAll(async () => {
  shop = createServer(async (request, response) => {
    const { method, url: path, headers } = request;
    const body = await text(request);
    const isHandshake = path?.includes('handshaking');
    if (isHandshake) handshakes += 1;
    // Where the shop's sandbox is, if it has one, is no call of the command.
    else if (headers[sandboxHeader] === undefined) heard.push({ method, path, headers, body });
    response.statusCode = path?.endsWith('/missing') ? 404 : path?.endsWith('/mine') ? 440 : 200;
    response.setHeader('content-type', 'application/json');
    const isChallenge = path?.endsWith('/get-pkce-challenge');
    response.end(isHandshake ? items(memoryHandshake) : items(isChallenge ? pair : 'stored'));
  });
  await new Promise<void>((ready) => shop.listen(0, '127.0.0.1', ready));
  address = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
});
afterAll(() => {
  shop.closeAllConnections();
  shop.close();
  scratch.remove();
});
beforeEach(() => {
  heard.splice(0);
  handshakes = 0;
});

let visits = 0;
beforeEach(() => {
  visits += 1;
});

/** Each test is a visit of its own: what an earlier one agreed on with the shop is not known. */
const api = (...args: readonly string[]) =>
  crunchJson(['api', ...args, '--base-url', address], {
    environment: { CRUNCH_STATE: join(scratch.folder, String(visits)) },
  });

describe('crunch api', () => {
  it.each([
    ['the shop', [], '/api/get-pkce-challenge'],
    ['another base', ['/tenant'], '/tenant/api/get-pkce-challenge'],
  ])('[API-024] challenge asks %s for a pair, without key or session', async (_, at, path) => {
    const { code, data } = await api('challenge', ...at.map((base) => `${address}${base}`));
    expect([code, data]).toEqual([0, pair]);
    expect(heard).toMatchObject([{ method: 'GET', path, body: '' }]);
    expect(Object.keys(heard[0]?.headers ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(x-api-key|sessionid|authorization)$/)]),
    );
  });

  it('[AUTH-20] [STORE-18] challenge leaves no trace of the pair on the disk', async () => {
    await api('challenge');
    const files = readdirSync(scratch.folder, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile(),
    );
    const kept = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
    for (const content of kept) {
      for (const secret of Object.values(pair)) expect(content).not.toContain(secret);
    }
  });

  it('[API-025] put sends JSON and the API key to any address, and nothing of the session', async () => {
    const elsewhere = `${address}/items/7`;
    const { code, data } = await api('put', elsewhere, '--body', '{"title":"Chips"}');
    expect([code, data]).toEqual([0, ['stored']]);
    const [request] = heard;
    expect(request).toMatchObject({ method: 'PUT', path: '/items/7', body: '{"title":"Chips"}' });
    expect(request?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-api-key': 'crunchcart-public',
    });
    expect(request?.headers).not.toHaveProperty('sessionid');
    // "No API call is made" without the handshake's three values (HAND-01).
    expect(handshakes).toBe(1);
  });

  it('[API-027] post sends the API key and does not shake hands', async () => {
    const { code, data } = await api('post', '/services/x');
    expect([code, data]).toEqual([0, ['stored']]);
    expect(heard).toMatchObject([{ method: 'POST', path: '/services/x', body: '{}' }]);
    expect(heard[0]?.headers['x-api-key']).toBe('crunchcart-public');
    expect(handshakes).toBe(0);
  });

  it('[API-026] [ERR-07] delete goes with and without a body, its answer comes back as it is', async () => {
    const { code, data } = await api('delete', '/webservices/x', '--body', '{"sequence":2}');
    expect(code).toBe(0);
    expect(data).toMatchObject({ status: 200, body: { data: ['stored'] } });
    await api('delete', '/webservices/x');
    expect(handshakes).toBe(1);
    expect(heard.map(({ method, body }) => [method, body])).toEqual([
      ['DELETE', '{"sequence":2}'],
      ['DELETE', ''],
    ]);
    const missing = await api('delete', '/webservices/missing');
    expect([missing.code, missing.error.code]).toEqual([3, 'CallRefused']);
  });

  it.each(['get', 'GET', 'post', 'POST', 'put', 'PUT', 'delete', 'DELETE'])(
    '[CLI-01] %s goes within the session, and its envelope comes back as it is',
    async (verb) => {
      const isSent = /post|put/i.test(verb);
      const own = ['--header', 'Idempotency-Key: a-key-of-mine'];
      const { code, data } = await api(verb, '/v2/x?a=1', ...own, ...(isSent ? ['--session'] : []));
      expect(code).toBe(0);
      expect(data).toMatchObject({
        status: 200,
        headers: { 'content-type': 'application/json' },
        body: { responseCode: 200, success: true, data: ['stored'] },
      });
      expect(heard).toMatchObject([{ method: verb.toUpperCase(), path: '/v2/x?a=1' }]);
      expect(heard[0]?.headers['idempotency-key']).toBe('a-key-of-mine');
      expect(handshakes).toBe(1);
    },
  );

  it('says that a call is for signed-in shoppers, and shows what was answered', async () => {
    for (const verb of ['get', 'delete']) {
      const mine = await api(verb, '/webservices/mine');
      expect([mine.code, mine.error.code, mine.data.status]).toEqual([4, 'NotSignedIn', 440]);
    }
    const missing = await api('get', '/webservices/missing');
    expect([missing.code, missing.error.code]).toEqual([3, 'CallRefused']);
  });

  it.each([
    ['a header without a colon', ['get', '/x', '--header', 'x-a'], 'header'],
    ['a header of two lines', ['get', '/x', '--header', 'x-a: 1\r\nx-b: 2'], 'header'],
    ['a header without the session', ['post', '/x', '--header', 'x-a: 1'], 'header'],
    ['another address in the session', ['put', 'http://a.example/', '--session'], 'path'],
  ])('refuses %s, and sends nothing', async (_, args, field) => {
    const { code, error } = await api(...args);
    expect([code, error.code, error.field]).toEqual([2, 'BadUsage', field]);
    expect(heard).toEqual([]);
  });

  it.each([
    ['get', 'https://elsewhere.example/x'],
    ['delete', 'https://elsewhere.example/x'],
    ['delete', '//elsewhere.example/x'],
    ['post', 'elsewhere.example'],
    ['put', 'ftp://elsewhere.example/x'],
  ])('%s refuses %s, and sends nothing', async (method, place) => {
    const { code, error } = await api(method, place);
    expect([code, error.code]).toEqual([2, 'BadUsage']);
    expect(heard).toEqual([]);
  });

  it('refuses two bodies, and one that is no JSON', async () => {
    const twice = await api('post', '/services/x', '--body', '{}', '--file', 'body.json');
    expect([twice.code, twice.error.field]).toEqual([2, 'file']);
    const broken = await api('post', '/services/x', '--body', '{');
    expect([broken.code, broken.error.code]).toEqual([2, 'InputRefused']);
    expect(heard).toEqual([]);
  });
});
