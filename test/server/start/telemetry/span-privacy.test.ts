import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxHeader } from '#domain/session/own-request.ts';
import { ownAttributes } from '#server/base/trace/span-names.ts';
import { openInMemory } from '#test/server/setup/database/databases.ts';
import { draftOf } from '#test/server/setup/till/drafts.ts';
import { paths } from '#test/server/setup/till/till.ts';
import { openTracedTill, type TracedTill } from '#test/server/start/telemetry/traced-till.ts';

/** A word that stands nowhere else: no id, name of a step or code of the shop has it. */
const word = fc
  .array(fc.constantFrom(...'aeiouklmnrst'), { minLength: 5, maxLength: 10 })
  .map((letters) => `Zq${letters.join('')}`);
const person = fc.record({
  firstName: word,
  lastName: word,
  street: word,
  loft: word,
  giftMessage: word,
  mailbox: word,
  search: word,
  token: word,
  cookie: word,
  path: word,
  message: word,
  agent: word,
  phone: fc.integer({ min: 2_145_550_000, max: 2_145_559_999 }).map(String),
  alias: fc.constantFrom('visa-ok', 'visa-funds'),
});

/** Every attribute a span may have; one more is a decision (D-TEL-46). */
const attributeNames = new Set<string>([
  ...Object.values(ownAttributes),
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'db.system.name',
  'db.operation.name',
  'db.collection.name',
  'error.type',
  'peer.service',
]);

/** Routes, kinds and tables of statements, parties and their questions, jobs and rows. */
const stepName = /^(?:(?:GET|POST|PUT|PATCH|DELETE) \/[\w/:*.-]*|[a-z]+(?: [a-zA-Z_-]+){0,2})$/;

describe('a span, whatever a shopper types', () => {
  let shop: TracedTill;
  beforeAll(async () => {
    shop = await openTracedTill(await openInMemory());
  });
  afterAll(() => shop.close());

  it('[TEL-41] has nothing of it: no query, body, address, name, token or parameter', async () => {
    await fc.assert(
      fc.asyncProperty(person, async ({ alias, ...typed }) => {
        const { till, tools } = shop;
        await till.forget();
        const marked = { method: 'DELETE', headers: { [sandboxHeader]: 'test' } };
        await fetch(`${tools.origin}/sandbox/traces`, marked);
        const email = `${typed.mailbox}@canary.example`;
        const headers = {
          authorization: `Bearer ${typed.token}`,
          cookie: `session=${typed.cookie}`,
          'user-agent': typed.agent,
          referer: `https://shop.example/${typed.path}?q=${typed.search}`,
          'x-forwarded-for': '203.0.113.77',
          tracestate: `vendor=${typed.token.toLowerCase()}`,
          baggage: `person=${typed.firstName}`,
        };
        const query = (text: string) => new URLSearchParams({ text, email, orderId: text });
        const draft = draftOf({
          shipping: {
            firstName: typed.firstName,
            lastName: typed.lastName,
            address: `77 ${typed.street} Lane`,
            addressDetails: typed.loft,
          },
          email,
          giftMessage: typed.giftMessage,
        });
        const purchase = await till.prepare(alias, draft);
        const { authorization: _, ...guest } = headers;
        const answer = await till.submit(purchase, {}, guest);
        expect(answer.status).toBe(alias === 'visa-ok' ? 200 : 402);
        await till.settle();
        await till.shop.get(`${paths.details}?${query(typed.search)}`, headers);
        await till.shop.get(`/${typed.path}/${typed.phone}?${query(typed.search)}`, headers);
        for (const body of [
          { text: typed.search, limit: 8 },
          { message: typed.message, email, phone: typed.phone },
          typed.message,
        ]) {
          await till.shop.post('/v3/dopservice/b2c/getautocompleteproducts', body, headers);
          await till.shop.post('/webservices/contactus', body, headers);
          await till.shop.post(`${paths.submit}?${query(typed.message)}`, body, {
            ...headers,
            'idempotency-key': randomUUID(),
          });
        }
        const spans = (await shop.traces({})).flatMap((trace) => trace.spans);
        expect(spans.map(({ name }) => name)).toContain('insert orders');
        const kept = JSON.stringify(spans).toLowerCase();
        for (const [what, secret] of [
          ...Object.entries(typed),
          ['key', purchase.key],
          ['card token', purchase.token],
          ['shopper', purchase.draft.tempUserID],
          ['connection', '203.0.113.77'],
        ] as const) {
          expect(kept.includes(secret.toLowerCase()), what).toBe(false);
        }
        for (const { name, attributes } of spans) {
          expect(name).toMatch(stepName);
          for (const attribute of Object.keys(attributes)) {
            expect(attributeNames).toContain(attribute);
          }
        }
      }),
      { numRuns: 12 },
    );
  });
});
