import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fatesOf } from '#adapters/telemetry/sending/reply.ts';

const retried = [401, 403, 408, 429, 500, 502, 503, 504];
const partial = (body: unknown, count: number) =>
  fatesOf({ status: 206, body: JSON.stringify(body) }, count, false);
const errorOf = (count: number) =>
  fc.record({
    index: fc.integer({ min: -2, max: count + 2 }),
    statusCode: fc.constantFrom(400, 402, 429, 500, 503),
  });

describe('what becomes of posted items', () => {
  it.each(retried)('[TEL-16] after %i they are posted again', (status) => {
    expect(fatesOf({ status, body: '' }, 2, false)).toEqual(['again', 'again']);
  });

  it('[TEL-16] [TEL-19] after every other status they are dropped; without an answer posted again', () => {
    const others = fc.integer({ min: 300, max: 599 }).filter((status) => !retried.includes(status));
    fc.assert(
      fc.property(others, (status) => {
        const fate = [301, 307, 308].includes(status) ? 'again' : 'dropped';
        expect(fatesOf({ status, body: 'anything' }, 1, false)).toEqual([fate]);
      }),
    );
    expect(fatesOf({ status: 0, body: '' }, 1, false)).toEqual(['again']);
  });

  it('[TEL-20] a partial answer takes, posts again and drops each by its own status', () => {
    const errors = [
      { index: 1, statusCode: 500 },
      { index: 2, statusCode: 400 },
    ];
    expect(partial({ itemsReceived: 4, itemsAccepted: 2, errors }, 4)).toEqual([
      'taken',
      'again',
      'dropped',
      'taken',
    ]);
  });

  it('[TEL-20] the order of the errors means nothing, and errors of nothing are no errors', () => {
    const count = 6;
    fc.assert(
      fc.property(
        fc.array(errorOf(count), { maxLength: 12 }),
        fc.infiniteStream(fc.nat()),
        (errors, keys) => {
          const shuffled = errors
            .map((error) => [keys.next().value, error] as const)
            .sort(([a], [b]) => a - b)
            .map(([, error]) => error);
          const fates = partial({ errors }, count);
          expect(partial({ errors: shuffled }, count)).toEqual(fates);
          for (const [index, fate] of fates.entries()) {
            const own = errors.filter((error) => error.index === index);
            if (own.length === 0) expect(fate).toBe('taken');
            else if (own.some(({ statusCode }) => retried.includes(statusCode)))
              expect(fate).toBe('again');
            else expect(fate).toBe('dropped');
          }
        },
      ),
    );
  });

  it('[TEL-20] nothing is lost that an answer leaves unclear', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (body) => {
        const fates = fatesOf({ status: 206, body }, 3, false);
        expect(fates).toHaveLength(3);
        if (!body.includes('errors')) expect(fates).toEqual(['again', 'again', 'again']);
      }),
    );
    expect(partial({ itemsReceived: 3, itemsAccepted: 1, errors: [] }, 3)).toEqual(
      Array.from({ length: 3 }, () => 'again'),
    );
  });

  it('[TEL-21] a redirect that made a GET of the post has taken nothing', () => {
    expect(fatesOf({ status: 405, body: '' }, 1, true)).toEqual(['again']);
    expect(fatesOf({ status: 200, body: '<p>Welcome</p>' }, 1, true)).toEqual(['again']);
    expect(fatesOf({ status: 200, body: '{"itemsReceived":1}' }, 1, true)).toEqual(['taken']);
  });
});
