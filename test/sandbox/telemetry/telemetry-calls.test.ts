import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CollectorUnderTest,
  collectorUnderTest,
  event,
  item,
} from '#test/sandbox/telemetry/collector-under-test.ts';

let collector: CollectorUnderTest;
beforeAll(async () => {
  collector = await collectorUnderTest();
  await collector.track([
    event('Timeout', { tags: { 'ai.user.id': 'user-1', 'ai.session.id': 's-1' } }),
    event('page_speed', { tags: { 'ai.user.authUserId': 'account-7' } }),
    event(
      'payment_failure',
      {},
      { properties: { accountId: 'account-7', orderId: 'CC-7K2M-9QXT' } },
    ),
    item('PageviewData', { ver: 2, name: 'Order', url: '/order/CC-7K2M-9QXT' }),
    item('ExceptionData', { ver: 2, exceptions: [{ typeName: 'TypeError', message: 'no cart' }] }),
    item('MessageData', { ver: 2, message: 'AI (Internal): 100' }),
    item('MetricData', { ver: 2, metrics: [{ name: 'queue', value: 1 }] }),
  ]);
});
afterAll(() => collector.close());

const ids = async (query: string) => (await collector.list(query)).map(({ id }) => id);

describe('the list of items', () => {
  it.each([
    ['', [1, 2, 3, 4, 5, 6, 7]],
    ['?name=time', [1]],
    ['?name=typeerror', [5]],
    ['?name=%2Forder%2F', [4]],
    ['?name=internal', [6]],
    ['?name=queue', [7]],
    ['?person=account-7', [2, 3]],
    ['?person=ACCOUNT-7', [2, 3]],
    ['?person=account', []],
    ['?person=user-1', [1]],
    ['?person=s-1', [1]],
    ['?order=CC-7K2M-9QXT', [3, 4]],
    ['?order=cc-7k2m', [3, 4]],
    ['?kind=event', [1, 2, 3]],
    ['?kind=page-view', [4]],
    ['?kind=exception&name=cart', [5]],
    ['?kind=event&person=account-7&order=CC-7K2M-9QXT', [3]],
    ['?after=5', [6, 7]],
    ['?limit=2', [6, 7]],
    ['?after=1&kind=event&limit=1', [3]],
  ])('asked with %s has these', async (query, expected) => {
    expect(await ids(query)).toEqual(expected);
  });

  it('says how many fit, and the id of the newest there is', async () => {
    const reply = await collector.steer('GET', '?kind=event&limit=1');
    expect(await reply.json()).toMatchObject({ found: 3, last: 7, items: [{ id: 3 }] });
  });

  it.each(['?kind=nothing', '?limit=0', '?after=x', '?name=', '?other=1', '?limit=5001'])(
    'is not asked with %s',
    async (query) => {
      const reply = await collector.steer('GET', query);
      expect([reply.status, await reply.json()]).toMatchObject([
        400,
        { error: { code: 'INPUT_REFUSED' } },
      ]);
    },
  );
});
