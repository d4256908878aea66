import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openApiDocument } from '#adapters/http/wire/calls/document/openapi.ts';
import { shopCalls } from '#adapters/http/wire/calls/shop-calls.ts';
import { readContract } from '#cli/contract/document/read-contract.ts';
import { makeChance, someOf } from '#cli/contract/schema/chance.ts';
import { misfitsOf } from '#cli/contract/schema/misfits.ts';
import { variantsOf } from '#cli/contract/schema/variants.ts';

const root = JSON.parse(JSON.stringify(openApiDocument(shopCalls)));
const calls = readContract(root)?.calls ?? [];

const leaf = fc.constantFrom<z.ZodMiniType>(
  z.string(),
  z.string().check(z.minLength(1), z.maxLength(3)),
  z.string().check(z.regex(/^[ab]+$/)),
  z.int().check(z.gte(0), z.lte(4)),
  z.number(),
  z.boolean(),
  z.null(),
  z.literal('a'),
  z.enum(['a', 'b']),
);
const { schema: anySchema } = fc.letrec<{ schema: z.ZodMiniType }>((tie) => ({
  schema: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc
      .tuple(tie('schema'), fc.nat(2))
      .map(([inner, least]) => z.array(inner).check(z.minLength(least), z.maxLength(3))),
    fc.tuple(tie('schema'), tie('schema')).map(([a, b]) => z.object({ a, b: z.optional(b) })),
    fc.tuple(tie('schema'), tie('schema')).map((choices) => z.union(choices)),
    fc.tuple(tie('schema'), tie('schema')).map((choices) => z.xor(choices)),
    fc
      .tuple(tie('schema'), tie('schema'))
      .map(([a, b]) =>
        z.discriminatedUnion('c', [
          z.object({ c: z.literal('a'), a }),
          z.object({ c: z.literal('b'), b: z.optional(b) }),
        ]),
      ),
    tie('schema').map((inner) => z.record(z.string(), inner)),
  ),
}));
const { value: anyValue } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<unknown>('', 'a', 'b', 'ab', 'abab', 0, 4, 5, -1, 1.5, true, null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('value'), { maxKeys: 3 }),
  ),
}));

/** What no report may hold. */
const secrets = ['Ada Byron', 'ada@example.com', 9725550143, 'eyJhbGciOi.J9x', '5800 Legacy Dr'];

