import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentLanguage } from '#domain/locale/language.ts';
import type { Cents } from '#domain/money/cents.ts';
import { listing, price } from '#ui/words/formats.ts';

describe('formats', () => {
  it('[CART-09] money always has two decimals and a dollar sign', () => {
    expect(price(429 as Cents, 'en-us')).toBe('$4.29');
    expect(price(1500 as Cents, 'en-us')).toBe('$15.00');
    expect(price(-443 as Cents, 'en-us')).toBe('-$4.43');
    expect(price(123_456 as Cents, 'es')).toBe('$1,234.56');
  });

  it.each(['en-us', 'es'] as const)(
    '[CART-09] money in %s is what the platform writes',
    (language) => {
      const platform = new Intl.NumberFormat(documentLanguage(language), {
        style: 'currency',
        currency: 'USD',
        currencyDisplay: 'narrowSymbol',
      });
      fc.assert(
        fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
          expect(price(cents as Cents, language)).toBe(platform.format(cents / 100));
        }),
      );
    },
  );

  it('lists end with the language’s own "and"', () => {
    expect(listing(['milk', 'soy', 'wheat'], 'en-us')).toBe('milk, soy, and wheat');
    expect(listing(['leche', 'soya'], 'es')).toBe('leche y soya');
  });
});
