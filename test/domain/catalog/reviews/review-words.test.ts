import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  reviewerName,
  reviewLimits,
  reviewProblems,
  tidyReview,
} from '#domain/catalog/reviews/review-words.ts';
import { hasProblems } from '#domain/validation/problem.ts';

const good = { stars: 5, title: 'Crunchy', text: 'Great with salsa.\nAgain!' };
const keysOf = (changed: Partial<typeof good>) =>
  Object.values(reviewProblems({ ...good, ...changed })).map(({ key }) => key);

describe('the words of a review', () => {
  it('need only stars', () => {
    expect(reviewProblems({ stars: 1, title: '', text: '' })).toEqual({});
    expect(reviewProblems({ ...good, stars: 0 })).toEqual({ stars: { key: 'required.stars' } });
  });

  it.each([
    'Ask me: ada@example.com',
    'ada＠example.com',
    'call 214 555 0100 now',
    '(214) 555-0100',
    '+1.214.555.0100',
    'see https://example.com/better',
    'www.example.com has more',
  ])('publish no way to reach anybody: %s', (text) => {
    expect(keysOf({ text })).toEqual(['text.contact']);
    expect(keysOf({ title: text })).toEqual(['text.contact']);
  });

  it.each([
    'Best before 11/2027, ate it in 2 days',
    'I bought 30 bags for $26.70 in 2026',
    'Mmm... so good.Really',
    '¡Qué rico! Crujientes y con limón 🌶️🌶️',
  ])('may hold numbers, signs, letters and emoji: %s', (text) => {
    expect(keysOf({ text, title: text.slice(0, 40) })).toEqual([]);
  });

  it('end at a length counted in characters', () => {
    const { title, text } = reviewLimits;
    expect(keysOf({ title: '🌶'.repeat(title), text: 'ñ'.repeat(text) })).toEqual([]);
    expect(keysOf({ title: 'a'.repeat(title + 1) })).toEqual(['text.long']);
    expect(keysOf({ text: 'a'.repeat(text + 1) })).toEqual(['text.long']);
  });

  it('have no control characters, and a title has one line', () => {
    expect(keysOf({ text: 'bell\u0007' })).toEqual(['text.unseen']);
    expect(keysOf({ title: 'two\nlines' })).toEqual(['text.unseen']);
    expect(keysOf({ text: 'two\r\nlines' })).toEqual([]);
  });

  it('are judged as they are stored, and stored once tidied', () => {
    const typed = fc.record({
      stars: fc.integer({ min: -1, max: 6 }),
      title: fc.string({ unit: 'grapheme', maxLength: 30 }),
      text: fc.string({ unit: 'binary', maxLength: 40 }),
    });
    fc.assert(
      fc.property(typed, (review) => {
        const tidy = tidyReview(review);
        expect(tidyReview(tidy)).toEqual(tidy);
        expect(reviewProblems(tidy)).toEqual(reviewProblems(review));
        if (!hasProblems(reviewProblems(review))) expect(tidy.text).not.toMatch(/@|\d{9}/);
      }),
    );
  });
});

describe('as whom a review is signed', () => {
  it.each([
    ['Ada', 'Lovelace', 'Ada L.'],
    [' José ', 'ñandú', 'José Ñ.'],
    ['Mary Jane', "O'Neil", 'Mary Jane O.'],
    ['Cher', '', 'Cher'],
  ])('%s %s is %s', (first, last, shown) => {
    expect(reviewerName(first, last)).toBe(shown);
  });

  it('tells one letter of a last name', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{2,20}$/), (last) => {
        expect(reviewerName('Ada', last)).toBe(`Ada ${last.charAt(0).toUpperCase()}.`);
      }),
    );
  });
});
