import { wrongChoice } from '#cli/report/choice.ts';
import type { Session } from '#cli/session/session.ts';
import type { OpenShop } from '#cli/shop/shop.ts';
import { everyProduct, type ProductQuery } from '#domain/catalog/product-query.ts';

/** Flags whose values the shop knows by an id, and tables show by a name. */
const named = ['brand', 'flavor', 'size'] as const;

/** `Mazoro` and `mazoro` are the same brand: names as tables print them become the shop's ids. */
export const withFacetIds = async (
  query: ProductQuery,
  { useCases, ask }: OpenShop,
  session: Session,
): Promise<ProductQuery> => {
  if (named.every((name) => query[name].length === 0)) return query;
  const facets = await ask(useCases.catalog.listFilters(everyProduct));
  const ids = named.map((name) => {
    const options = facets.find((facet) => facet.name === name)?.options ?? [];
    return [name, query[name].map((text) => idOf(text, name, options, session))] as const;
  });
  return { ...query, ...Object.fromEntries(ids) };
};

const idOf = (
  text: string,
  name: string,
  options: readonly { readonly value: string; readonly label: string }[],
  { words }: Session,
): string => {
  const wanted = text.toLowerCase();
  const found =
    options.find(({ value }) => value === text) ??
    options.find(({ value, label }) =>
      [value, label].some((each) => each.toLowerCase() === wanted),
    );
  if (found !== undefined) return found.value;
  const choices = options.map(({ value }) => value);
  throw wrongChoice(`--${name}`, text, choices, words);
};
