import { fillBlanks } from '#application/messages/message.ts';
import { searched } from '#cli/commands/catalog/browse.ts';
import { summaryData } from '#cli/commands/catalog/product-data.ts';
import { dollars, pairs, table } from '#cli/report/table.ts';
import type { Action, Session } from '#cli/session/session.ts';
import { withShop } from '#cli/shop/shop.ts';
import { dollarsFromCents } from '#domain/money/cents.ts';
import { suggestedPages } from '#domain/search/suggested-pages.ts';
import type { SuggestedProduct, Suggestions } from '#domain/search/suggestions.ts';

/** `crunch search lime chips`, and with `--suggest` what the search box would offer. */
export const search: Action = (session, { args, flags }) => {
  const text = args.flat().join(' ');
  return flags['suggest'] === true ? suggest(session, text) : searched(session, flags, text);
};

const suggest = (session: Session, text: string) =>
  withShop(session, async ({ useCases, ask }) => {
    const found = await ask(useCases.search.suggestProducts(text));
    return {
      data: { ...found, pages: suggestedPages(text), products: found.products.map(productData) },
      text: () => suggestionsText(found, session),
    };
  });

const productData = ({ flavorLabel, typeLabel, ...product }: SuggestedProduct) => ({
  ...summaryData(product),
  flavorLabel,
  typeLabel,
});

const suggestionsText = (found: Suggestions, { words, terminal }: Session): string => {
  const { correctedText, products, searches, shelves } = found;
  const pages = suggestedPages(found.text).map((page) => `/${page}`);
  if (products.length === 0) return nothingFound(words, pages);
  const told: [string, string][] = [
    [words['out.searches'], searches.join(', ')],
    [words['out.shelves'], shelves.map(({ label }) => label).join(', ')],
    [words['out.pages'], pages.join(', ')],
  ];
  const columns = [
    { title: words['out.item'] },
    { title: words['out.product'] },
    { title: words['out.brand'] },
    { title: words['out.price'], align: 'end' },
    { title: '' },
  ] as const;
  const rows = products.map((product) => [
    product.productId,
    product.title,
    product.brand,
    dollars(dollarsFromCents(product.price)),
    product.available ? '' : words['out.soldOut'],
  ]);
  return [
    ...(correctedText === undefined
      ? []
      : [fillBlanks(words['out.corrected'], { text: correctedText })]),
    pairs(told.filter(([, value]) => value !== '')),
    table(columns, rows, terminal),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
};

const nothingFound = (words: Session['words'], pages: readonly string[]): string =>
  [
    words['out.noProducts'],
    ...(pages.length === 0 ? [] : [`${words['out.pages']}: ${pages.join(', ')}`]),
  ].join(' ');