describe('what does not fit a schema', () => {
  it('is what zod refuses, for whatever schema and value', () => {
    fc.assert(
      fc.property(anySchema, anyValue, (schema, value) => {
        const written = z.toJSONSchema(schema, { io: 'input' });
        expect(misfitsOf(written, value, written).length === 0).toBe(
          z.safeParse(schema, value).success,
        );
      }),
    );
  });

  it('[API-013] is nothing in any example of the document, and something when a field is missing', () => {
    for (const { name, body } of calls.filter((call) => call.body !== undefined)) {
      expect([name, misfitsOf(body?.schema, body?.example, root)]).toEqual([name, []]);
    }
    const handshake = calls.find(({ name }) => name === 'handshaking');
    expect(misfitsOf(handshake?.body?.schema, { clientId: 7 }, root)).toEqual(
      expect.arrayContaining([
        { place: 'clientId', expected: 'string', got: 'integer (1)' },
        { place: 'nonce', expected: 'string', got: '–' },
      ]),
    );
  });

  it('is found behind references, also those into themselves', () => {
    const tree = { $ref: '#/tree' };
    const rootOf = {
      tree: { type: 'object', properties: { below: tree, name: { type: 'string' } } },
    };
    const wrong = { below: { below: { name: 7 } } };
    expect(misfitsOf(tree, wrong, rootOf)).toEqual([
      { place: 'below.below.name', expected: 'string', got: 'integer (1)' },
    ]);
    expect(misfitsOf({ $ref: '#/circle' }, 7, { circle: { $ref: '#/circle' } })).toEqual([]);
  });

  it('is told by kind and length, never by what somebody wrote', () => {
    const ours = fc.constantFrom<unknown>(...secrets, secrets, { [secrets[0] ?? '']: secrets });
    const asked = fc.constantFrom<unknown>(
      { type: 'boolean' },
      { enum: ['shipped', 'paid'] },
      { const: 200 },
      { type: 'array', items: { type: 'null' } },
      { not: {} },
      false,
      { additionalProperties: { type: 'array', items: { type: 'integer', maximum: 3 } } },
      { propertyNames: { pattern: '^no$' } },
      { type: 'string', maxLength: 3, pattern: '^a' },
      { oneOf: [{ type: 'null' }, { type: 'boolean' }] },
    );
    fc.assert(
      fc.property(asked, ours, (schema, value) => {
        const written = JSON.stringify(misfitsOf(schema, value, {}));
        for (const secret of secrets) expect(written).not.toContain(String(secret));
      }),
    );
    const got = (schema: unknown, value: unknown) => misfitsOf(schema, value, {})[0]?.got;
    expect(got({ type: 'null' }, 'ada@example.com')).toBe('string (15)');
    expect(got({ type: 'null' }, 9725550143)).toBe('integer (10)');
    expect(got({ type: 'null' }, [1, 2])).toBe('array (2)');
    expect(got({ type: 'null' }, { a: 1 })).toBe('object (1)');
    expect(got({ type: 'null' }, true)).toBe('true');
    // A code says nothing about anybody where the document lists codes.
    expect(got({ enum: ['shipped'] }, 'on-hold')).toBe('"on-hold"');
    expect(got({ const: 200 }, 503)).toBe('503');
    expect(got({ type: 'integer' }, 'on-hold')).toBe('string (7)');
  });

  it('may be null where OpenAPI 3.0 says nullable, and is what `not` names', () => {
    const name = { type: 'string', nullable: true };
    expect(misfitsOf(name, null, {})).toEqual([]);
    expect(misfitsOf({ ...name, nullable: false }, null, {})).toHaveLength(1);
    expect(misfitsOf(name, 7, {})).toMatchObject([{ expected: 'string | null' }]);
    const other = { type: 'string', not: { enum: ['gone'] } };
    expect(misfitsOf(other, 'here', {})).toEqual([]);
    expect(misfitsOf(other, 'gone', {})).toMatchObject([{ expected: 'string, not "gone"' }]);
  });

  it('fits exactly one of `oneOf`', () => {
    const one = { oneOf: [{ type: 'integer' }, { type: 'number', minimum: 5 }] };
    expect([3, 5.5, 7, 'x'].map((value) => misfitsOf(one, value, {}).length)).toEqual([0, 0, 1, 1]);
    expect(misfitsOf(one, 'x', {})).toMatchObject([{ expected: 'integer | number' }]);
  });
});

describe('wrong requests', () => {
  it('[API-013] are wrong, each in one place, as many as wanted, and the same for a seed', () => {
    const withBody = fc.constantFrom(...calls.filter(({ body }) => body !== undefined));
    fc.assert(
      fc.property(withBody, fc.string(), fc.nat(12), ({ body }, seed, most) => {
        const make = () =>
          variantsOf(body?.schema, body?.example, root, { chance: makeChance(seed), most });
        const variants = make();
        expect(variants.length).toBeLessThanOrEqual(most);
        for (const { value } of variants) {
          expect(misfitsOf(body?.schema, value, root)).not.toEqual([]);
        }
        expect(new Set(variants.map(({ told }) => told)).size).toBe(variants.length);
        expect(make()).toEqual(variants);
      }),
    );
  });

  it('say what is wrong with them', () => {
    const schema = {
      type: 'object',
      required: ['zip'],
      properties: { zip: { type: 'string', maxLength: 2 } },
    };
    const wish = { chance: makeChance('1'), most: 20 };
    const told = variantsOf(schema, { zip: '75' }, {}, wish).map((each) => each.told);
    expect(told).toEqual(expect.arrayContaining(['zip = "xxx"', 'zip = –']));
  });

  it('are taken in the order they were written', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat()), fc.nat(20), fc.string(), (items, most, seed) => {
        const taken = someOf(items, most, makeChance(seed));
        expect(taken.length).toBe(Math.min(items.length, most));
        expect(items.filter((item) => taken.includes(item))).toEqual(taken);
      }),
    );
  });
});
