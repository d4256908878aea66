import fc, { type Arbitrary } from 'fast-check';
import type { AnyCall } from '#adapters/http/wire/call.ts';
import { exampleOf } from '#adapters/http/wire/calls/document/examples.ts';
import { shopCalls } from '#adapters/http/wire/calls/shop-calls.ts';
import { junk, nastyText, ofCodec, spoiled } from '#test/arbitraries/wire-junk.ts';
import {
  brokenBodies,
  encoded,
  good,
  hostileHeaders,
  hostileQueries,
  oddQueries,
  withBody,
} from '#test/attacks/fuzz/hostile-calls.ts';
import { hostilePage, oddAddresses } from '#test/attacks/fuzz/hostile-pages.ts';
import { toGateway, toProvider, toTools } from '#test/attacks/fuzz/hostile-strangers.ts';
import { routePaths } from '#test/attacks/fuzz/route-paths.ts';
import type { RawRequest } from '#test/attacks/fuzz/whole-shop.ts';
import type { Host } from '#test/attacks/fuzz/whole-town.ts';

export interface FuzzedRequest {
  readonly host: Host;
  readonly kind: 'call' | 'page' | 'stranger';
  readonly request: RawRequest;
}

/** A body about an account is about the one that asks. */
const own = (body: unknown, accountId: string): unknown =>
  typeof body === 'object' && body !== null && 'accountId' in body ? { ...body, accountId } : body;

const bodiesOf = (call: AnyCall, accountId: string): readonly Arbitrary<RawRequest>[] => {
  if (call.body === undefined) return [];
  const example = own(exampleOf(call.name).body, accountId);
  const sent = (body: unknown): RawRequest => withBody(call, JSON.stringify(body) ?? 'null');
  return [
    ofCodec(call.body).map((body) => sent(own(body, accountId))),
    fc.oneof(spoiled(example), junk).map(sent),
    fc
      .constantFrom(...brokenBodies(JSON.stringify(example)))
      .map(([body, type]) => withBody(call, body, type)),
    fc.constant(sent(example)),
  ];
};

const toCall = (call: AnyCall, accountId: string): Arbitrary<RawRequest> =>
  fc.oneof(
    fc.constant(good(call)),
    ...bodiesOf(call, accountId),
    hostileQueries(call),
    hostileHeaders(call),
    fc
      .constantFrom(...oddQueries)
      .map((query) => ({ ...good(call), path: `${call.path}?${query}` })),
    fc
      .constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS')
      .map((method) => ({ method, path: call.path })),
  );

const nowhere: Arbitrary<RawRequest> = fc
  .tuple(fc.constantFrom('/v2/dopservice/', '/webservices/', '/services/', '/api/'), nastyText)
  .map(([base, text]) => ({ path: `${base}${encoded(text)}` }));

const page: Arbitrary<RawRequest> = fc
  .oneof(
    { weight: 8, arbitrary: fc.constantFrom(...routePaths).chain(hostilePage) },
    { weight: 1, arbitrary: fc.constantFrom(...oddAddresses) },
    { weight: 1, arbitrary: fc.constantFrom('/', '/all-snacks', '/product/CHP-0101', '/faq') },
  )
  .map((path) => ({ path }));

/** Anything anybody might send to anybody, most of it to the shop's calls. */
export const anyRequest = (accountId: string): Arbitrary<FuzzedRequest> => {
  const of = (host: Host, kind: FuzzedRequest['kind'], from: Arbitrary<RawRequest>) =>
    from.map((request) => ({ host, kind, request }));
  const calls = shopCalls.map((call) => toCall(call, accountId));
  return fc.oneof(
    { weight: 60, arbitrary: of('shop', 'call', fc.oneof(...calls, nowhere)) },
    { weight: 20, arbitrary: of('shop', 'page', page) },
    { weight: 8, arbitrary: of('provider', 'stranger', toProvider) },
    { weight: 5, arbitrary: of('tools', 'stranger', toTools) },
    { weight: 5, arbitrary: of('gateway', 'stranger', toGateway) },
  );
};
