import { existsSync } from 'node:fs';
import fc, { type Arbitrary } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { AnyCall } from '#adapters/http/wire/call.ts';
import { shopCalls } from '#adapters/http/wire/calls/shop-calls.ts';
import { envelope } from '#adapters/http/wire/envelope.ts';
import { exampleOf } from '#server/api/document/examples.ts';
import { canary, junk, nastyText, ofCodec, spoiled } from '#test/arbitraries/wire-junk.ts';
import { headersOf } from '#test/server/accounts/signed-in.ts';
import {
  type RawAnswer,
  type RawRequest,
  startWholeShop,
  type WholeShop,
} from '#test/server/fuzz/whole-shop.ts';

const built = existsSync('dist/zip-codes.txt');
/** Runs of each property for each call: few, as they are new ones every time; FUZZ_RUNS for a night. */
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 10);

const good = (call: AnyCall): RawRequest => {
  const { query, body } = exampleOf(call.name);
  return {
    method: call.method,
    path: `${call.path}${query === undefined ? '' : `?${new URLSearchParams(query)}`}`,
    headers: {
      'x-api-key': 'test-key',
      'idempotency-key': 'a-key-for-the-fuzz',
      ...(call.body !== undefined && { 'content-type': 'application/json' }),
      ...(call.auth === 'shopper' && headersOf('ada')),
    },
    ...(call.body !== undefined && { body: JSON.stringify(body) }),
  };
};

const withBody = (call: AnyCall, body: string | Buffer, type = 'application/json'): RawRequest => {
  const request = good(call);
  return { ...request, headers: { ...request.headers, 'content-type': type }, body };
};

const inQuery = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
/** Like encodeURIComponent, but half a surrogate pair is no reason to give up. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

describe.skipIf(!built)(
  'every public call under fire (skipped unless built: npm run build)',
  { timeout: 120_000 },
  () => {
    let shop: WholeShop;
    let before = '';
    let changes = 0;
    beforeAll(async () => {
      shop = await startWholeShop();
      before = await shop.state();
    });
    afterAll(async () => {
      await shop.close();
    });

    /** A body about an account is about the one that asks: the next check is what it says. */
    const own = (body: unknown): unknown =>
      typeof body === 'object' && body !== null && 'accountId' in body
        ? { ...body, accountId: shop.accountId }
        : body;

    /** What must hold of every answer, whatever was asked. */
    const holds = async (call: AnyCall, request: RawRequest): Promise<RawAnswer> => {
      const answer = await shop.ask(request);
      expect([call.name, answer.status < 500, answer.status]).toEqual([
        call.name,
        true,
        answer.status,
      ]);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.headers['set-cookie']).toBeUndefined();
      const read = z.parse(envelope, JSON.parse(answer.text));
      expect(read.success).toBe(answer.status === 200);
      if (answer.status !== 200) {
        expect(read.code).toMatch(/^[A-Z_]+$/);
        expect(read.messages?.es).not.toBe('');
        expect(answer.text).not.toContain('<');
      }
      const after = await shop.state();
      if (answer.status !== 200) expect([call.name, after === before]).toEqual([call.name, true]);
      if (after !== before) changes += 1;
      before = after;
      return answer;
    };
    const survives = (call: AnyCall, requests: Arbitrary<RawRequest>, runs = numRuns) =>
      fc.assert(
        fc.asyncProperty(requests, async (request) => {
          await holds(call, request);
        }),
        { numRuns: runs, interruptAfterTimeLimit: 60_000 },
      );

    it('[API-013] finds the calls there are', () => {
      expect(shopCalls.length).toBeGreaterThan(15);
    });

    describe.each(shopCalls.map((call) => [call.name, call] as const))('%s', (_, call) => {
      if (call.body !== undefined) {
        const codec = call.body;
        it('[API-013] takes bodies of its own shape with anything inside', () =>
          survives(
            call,
            ofCodec(codec).map((body) => withBody(call, JSON.stringify(own(body)))),
          ));

        it('[API-013] takes a good body with one place spoiled, and bodies of any kind', () =>
          survives(
            call,
            fc
              .oneof(spoiled(own(exampleOf(call.name).body)), junk)
              .map((body) => withBody(call, JSON.stringify(body) ?? 'null')),
          ));

        it('[API-013] takes broken JSON, bad UTF-8 and other languages', async () => {
          const text = JSON.stringify(exampleOf(call.name).body);
          const broken: readonly (readonly [string | Buffer, string?])[] = [
            [''],
            [text.slice(0, -1)],
            [`${text}${text}`],
            [text.replace('{', '{"__proto__":{"admin":true},')],
            [text.replace('{', '{"constructor":{"prototype":{"admin":true}},')],
            [Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xff, 0xfe, 0xc0])])],
            [Buffer.from([0xef, 0xbb, 0xbf])],
            [Buffer.from(text, 'utf16le')],
            [`${'['.repeat(60_000)}${']'.repeat(60_000)}`],
            [`"${'x'.repeat(300_000)}"`],
            [text, 'text/plain'],
            [text, 'application/xml'],
            [text, 'multipart/form-data; boundary=x'],
            [text, 'application/json; charset=utf-16'],
            [text, canary.replaceAll('"', '')],
            [text, ''],
          ];
          for (const [body, type] of broken) {
            const { status } = await holds(call, withBody(call, body, type));
            if (type === undefined && body !== text) expect(status).toBeGreaterThanOrEqual(400);
          }
        });
      }

      it('[API-013] takes any query: doubled keys, unknown ones, bad encodings', async () => {
        const names = fc.oneof(
          fc.constantFrom(...Object.keys(exampleOf(call.name).query ?? { lang: '' })),
          fc.constantFrom('lang', 'locationNumber', '__proto__', 'constructor', 'a[b]', '', 'x'),
        );
        const base = good(call);
        await survives(
          call,
          fc
            .array(fc.tuple(names, nastyText), { minLength: 1, maxLength: 6 })
            .map((pairs) => ({
              ...base,
              path: `${base.path}${base.path.includes('?') ? '&' : '?'}${inQuery([...pairs, ...pairs.slice(0, 1)])}`,
            }))
            .filter(({ path }) => path.length < 8000),
        );
        for (const query of ['%', '%ff', '%c0%af', '&&&==', '?', '[', 'a=%u0041', '%00=%00', '+']) {
          await holds(call, { ...base, path: `${call.path}?${query}` });
        }
      });

      it('[API-013] takes strange headers', () => {
        const value = nastyText
          .map((text) => text.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 300))
          .filter((text) => text.trim() === text);
        const names = fc.constantFrom(
          ...['x-api-key', 'idempotency-key', 'accept-language', 'locationnumber', 'locationid'],
          ...['sessionid', 'rnduts', 'encstr', 'authorization', 'if-none-match', 'accept-encoding'],
          ...['x-forwarded-for', 'x-request-id', 'x-sandbox-fault', 'cookie'],
        );
        const base = good(call);
        return survives(
          call,
          fc
            .dictionary(names, value, { minKeys: 1, maxKeys: 4 })
            .filter((headers) => headers['accept-encoding'] === undefined)
            .map((headers) => ({ ...base, headers: { ...base.headers, ...headers } })),
          Math.ceil(numRuns / 2),
        );
      });
    });

    it('[API-013] saw what the calls that were answered changed', () => {
      expect(changes).toBeGreaterThan(10);
    });

    it('[API-013] wrote down no failure of its own', () => {
      expect(shop.failures).toEqual([]);
    });
  },
);
