import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judged, rewritten } from '#domain/catalog/reviews/moderation.ts';
import { starChoices } from '#domain/catalog/reviews/rating.ts';
import type { OwnReview, ReviewState, ReviewWords } from '#domain/catalog/reviews/review.ts';

const words: fc.Arbitrary<ReviewWords> = fc.record({
  stars: fc.constantFrom(...starChoices),
  title: fc.constantFrom('', 'Good', 'Bad'),
  text: fc.constantFrom('', 'Crunchy.'),
});
const own: fc.Arbitrary<OwnReview> = fc
  .tuple(words, fc.constantFrom<ReviewState>('WAITING', 'SHOWN', 'REFUSED'))
  .map(([said, state]) => ({
    ...said,
    state,
    ...(state === 'REFUSED' && { reason: 'Not about the snack.' }),
  }));

describe('a review that is written again', () => {
  it('is shown only with the words an operator allowed', () => {
    fc.assert(
      fc.property(own, words, (before, said) => {
        const after = rewritten(before, said);
        expect(after).toMatchObject(said);
        const isSame =
          said.stars === before.stars && said.title === before.title && said.text === before.text;
        if (isSame) expect(after).toBe(before);
        else expect(after.state).toBe('WAITING');
        expect(after.reason === undefined || after.state === 'REFUSED').toBe(true);
      }),
    );
  });

  it('waits at first', () => {
    fc.assert(fc.property(words, (said) => rewritten(undefined, said).state === 'WAITING'));
  });

  it('is one, however often it is sent', () => {
    fc.assert(
      fc.property(own, words, (before, said) => {
        const once = rewritten(before, said);
        expect(rewritten(once, said)).toBe(once);
      }),
    );
  });
});

describe('an operator’s decision', () => {
  it('shows it, or tells why not', () => {
    expect(judged({ kind: 'allow' })).toEqual({ state: 'SHOWN' });
    expect(judged({ kind: 'refuse', reason: 'Off topic.' })).toEqual({
      state: 'REFUSED',
      reason: 'Off topic.',
    });
  });
});
