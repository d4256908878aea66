import { shop as english } from '#application/messages/en-us/shop.ts';
import { shop as spanish } from '#application/messages/es/shop.ts';
import type { NavigationItem } from '#domain/catalog/navigation.ts';
import type { ProductDetail } from '#domain/catalog/product.ts';
import { productAddress } from '#domain/catalog/product-id.ts';
import type { Language } from '#domain/locale/language.ts';
import { dollarsFromCents } from '#domain/money/cents.ts';
import { spanishAddress } from '#ui/addresses/canonical.ts';
import { typeLabel } from '#ui/addresses/type-label.ts';
import { typesWithOwnPage } from '#ui/addresses/types-with-own-page.ts';

const context = 'https://schema.org';

/** Where and for whom structured data is made. */
export interface DataPlace {
  readonly origin: string;
  readonly language: Language;
  readonly navigation: readonly NavigationItem[];
}

export const organization = (origin: string): object => ({
  '@context': context,
  '@type': 'Organization',
  name: 'Crunchcart',
  url: `${origin}/`,
});

/** With the search that search engines may offer. */
export const webSite = (origin: string): object => ({
  '@context': context,
  '@type': 'WebSite',
  name: 'Crunchcart',
  url: `${origin}/`,
  inLanguage: ['en-US', 'es-US'],
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/all-snacks?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

const availabilityOf = ({ available, preOrder }: Offered): string => {
  if (!available) return `${context}/OutOfStock`;
  return preOrder ? `${context}/PreOrder` : `${context}/InStock`;
};

const inLanguage = (address: string, language: Language): string =>
  language === 'es' ? spanishAddress(address) : address;

const addressOf = (productId: string, { origin, language }: DataPlace): string =>
  inLanguage(`${origin}${productAddress(productId)}`, language);

type Offered = Pick<ProductDetail, 'productId' | 'price' | 'available' | 'preOrder'>;

const offerOf = (product: Offered, place: DataPlace): object => ({
  '@type': 'Offer',
  url: addressOf(product.productId, place),
  priceCurrency: 'USD',
  price: dollarsFromCents(product.price).toFixed(2),
  availability: availabilityOf(product),
  itemCondition: `${context}/NewCondition`,
});

/** Nothing before the first review: an invented rating is a lie to search engines, too. */
const ratingOf = ({ rating }: Pick<ProductDetail, 'rating'>): object =>
  rating === undefined
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating.average,
          reviewCount: rating.count,
          bestRating: 5,
          worstRating: 1,
        },
      };

/** A product; an article before its size is chosen is a group of products. */
export const productData = (product: ProductDetail, place: DataPlace): object => {
  const facts = {
    name: product.title,
    description: product.description,
    image: [product.imagePath, product.insidePath ?? []]
      .flat()
      .map((path) => `${place.origin}${path}`),
    brand: { '@type': 'Brand', name: product.brand },
  };
  const rated = ratingOf(product);
  const { preOrder } = product;
  if (product.sizeChoice !== 'open') {
    return {
      '@context': context,
      '@type': 'Product',
      ...facts,
      ...rated,
      sku: product.productId,
      size: product.size,
      offers: offerOf(product, place),
    };
  }
  return {
    '@context': context,
    '@type': 'ProductGroup',
    ...facts,
    ...rated,
    productGroupID: product.productId,
    variesBy: [`${context}/size`],
    hasVariant: product.sizes.map((each) => ({
      '@type': 'Product',
      ...facts,
      sku: each.productId,
      size: each.size,
      offers: offerOf({ ...each, preOrder }, place),
    })),
  };
};

/** Breadcrumbs: all snacks, each product type from the widest on, then the product. */
export const breadcrumbs = (place: DataPlace, type: string, product?: ProductDetail): object => {
  const { origin, language, navigation } = place;
  const words = language === 'es' ? spanish : english;
  const segments = type.split('/').filter((segment) => segment !== '');
  const shelves = segments.map((_, depth) => {
    const path = segments.slice(0, depth + 1);
    const own = typesWithOwnPage[path.join('/')];
    if (own !== undefined) return [words[own.name], `${origin}${own.path}`] as const;
    return [typeLabel(path, navigation), `${origin}/all-snacks/${path.join('/')}`] as const;
  });
  const steps = [
    [words['home.allSnacks'], `${origin}/all-snacks`] as const,
    ...shelves,
    ...(product === undefined
      ? []
      : [[product.title, `${origin}${productAddress(product.productId)}`] as const]),
  ];
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, address], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: inLanguage(address, language),
    })),
  };
};
