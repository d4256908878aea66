import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '#adapters/http/wire/calls/document/openapi.ts';
import { shopCalls } from '#adapters/http/wire/calls/shop-calls.ts';
import type { ContractCall } from '#cli/contract/document/contract-call.ts';
import { readContract } from '#cli/contract/document/read-contract.ts';
import { hasExample, requestOf } from '#cli/contract/exchange/request.ts';

const root = JSON.parse(JSON.stringify(openApiDocument(shopCalls)));
const calls = readContract(root)?.calls ?? [];

const callsOf = (paths: object) => readContract({ openapi: '3.0.3', paths })?.calls ?? [];
const pathOf = (call: ContractCall | undefined, accountId?: string) =>
  call && requestOf(call, { headers: {}, ...(accountId !== undefined && { accountId }) }).path;

describe('a document', () => {
  it('has every call of the shop, and says which of them may be made', () => {
    expect(calls.map(({ name }) => name).toSorted()).toEqual(
      shopCalls.map(({ name }) => name).toSorted(),
    );
    const reading = calls.filter(({ changes }) => !changes).map(({ name }) => name);
    expect(reading).toEqual(expect.arrayContaining(['configlist', 'getqueryproducts', 'ordertax']));
    for (const name of ['submittedorder', 'createcustomer', 'validateOrder', 'removetoken']) {
      expect(reading).not.toContain(name);
    }
    const shoppers = calls.filter(({ forShoppers }) => forShoppers).map(({ name }) => name);
    expect(shoppers.toSorted()).toEqual(
      shopCalls
        .filter(({ auth }) => auth === 'shopper')
        .map(({ name }) => name)
        .toSorted(),
    );
  });

  it('may be anything: what is none is refused, and nothing throws', () => {
    const small = fc.jsonValue({ maxDepth: 2 });
    const operation = fc.dictionary(
      fc.constantFrom('parameters', 'requestBody', 'responses', 'security', 'operationId'),
      small,
    );
    const documents = fc.record({
      openapi: fc.constantFrom('3.0.1', '3.1.0', '2.0'),
      paths: fc.dictionary(
        fc.constantFrom('/a', '/b'),
        fc.dictionary(fc.constantFrom('get', 'post'), operation),
      ),
    });
    fc.assert(
      fc.property(fc.oneof(small, documents), (given) => {
        const read = readContract(given);
        expect(read === undefined || read.calls.length > 0).toBe(true);
      }),
    );
    expect(readContract({ swagger: '2.0', paths: {} })).toBeUndefined();
  });

  it('fills the places of a path from examples, of the path and of each method', () => {
    const [order, lines, unknown] = callsOf({
      '/orders/{orderId}': {
        parameters: [{ name: 'orderId', in: 'path', required: true, example: 'a' }],
        get: { parameters: [{ name: 'orderId', in: 'path', example: 'R 1/2' }] },
      },
      '/orders/{orderId}/lines/{line}': {
        parameters: [
          { name: 'orderId', in: 'path', examples: { first: { value: 'R2' } } },
          { name: 'line', in: 'path', schema: { type: 'integer', default: 3 } },
          { name: 'page', in: 'query', example: 2 },
        ],
        get: {},
      },
      '/people/{name}': { get: { parameters: [{ name: 'name', in: 'path' }] } },
    });
    expect(pathOf(order)).toBe('/orders/R%201%2F2');
    expect(pathOf(lines)).toBe('/orders/R2/lines/3?page=2');
    expect([order, lines, unknown].map((call) => call && hasExample(call))).toEqual([
      ...[true, true, false],
    ]);
  });

  it('asks for the account of whoever asks, also in a path', () => {
    const [call] = callsOf({
      '/accounts/{accountId}': {
        get: { parameters: [{ name: 'accountId', in: 'path', example: 'example' }] },
      },
    });
    expect(pathOf(call)).toBe('/accounts/example');
    expect(pathOf(call, 'mine')).toBe('/accounts/mine');
  });

  it.each([
    [[{ url: '/' }], 'https://shop.example', '/a'],
    [[{ url: '/v1/' }], 'https://shop.example', '/v1/a'],
    [[{ url: 'https://shop.example/v1' }], 'https://shop.example', '/v1/a'],
    [[{ url: 'https://shop.example/v1' }], 'https://shop.example/v1', '/a'],
    [[{ url: 'https://elsewhere.example/v1' }], 'https://shop.example', '/a'],
    [[{ url: '/v2' }, { url: '/v1' }], 'https://shop.example', '/v2/a'],
    [[{ url: '/{v}', variables: { v: { default: 'v3' } } }], 'https://shop.example', '/v3/a'],
    [undefined, 'https://shop.example', '/a'],
    [[{ url: 7 }], 'https://shop.example', '/a'],
  ])(
    'puts the path of its first server before, if that is this shop: %j of %s',
    (servers, shop, path) => {
      const document = { openapi: '3.0.3', servers, paths: { '/a': { get: {} } } };
      expect(readContract(document, shop)?.calls.map((call) => call.path)).toEqual([path]);
      const nearer = { '/a': { servers: [{ url: '/near' }], get: {} } };
      expect(readContract({ ...document, paths: nearer }, shop)?.calls[0]?.path).toBe('/near/a');
    },
  );
});
