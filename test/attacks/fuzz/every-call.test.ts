import { existsSync } from 'node:fs';
import fc, { type Arbitrary } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { AnyCall } from '#adapters/http/wire/call.ts';
import { exampleOf } from '#adapters/http/wire/calls/document/examples.ts';
import { shopCalls } from '#adapters/http/wire/calls/shop-calls.ts';
import { envelope } from '#adapters/http/wire/envelope.ts';
import { junk, ofCodec, spoiled } from '#test/arbitraries/wire-junk.ts';
import {
  brokenBodies,
  good,
  hostileHeaders,
  hostileQueries,
  oddQueries,
  withBody,
} from '#test/attacks/fuzz/hostile-calls.ts';
import {
  type RawAnswer,
  type RawRequest,
  startWholeShop,
  type WholeShop,
} from '#test/attacks/fuzz/whole-shop.ts';

const built = existsSync('dist/zip-codes.txt');
/** Runs of each property for each call: few, as they are new ones every time; FUZZ_RUNS for a night. */
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 10);

describe.skipIf(!built)(
  'every public call under fire (skipped unless built: npm run build)',
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

    /** A party that is slow on a busy machine is no fault of the call; one that stays away is. */
    const askedWithPatience = async (request: RawRequest, tries = 3): Promise<RawAnswer> => {
      const answer = await shop.ask(request);
      return answer.status === 503 && tries > 1 ? askedWithPatience(request, tries - 1) : answer;
    };

    /** What must hold of every answer, whatever was asked. */
    const holds = async (call: AnyCall, request: RawRequest): Promise<RawAnswer> => {
      const answer = await askedWithPatience(request);
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
          const broken = brokenBodies(text);
          for (const [body, type] of broken) {
            const { status } = await holds(call, withBody(call, body, type));
            if (type === undefined && body !== text) expect(status).toBeGreaterThanOrEqual(400);
          }
        });
      }

      it('[API-013] takes any query: doubled keys, unknown ones, bad encodings', async () => {
        const base = good(call);
        await survives(call, hostileQueries(call));
        for (const query of oddQueries) {
          await holds(call, { ...base, path: `${call.path}?${query}` });
        }
      });

      it('[API-013] takes strange headers', () => {
        return survives(call, hostileHeaders(call), Math.ceil(numRuns / 2));
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
