import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { mostSuggestions } from '#domain/shipping/address-service/address-suggestion.ts';
import type { AddressSuggestions } from '#ports/shipping/address-suggestions.ts';

export const addressSuggestionsContract = (
  adapter: string,
  open: () => AddressSuggestions,
): void => {
  describe(`${adapter} keeps the AddressSuggestions contract:`, () => {
    const suggest = (text: string) => Effect.runPromise(open().suggest(text));

    it('completes a street in any letter case, with everything a form needs', async () => {
      const [first, ...others] = await suggest('4600 leg');
      expect(first).toEqual({
        street: '4600 Legacy Dr',
        unit: '',
        city: 'Plano',
        state: 'TX',
        zipcode: '75024',
      });
      expect(others.length).toBeLessThan(mostSuggestions);
    });

    it('knows more when more is typed, and nothing of what nobody has heard of', async () => {
      const wide = await suggest('4600 l');
      expect(wide.length).toBeGreaterThan(1);
      expect(await suggest('4600 Legacy Drive Plano')).toEqual([wide[0]]);
      expect(await suggest('4600 zyzzyva')).toEqual([]);
    });
  });
};
