import * as z from 'zod/mini';
import { fillBlanks } from '#application/messages/message.ts';
import {
  estimateData,
  productEstimate,
  type TimedEstimate,
  whenText,
} from '#cli/commands/cart/cart-estimate.ts';
import { withFacetIds } from '#cli/commands/catalog/named-facets.ts';
import { detailData, summaryData } from '#cli/commands/catalog/product-data.ts';
import { ratingText } from '#cli/commands/catalog/product-reviews.ts';
import { parseFlags, wholeNumber } from '#cli/input/parse.ts';
import type { Answer } from '#cli/report/answer.ts';
import { oneOf } from '#cli/report/choice.ts';
import { dollars, pairs, table } from '#cli/report/table.ts';
import type { Action, Session } from '#cli/session/session.ts';
import { withShop } from '#cli/shop/shop.ts';
import { availabilities } from '#domain/catalog/availability.ts';
import { dietClaims } from '#domain/catalog/diet-claim.ts';
import { priceBands } from '#domain/catalog/price-band.ts';
import type { ProductDetail, ProductSummary } from '#domain/catalog/product.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import {
  everyProduct,
  type ProductPage,
  type ProductQuery,
  productSorts,
} from '#domain/catalog/product-query.ts';
import { dollarsFromCents } from '#domain/money/cents.ts';

const listFlags = z.object({
  type: z.optional(z.string()),
  brand: z.optional(z.array(z.string())),
  flavor: z.optional(z.array(z.string())),
  diet: z.optional(z.array(z.string())),
  size: z.optional(z.array(z.string())),
  price: z.optional(z.array(z.string())),
  availability: z.optional(z.array(z.string())),
  sort: z.optional(z.string()),
  page: z.optional(z.string()),
  suggest: z.optional(z.boolean()),
});

/** `crunch product list` */
export const productList: Action = (session, { flags }) => list(session, flags, {});

/** The same, limited to products that match a text. */
export const searched = (session: Session, flags: unknown, searchText: string): Promise<Answer> =>
  list(session, flags, { searchText });

const list = (session: Session, flags: unknown, wanted: Partial<ProductQuery>): Promise<Answer> => {
  const { words } = session;
  const { type, brand, flavor, diet, size, price, availability, sort, page } = parseFlags(
    listFlags,
    flags,
    words,
  );
  const query: ProductQuery = {
    ...everyProduct,
    ...wanted,
    productTypes: (type ?? '').split('/').filter((slug) => slug !== ''),
    brand: brand ?? [],
    flavor: flavor ?? [],
    diet: (diet ?? []).map((text) => oneOf('--diet', text, dietClaims, words)),
    size: size ?? [],
    price: (price ?? []).map((text) => oneOf('--price', text, priceBands, words)),
    availability: (availability ?? []).map((text) =>
      oneOf('--availability', text, availabilities, words),
    ),
    sort: sort === undefined ? everyProduct.sort : oneOf('--sort', sort, productSorts, words),
    page: wholeNumber(page ?? '1', '--page', { least: 1, most: 100_000 }, words),
  };
  return withShop(session, async (shop) => {
    const wish = await withFacetIds(query, shop, session);
    const found = await shop.ask(shop.useCases.catalog.listProducts(wish));
    return { data: pageData(found), text: () => pageText(found, session) };
  });
};

const pageData = (found: ProductPage) => ({ ...found, list: found.list.map(summaryData) });

const pageText = (found: ProductPage, session: Session): string => {
  const { words } = session;
  const corrected =
    found.correctedText === undefined
      ? ''
      : `${fillBlanks(words['out.corrected'], { text: found.correctedText })}\n\n`;
  if (found.list.length > 0) return `${corrected}${listText(found, session)}`;
  const known = found.knownWords ?? [];
  return known.length < 2
    ? words['out.noProducts']
    : `${words['out.noProducts']} ${fillBlanks(words['out.tryWords'], { words: known.join(', ') })}`;
};

const listText = (found: ProductPage, session: Session): string => {
  const { words, terminal } = session;
  const columns = [
    { title: words['out.item'] },
    { title: words['out.product'] },
    { title: words['out.brand'] },
    { title: words['out.size'] },
    { title: words['out.price'], align: 'end' },
    { title: '' },
  ] as const;
  const rows = found.list.map((product) => [
    product.productId,
    product.title,
    product.brand,
    product.size,
    dollars(dollarsFromCents(product.price)),
    stateOf(product, session),
  ]);
  const place = fillBlanks(words['out.page'], {
    page: found.page,
    pages: Math.max(1, Math.ceil(found.totalProduct / found.pageSize)),
    total: found.totalProduct,
  });
  return `${table(columns, rows, terminal)}\n\n${place}`;
};

/** What keeps a product from being sent at once, if anything does. */
const stateOf = (
  { available, preOrder }: Pick<ProductSummary, 'available' | 'preOrder'>,
  { words }: Session,
): string => {
  if (!available) return words['out.soldOut'];
  return preOrder ? words['out.preOrder'] : '';
};

/** `crunch product show CHP-0101` */
export const productShow: Action = (session, { args: [id = ''] }) =>
  withShop(session, async (shop) => {
    const { useCases, ask } = shop;
    const { product, recommended } = await ask(useCases.catalog.showProduct(id as ProductId));
    const delivery = product.available ? await productEstimate(shop, product.productId) : undefined;
    return {
      data: {
        ...detailData(product),
        recommended: recommended.map(summaryData),
        ...(delivery && { delivery: estimateData(delivery) }),
      },
      text: () => productText(product, recommended, delivery, session),
    };
  });

/** Of a pre-order nothing is in stock yet: when it ships is told instead. */
const stockText = (product: ProductDetail, session: Session): string =>
  (product.available && product.preOrderText) || stateOf(product, session) || `${product.stock}`;

/** The sizes and the numbers they are sold under. */
const sizesText = ({ sizes }: ProductDetail, session: Session): string =>
  sizes.length < 2
    ? ''
    : sizes
        .map(({ productId, size, available }) => {
          const state = stateOf({ available, preOrder: false }, session);
          return `${size} (${productId}${state && `, ${state}`})`;
        })
        .join(', ');

const productText = (
  product: ProductDetail,
  recommended: readonly ProductSummary[],
  delivery: TimedEstimate | undefined,
  session: Session,
): string => {
  const { words, terminal } = session;
  const rows: [string, string][] = [
    [words['out.item'], product.productId],
    [words['out.brand'], product.brand],
    [words['out.size'], product.size],
    [words['out.price'], dollars(dollarsFromCents(product.price))],
    [words['out.rating'], ratingText(product.rating, session)],
    [words['out.expected'], delivery === undefined ? '' : whenText(delivery, session)],
    [words['out.stock'], stockText(product, session)],
    [words['out.sizes'], sizesText(product, session)],
    [words['out.ingredients'], product.ingredients],
    [words['out.allergens'], product.allergens.join(', ')],
    [words['out.alsoLike'], recommended.map(({ title }) => title).join(', ')],
  ];
  const facts = pairs(rows.filter(([, value]) => value !== ''));
  return `${terminal.paint.bold(product.title)}\n${product.description}\n\n${facts}`;
};
