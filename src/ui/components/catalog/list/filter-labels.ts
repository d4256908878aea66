import type { Availability } from '#domain/catalog/availability.ts';
import type { DietClaim } from '#domain/catalog/diet-claim.ts';
import type { Facet } from '#domain/catalog/facets.ts';
import { boundsOf, type PriceBand } from '#domain/catalog/price-band.ts';
import { sizeText } from '#domain/catalog/size-text.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { ActiveFilter } from '#ui/addresses/list-links.ts';
import { price } from '#ui/words/formats.ts';
import type { Words } from '#ui/words/words.ts';

const bandLabel = (band: PriceBand, { say, language }: Words): string => {
  const { from, below } = boundsOf(band);
  if (below === undefined) return say('filter.priceFrom', { from: price(from, language) });
  if (from === 0) return say('filter.priceUnder', { below: price(below, language) });
  const last = (below - 1) as Cents;
  return say('filter.priceBetween', {
    from: price(from, language),
    below: price(last, language),
  });
};

/**
 * The name of a value that this list has no products of, made from the address: `sea-salt` is Sea
 * salt.
 */
const plainName = (value: string): string => {
  const words = value.replaceAll('-', ' ');
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
};

/** The name of a filter: from the messages, or as the storefront gave it. */
export const filterLabel = (
  filters: readonly Facet[],
  { name, value }: ActiveFilter,
  words: Words,
): string => {
  if (name === 'price') return bandLabel(value as PriceBand, words);
  if (name === 'diet') return words.say(`diet.${value as DietClaim}`);
  if (name === 'availability') return words.say(`filter.${value as Availability}`);
  const facet = filters.find((each) => each.name === name);
  const label = facet?.options.find((option) => option.value === value)?.label ?? plainName(value);
  return name === 'size' ? sizeText(label, words.language) : label;
};
