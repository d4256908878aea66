import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openApiDocument } from '#adapters/http/wire/calls/document/openapi.ts';
import { shopCalls } from '#adapters/http/wire/calls/shop-calls.ts';
import { againFinding } from '#cli/contract/check/again-finding.ts';
import { leaveFinding, strangeSite } from '#cli/contract/check/leave-finding.ts';
import { refusalFinding } from '#cli/contract/check/refusal-finding.ts';
import { readContract } from '#cli/contract/document/read-contract.ts';
import { makePatientSend } from '#cli/contract/exchange/send.ts';
import { makeChance, someOf } from '#cli/contract/schema/chance.ts';
import { misfitsOf } from '#cli/contract/schema/misfits.ts';
import { variantsOf } from '#cli/contract/schema/variants.ts';

const root = JSON.parse(JSON.stringify(openApiDocument(shopCalls)));
const own = readContract(root);
const calls = own?.calls ?? [];

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
        { place: 'clientId', expected: 'string', got: '7' },
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
      { place: 'below.below.name', expected: 'string', got: '7' },
    ]);
    expect(misfitsOf({ $ref: '#/circle' }, 7, { circle: { $ref: '#/circle' } })).toEqual([]);
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

describe('a call that is made again', () => {
  const seen = (body: unknown, status = 200) => ({ status, body, headers: {}, milliseconds: 1 });

  it('is answered as before, but for the id of the request', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (data, other) => {
        const first = seen({ requestId: 'one', data });
        expect(againFinding(first, seen({ requestId: 'two', data })).fits).toBe(true);
        const isSame = JSON.stringify(data) === JSON.stringify(other);
        const again = againFinding(first, seen({ requestId: 'two', data: other }));
        expect([again.fits, again.about !== '']).toEqual([isSame, !isSame]);
        expect(againFinding(first, seen({ data }, 409)).about).toBe('status');
      }),
    );
  });
});

describe('a shop that is busy', () => {
  const asked = { method: 'GET', path: '/', headers: {} };
  const sendTo = async (status: number, wait: string | undefined) => {
    let [times, waited] = [0, 0];
    const headers: Readonly<Record<string, string>> =
      wait === undefined ? {} : { 'retry-after': wait };
    const send = makePatientSend(
      async () => {
        times += 1;
        return { status, headers, body: undefined, milliseconds: 1 };
      },
      async (milliseconds) => {
        waited += milliseconds;
      },
    );
    await send(asked);
    return [times, waited];
  };

  it('is asked again when it says, three times at most; other failures are answers', async () => {
    expect(await sendTo(503, '2')).toEqual([3, 4000]);
    expect(await sendTo(429, '0')).toEqual([3, 0]);
    expect(await sendTo(503, undefined)).toEqual([3, 2000]);
    expect(await sendTo(429, '600')).toEqual([1, 0]);
    expect(await sendTo(500, '1')).toEqual([1, 0]);
  });
});

describe('pages of other sites', () => {
  it('[AUTH-13] get leave from nobody; a shop of several origins may give it to its own', () => {
    const told = (origin: string | undefined, status = 405) =>
      leaveFinding({
        ...{ status, body: undefined, milliseconds: 1 },
        headers: origin === undefined ? {} : { 'access-control-allow-origin': origin },
      }).fits;
    expect([told(undefined), told('https://www.shop.example')]).toEqual([true, true]);
    expect([told('*'), told(strangeSite), told('null'), told(undefined, 500)]).toEqual([
      ...[false, false, false, false],
    ]);
  });
});

describe('a refusal', () => {
  it('has a status that is wanted and a body as the document says', () => {
    const [call] = calls;
    if (call === undefined) throw new Error('The document has calls.');
    const headers = {
      ...{ 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-origin' },
      ...{ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' },
      ...{ 'referrer-policy': 'no-referrer', 'x-request-id': 'request-1' },
    };
    const words = { 'en-us': 'No.', es: 'No.' };
    const body = {
      ...{ responseCode: 400, success: false, code: 'INPUT_REFUSED', message: 'No.' },
      ...{ messages: words, requestId: 'request-1', data: [] },
    };
    const wanted = { check: 'refusal', about: '', statuses: [400] } as const;
    const judged = (change: object, status = 400) =>
      refusalFinding(
        call,
        { status, headers, milliseconds: 1, body: { ...body, ...change } },
        root,
        wanted,
      );
    expect(judged({}).fits).toBe(true);
    expect(judged({}, 500)).toMatchObject({ fits: false, expected: '400', got: '500' });
    expect(judged({ responseCode: 200 })).toMatchObject({
      expected: 'responseCode: 400',
      got: '200',
    });
    expect(judged({ messages: { es: 'No.' } })).toMatchObject({
      ...{ fits: false, expected: 'messages.en-us: string', got: '–' },
    });
    expect(judged({ requestId: 'request-2' })).toMatchObject({ fits: false, got: '"request-2"' });
  });
});

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
});
