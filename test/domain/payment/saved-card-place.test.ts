import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostSavedCards } from '#domain/account/saved-card.ts';
import { mayKeepMore, placeOfSavedCard } from '#domain/payment/saved-card-place.ts';

const cards = () =>
  fc
    .array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'), {
      maxLength: mostSavedCards,
    })
    .map((identifiers) => identifiers.map((identifier, n) => ({ sequence: n + 1, identifier })));

describe('a card that is kept for an account', () => {
  it('[PAY-23] never makes more cards than an account may keep, nor two of one number', () => {
    fc.assert(
      fc.property(cards(), fc.constantFrom('a', 'b', 'z'), (known, identifier) => {
        const place = placeOfSavedCard(known, identifier);
        const same = known.find((card) => card.identifier === identifier);
        if (same !== undefined)
          expect(place).toEqual({ kind: 'replaces', sequence: same.sequence });
        else expect(place.kind).toBe(known.length < mostSavedCards ? 'added' : 'one-too-many');
      }),
    );
  });

  it('is not even asked for when there is no room', () => {
    const full = Array.from({ length: mostSavedCards }, (_, n) => n);
    expect(mayKeepMore(full)).toBe(false);
    expect(mayKeepMore(full.slice(1))).toBe(true);
  });
});
