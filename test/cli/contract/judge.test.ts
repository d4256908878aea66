import { describe, expect, it } from 'vitest';
import { readContract } from '#cli/contract/document/read-contract.ts';
import type { Asked } from '#cli/contract/exchange/send.ts';
import { judgeCall } from '#cli/contract/judge-call.ts';

const common = { 'x-api-key': 'key' };
const shopper = { headers: { authorization: 'Bearer mine' }, accountId: 'mine' };

/** What is asked of a shop that refuses everything, and the rows. */
const judged = async (operation: object, path = '/orders') => {
  const contract = readContract({
    openapi: '3.0.3',
    paths: { [path]: { post: { 'x-reads-only': true, ...operation } } },
    components: { securitySchemes: { shopper: { type: 'http', scheme: 'bearer' } } },
  });
  const [call] = contract?.calls ?? [];
  if (contract === undefined || call === undefined) throw new Error('A document with one call.');
  const asked: Asked[] = [];
  const rows = await judgeCall(call, {
    ...{ contract, common, shopper, write: false, variants: 30, seed: '1' },
    send: async (one) => {
      asked.push(one);
      return { status: 400, headers: {}, body: {}, milliseconds: 1 };
    },
  });
  return { asked, rows };
};

const example = { accountId: 'example', quantity: 1 };
const schema = {
  type: 'object',
  required: ['quantity'],
  properties: { accountId: { type: 'string' }, quantity: { type: 'integer', maximum: 9 } },
};
const requestBody = { content: { 'application/json': { schema, example } } };

describe('a call for shoppers', () => {
  it('[API-013] has what every call has beside the session, and wrong requests are of the asker', async () => {
    const { asked } = await judged({ security: [{ shopper: [] }], requestBody });
    const own = asked.filter(({ headers }) => headers['authorization'] === 'Bearer mine');
    expect(own.length).toBeGreaterThan(5);
    for (const { headers } of own) expect(headers).toMatchObject(common);
    const accounts = own.map(({ body }) => Object(body).accountId as unknown);
    expect(accounts).toContain('mine');
    expect(accounts).not.toContain('example');
  });
});

describe('a path with places', () => {
  const place = { name: 'orderId', in: 'path', required: true };

  it('[API-013] is asked for with its example', async () => {
    const parameters = [{ ...place, example: 'R 1' }];
    const { asked } = await judged({ parameters }, '/orders/{orderId}');
    expect(new Set(asked.map(({ path }) => path))).toEqual(new Set(['/orders/R%201']));
  });

  it('[API-013] is not asked for without one', async () => {
    const { asked, rows } = await judged({ parameters: [place] }, '/orders/{orderId}');
    expect(asked).toEqual([]);
    expect(rows).toMatchObject([{ path: '/orders/{orderId}', untried: 'example' }]);
  });
});
