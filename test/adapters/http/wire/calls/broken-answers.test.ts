import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { AnyCall } from '#adapters/http/wire/call.ts';
import { exampleOf } from '#adapters/http/wire/calls/document/examples.ts';
import { shopCalls } from '#adapters/http/wire/calls/shop-calls.ts';

type Place = readonly (string | number)[];

/** Every value in an answer that holds no other, by the way to it. */
const leavesOf = (value: unknown, at: Place = []): readonly Place[] =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0
    ? Object.entries(value).flatMap(([name, inner]) =>
        leavesOf(inner, [...at, Array.isArray(value) ? Number(name) : name]),
      )
    : [at];

const changed = (value: unknown, [name, ...rest]: Place, to: unknown): unknown => {
  if (name === undefined) return to;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  copy[name] = changed(copy[name], rest, to);
  return copy;
};

const calls = shopCalls.map((call) => [call.name, call] as const);
const asking = shopCalls.flatMap(({ name, body }) => (body ? [[name, body] as const] : []));

/** Values of another kind in the example that the codec takes nevertheless. */
const takenOf = (codec: AnyCall['item'], example: unknown): readonly string[] =>
  leavesOf(example)
    .filter((place) => z.safeDecode(codec, changed(example, place, [[{}]]) as never).success)
    .map((place) => place.join('.'));

describe('an answer of the shop', () => {
  it.each(calls)('of %s is read whole, and would be written the same', (name, call) => {
    const { item } = exampleOf(name);
    expect(z.encode(call.item, z.decode(call.item, item as never))).toEqual(item);
  });

  // Apple's session goes to the device as it came.
  it.each(calls.filter(([name]) => name !== 'applePaySession'))(
    'of %s with a value of another kind is no answer',
    (name, call) => {
      expect(takenOf(call.item, exampleOf(name).item)).toEqual([]);
    },
  );
});

describe('a question to the shop', () => {
  it.each(asking)('of %s with a value of another kind is not understood', (name, body) => {
    const { body: example } = exampleOf(name);
    expect(example).toBeDefined();
    expect(takenOf(body, example)).toEqual([]);
  });

  it.each(asking)('of %s is read whole', (name, body) => {
    const { body: example } = exampleOf(name);
    expect(z.encode(body, z.decode(body, example as never))).toEqual(example);
  });
});
