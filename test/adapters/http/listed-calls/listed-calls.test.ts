import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '#adapters/http/wire/calls/document/openapi.ts';
import { shopCalls } from '#adapters/http/wire/calls/shop-calls.ts';
import { askedOfPorts } from '#test/adapters/http/listed-calls/asked-of-ports.ts';
import { location, recordedShop } from '#test/adapters/http/listed-calls/recorded-shop.ts';
import {
  type SpecifiedCall,
  specifiedCalls,
} from '#test/adapters/http/listed-calls/specified-calls.ts';

const rows = specifiedCalls.map((call) => [call.row, call.name, call] as const);
const namesOf = (record: unknown) => Object.keys((record ?? {}) as object).sort();

/** What the product sends for a call, asked for through its port. */
const sentBy = async (call: SpecifiedCall, who: 'customer' | 'guest') => {
  const shop = recordedShop(who, call.name === 'handshaking' ? 'missing' : 'made');
  const ask = askedOfPorts[call.name];
  if (ask === undefined) throw new Error(`no port is known that sends ${call.name}`);
  // The answer is empty, so most promises fail: what left is the subject here.
  await Effect.runPromise(Effect.ignore(ask(shop.ports)));
  return shop.requests.filter(({ method, path }) => method === call.method && path === call.path);
};

describe('what the specification lists and the product sends', () => {
  it.each(rows)('[%s] %s: method, path, query, body and headers', async (_row, _name, call) => {
    const [request, ...more] = await sentBy(call, 'customer');
    expect(request, `${call.method} ${call.path} was not sent`).toBeDefined();
    expect(more).toEqual([]);
    expect(namesOf(request?.query)).toEqual(call.query);
    expect(namesOf(request?.body)).toEqual(call.body);
    const headers = new Headers(request?.headers);
    for (const header of ['locationNumber', 'locationId']) {
      expect(headers.get(header)).toBe(header === call.location ? location : null);
    }
    for (const header of ['authorization', 'sessionId', 'rnduts', 'encstr']) {
      expect([header, headers.has(header)]).toEqual([header, call.isAuth !== 'never']);
    }
    expect([headers.get('accept'), headers.get('content-type')]).toEqual([
      ...['application/json', 'application/json'],
    ]);
  });

  it.each(rows)('[%s] %s: of a guest, who has no token', async (_row, _name, call) => {
    const requests = await sentBy(call, 'guest');
    expect(requests).toHaveLength(call.isAuth === 'always' ? 0 : 1);
    for (const { headers } of requests) expect(headers).not.toHaveProperty('authorization');
  });
});

type Operation = {
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: { properties: object } } };
  };
  readonly security?: readonly object[];
};

describe('what the specification lists and the OpenAPI document', () => {
  const { paths } = JSON.parse(JSON.stringify(openApiDocument(shopCalls))) as {
    paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  };

  it.each(rows)('[%s] %s is described', (_row, _name, call) => {
    const operation = paths[call.path]?.[call.method.toLowerCase()];
    const named = (place: string) =>
      operation?.parameters.filter((each) => each.in === place).map(({ name }) => name) ?? [];
    expect(operation, `${call.method} ${call.path} is not described`).toBeDefined();
    expect(named('query')).toEqual(expect.arrayContaining([...call.query]));
    const body = operation?.requestBody?.content['application/json'].schema.properties;
    expect(namesOf(body)).toEqual(expect.arrayContaining([...call.body]));
    for (const header of ['locationNumber', 'locationId']) {
      expect([header, named('header').includes(header)]).toEqual([
        header,
        header === call.location,
      ]);
    }
    const security = operation?.security ?? [];
    expect(security.some((each) => 'shopper' in each)).toBe(call.isAuth !== 'never');
  });

  it('[API-083] describes no other call of these paths, and no path that nobody decided', () => {
    const listed = new Set(specifiedCalls.map(({ method, path }) => `${method} ${path}`));
    const ours = shopCalls
      .map(({ method, path }) => `${method} ${path}`)
      .filter((address) => !listed.has(address));
    expect(ours.sort()).toEqual([
      // What the specification does not have: D-REVIEW-03, D-API-66, D-GIFT-07, D-API-67 … D-API-70,
      // D-SHIPPING-11.
      'DELETE /v3/dopservice/b2c/ownreview',
      'DELETE /v3/dopservice/b2c/submittedorder',
      'GET /v3/dopservice/b2c/ownreview',
      'GET /v3/dopservice/b2c/productreviews',
      'POST /v3/dopservice/b2c/keeporder',
      'POST /v3/dopservice/b2c/ordercode',
      'POST /v3/dopservice/b2c/orderstatus',
      'POST /v3/dopservice/b2c/ownreview',
      'POST /webservices/addresssuggestions',
      'POST /webservices/deliveryestimate',
      'POST /webservices/giftcardbalance',
    ]);
  });
});
