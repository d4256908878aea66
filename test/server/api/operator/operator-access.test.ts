import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorHeader } from '#adapters/http/wire/operator.ts';
import { ConfigRefused, readConfig } from '#server/base/config/config.ts';
import { openInMemory } from '#test/server/setup/database/databases.ts';
import { openTill, placedIn, type Till } from '#test/server/setup/till/till.ts';

const operatorKey = 'the key of an operator, long enough';

describe('the operator’s calls', () => {
  let till: Till;
  let orderId: string;
  beforeAll(async () => {
    till = await openTill(await openInMemory(), { operatorKey });
    orderId = placedIn(await till.submit(await till.prepare())).orderId;
  });
  afterAll(() => till.close());
  const why = (headers: Readonly<Record<string, string>> = {}) =>
    till.shop.get(`/operator/orders/${orderId}/why`, headers);

  it.each([
    ['nothing', {}],
    ['an empty key', { [operatorHeader]: '' }],
    ['another key', { [operatorHeader]: operatorKey.replace('e', 'x') }],
    ['a part of the key', { [operatorHeader]: operatorKey.slice(0, -1) }],
    ['more than the key', { [operatorHeader]: `${operatorKey}x` }],
    ['the key of the storefront', { 'x-api-key': 'test-key' }],
    ['the key as a token', { authorization: `Bearer ${operatorKey}` }],
  ])('are not there for who shows %s', async (_what, headers) => {
    const { status, body } = await why(headers);
    const unknown = await till.shop.get('/operator/nothing');
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    expect(body.messages).toEqual(unknown.body.messages);
    expect(JSON.stringify(body)).not.toContain(orderId);
  });

  it('are there for who knows the key, and know no order that is not', async () => {
    expect((await why({ [operatorHeader]: operatorKey })).status).toBe(200);
    const path = '/operator/orders/CC-0000-0000/why';
    const none = await till.shop.get(path, { [operatorHeader]: operatorKey });
    expect([none.status, none.body.messages?.['en-us']]).toEqual([
      404,
      expect.stringContaining('order'),
    ]);
  });

  it('answer one address so many times a minute, whatever it shows', async () => {
    const answers = await Promise.all(
      Array.from({ length: 130 }, () => why({ [operatorHeader]: 'guess' })),
    );
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect((await why({ [operatorHeader]: operatorKey })).status).toBe(429);
  });
});

describe('a shop without a key', () => {
  it('has no call for an operator, whatever is shown', async () => {
    const till = await openTill(await openInMemory());
    for (const key of ['', 'undefined', operatorKey]) {
      const answer = await till.shop.get('/operator/orders/CC-0000-0000/why', {
        [operatorHeader]: key,
      });
      expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
      expect(answer.headers.has('x-ratelimit-limit')).toBe(false);
    }
    await till.close();
  });

  it('is what a key that can be guessed would make: it is refused', () => {
    const environment = { CRUNCH_DATA_DIR: '/nonexistent', CRUNCH_OPERATOR_KEY: 'short' };
    const refused = () => readConfig({ ...environment, CRUNCH_SESSION_SECRET: 'x'.repeat(32) });
    expect(refused).toThrow(ConfigRefused);
    expect(refused).toThrow('CRUNCH_OPERATOR_KEY must be at least 32 characters.');
    expect(refused).not.toThrow('short');
  });
});
