import type { PackOrder } from '#sandbox/catalog/packaging/pack-look.ts';
import { hashText } from '#sandbox/catalog/packaging/seeded-random.ts';
import { tintOf } from '#sandbox/catalog/packaging/tint.ts';
import { houseBrand } from '#sandbox/catalog/seed/brands.ts';
import { locationNumbers } from '#sandbox/catalog/seed/locations.ts';
import type { SeedProduct } from '#sandbox/catalog/seed/seed-product.ts';
import { stockOf } from '#sandbox/catalog/seed/stock.ts';
import { words } from '#sandbox/catalog/snacks/snack-family.ts';
import { type Article, articles, type Colorway } from './merchandise-articles.ts';

const gift: Colorway = { name: 'gift', colors: ['#ffc42e', '#2b1210', '#c62e12'], ink: '#2b1210' };

const slugOf = ({ item, way }: Article): string => `${houseBrand.brandId}-${item}-${way.name}`;

/** What merchandise and gift cards have in common. */
const houseGoods = {
  brandId: houseBrand.brandId,
  flavor: 'none',
  heat: 0,
  allergens: [],
  badges: [],
  mixable: false,
} as const;

const articleProduct = (article: Article): SeedProduct => ({
  ...houseGoods,
  productId: article.group,
  kind: 'merchandise',
  type: 'merchandise',
  size: article.size,
  sizeGroupId: article.group,
  priceCents: article.priceCents,
  title: article.title,
  description: article.description,
  ingredients: article.material,
  taxCategory: 'merchandise',
  imagePath: `/packs/${slugOf(article)}.svg`,
  tint: tintOf(article.way.colors[0]),
  popularity: 40 + (hashText(article.group) % 200),
  createdDay: 100 + article.number * 11,
  stock: stockOf(article.group, 60, article.soldOut),
});

/** The article as lists show it, then each of its sizes as it is sold. */
const inSizes = (article: Article, sizes: readonly string[]): readonly SeedProduct[] => {
  const shown = articleProduct(article);
  const made = sizes.map((size): SeedProduct => {
    const productId = `${article.group}-${size}`;
    const isOut = article.sizesOut?.includes(size) ?? false;
    const stock = stockOf(productId, 60, isOut ? 'everywhere' : article.soldOut);
    return { ...shown, productId, size, sizeChoice: 'made', stock };
  });
  // The shop settles it from the sizes: 1 where one of them can be had.
  const stock = Object.fromEntries(
    locationNumbers.map((place) => [
      place,
      made.some((each) => (each.stock[place] ?? 0) > 0) ? 1 : 0,
    ]),
  );
  return [{ ...shown, sizeChoice: 'open', stock }, ...made];
};

export const merchandiseProducts: readonly SeedProduct[] = articles.flatMap((article) =>
  article.sizes === undefined ? [articleProduct(article)] : inSizes(article, article.sizes),
);

/** The amounts most people give, offered at a press; they have a picture with the amount. */
const usualDollars: readonly number[] = [10, 25, 50, 100];
/** Every whole dollar from $10 to $200 is a product of its own (D-GIFT-01). */
const giftDollars = Array.from({ length: 191 }, (_, index) => index + 10);

const giftPicture = `${houseBrand.brandId}-gift`;

export const giftCardProducts: readonly SeedProduct[] = giftDollars.map((dollars) => {
  const usual = usualDollars.indexOf(dollars);
  const productId = `GFT-${`${usual === -1 ? dollars : usual + 1}`.padStart(4, '0')}`;
  return {
    ...houseGoods,
    productId,
    kind: 'gift-card',
    type: 'gift-cards',
    size: `$${dollars}`,
    sizeGroupId: 'GFT',
    priceCents: dollars * 100,
    title: words('Gift Card', 'Tarjeta de regalo'),
    description: words(
      'Sent by email. Worth exactly what it says, in chips.',
      'Se envía por correo electrónico. Vale justo lo que dice, en papas.',
    ),
    ingredients: words('Nothing to eat on this one.', 'Esta no se come.'),
    taxCategory: 'gift-card',
    imagePath: `/packs/${giftPicture}${usual === -1 ? '' : `-${dollars}`}.svg`,
    tint: tintOf(gift.colors[0]),
    popularity: 20 + dollars,
    ...(usual === -1 ? {} : { bestsellerRank: usual + 1 }),
    createdDay: 90,
    stock: stockOf(productId, 1000, undefined),
  };
});

export const merchandiseOrders: readonly PackOrder[] = [
  ...articles.map(
    (article): PackOrder => ({
      slug: slugOf(article),
      brand: houseBrand.brandId,
      flavor: 'logo',
      item: article.item,
      colors: article.way.colors,
      ink: article.way.ink,
    }),
  ),
  ...[undefined, ...usualDollars].map(
    (dollars): PackOrder => ({
      slug: dollars === undefined ? giftPicture : `${giftPicture}-${dollars}`,
      brand: houseBrand.brandId,
      flavor: 'logo',
      item: 'gift',
      ...(dollars === undefined ? {} : { size: `$${dollars}` }),
      colors: gift.colors,
      ink: gift.ink,
    }),
  ),
];
