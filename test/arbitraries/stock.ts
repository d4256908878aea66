import fc from 'fast-check';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { OrderLines } from '#domain/order/order.ts';
import { orderLinesOf } from '#domain/order/order-lines.ts';
import type { BoxRules } from '#domain/order/quote/priced-line.ts';
import type { Stock, StockedProduct } from '#domain/order/quote/stocked-product.ts';
import { filledCarts } from '#test/arbitraries/cart.ts';
import { prices } from '#test/arbitraries/money.ts';

const loose = ['CHP-0101', 'chp-0101', 'POP-0203', 'PRZ-0301', 'PRE-0901'] as const;
const packs = ['VP-0007', 'VP-0008'] as const;
const gifts = ['GFT-0010', 'GFT-0025'] as const;

/** A product nobody has said anything else about, for examples. */
export const stocked = (
  productId: string,
  differs: Partial<StockedProduct> = {},
): StockedProduct => ({
  productId,
  isSold: true,
  title: `Title of ${productId}`,
  size: '1 oz',
  imagePath: '/a.svg',
  price: 349 as Cents,
  taxCategory: 'snack',
  isMixable: true,
  excludedZipPrefixes: [],
  stock: 10,
  stockAnywhere: 10,
  ...differs,
});

/** Products by their ids. */
export const stockOf = (...products: readonly StockedProduct[]): Stock =>
  new Map(products.map((product) => [product.productId, product]));

const facts = () =>
  fc.record({
    isSold: fc.boolean(),
    price: prices(),
    taxCategory: fc.constantFrom('snack', 'candy', 'merchandise'),
    isMixable: fc.boolean(),
    excludedZipPrefixes: fc.subarray(['9', '10']),
    stock: fc.nat({ max: 30 }),
    stockAnywhere: fc.nat({ max: 30 }),
  });

const contents = () =>
  fc.array(
    fc.record({
      productId: fc.constantFrom(...loose).map((id) => id as string as ProductId),
      quantity: fc.nat({ max: 3 }),
      title: fc.constant('A bag'),
    }),
    { maxLength: 3 },
  );

/** Some of what carts hold: packs, gift cards, what is not sold; the rest is unknown. */
export const stocks = (): fc.Arbitrary<Stock> =>
  fc
    .tuple(
      fc.subarray([...loose, ...gifts]),
      fc.array(facts(), { minLength: 7, maxLength: 7 }),
      fc.array(fc.tuple(facts(), contents()), { minLength: 2, maxLength: 2 }),
    )
    .map(([known, ofLoose, ofPacks]) =>
      stockOf(
        ...known.map((id, place) => {
          const isGift = gifts.some((gift) => gift === id);
          return stocked(id, { ...ofLoose[place], ...(isGift && { taxCategory: 'gift-card' }) });
        }),
        ...packs.map((id, place) => {
          const [ofPack, products] = ofPacks[place] ?? [];
          return stocked(id, {
            ...ofPack,
            bundle: { virtualSku: `V-${id}`, products: products ?? [] },
          });
        }),
      ),
    );

/** What a client sends of a cart, at the prices it believes in. */
export const orderLines = (): fc.Arbitrary<OrderLines> => filledCarts().map(orderLinesOf);

/** Boxes of three, so that some of those in carts are good. */
export const boxRules = (): fc.Arbitrary<BoxRules> =>
  fc.record(
    {
      packSize: fc.constant(3),
      minDistinct: fc.constant(1),
      maxPerItem: fc.constant(3),
      nonSku: fc.constant('ZBOX3'),
      price: prices(),
    },
    { requiredKeys: ['packSize', 'minDistinct', 'maxPerItem', 'nonSku'] },
  );
