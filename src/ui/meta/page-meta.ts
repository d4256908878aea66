import { meta as english } from '#application/messages/en-us/meta.ts';
import { meta as spanish } from '#application/messages/es/meta.ts';
import { fillBlanks } from '#application/messages/message.ts';
import type { NavigationItem } from '#domain/catalog/navigation.ts';
import type { ProductDetail } from '#domain/catalog/product.ts';
import type { PageMeta } from '#domain/content/page-meta.ts';
import type { Language } from '#domain/locale/language.ts';
import { canonicalPath, isShelf, spanishAddress } from '#ui/addresses/canonical.ts';
import type { Loaded } from '#ui/core/loaded.ts';
import { breadcrumbs, organization, productData, webSite } from '#ui/meta/structured-data.ts';

export interface PageFacts {
  readonly url: URL;
  /** What shoppers type, without a trailing slash. */
  readonly origin: string;
  readonly language: Language;
  readonly status: number;
  /** Title of the page without the shop's name. */
  readonly title: string;
  /** What the page's loader returned. */
  readonly data: unknown;
  readonly navigation: readonly NavigationItem[];
}

/** Pages of one shopper, or steps of a flow: not indexed. */
const ownPages =
  /^\/(?:cart|checkout|thank-you|login|createaccount|profile|orderhistory|trackorder|changepassword|savedmixes|forgotpassword|resetpassword|implicit|varietypack\/customize|_app)(?:\/|$)/;

export const metaOf = (facts: PageFacts): PageMeta => {
  const { url, origin, language, status } = facts;
  const path = canonicalPath(url);
  const address = `${origin}${path}`;
  const inSpanish = spanishAddress(address);
  const product = productOf(facts);
  const listed = status === 200 && !ownPages.test(url.pathname) && !url.searchParams.has('q');
  return {
    description: product?.description ?? descriptionOf(facts),
    canonical: language === 'es' ? inSpanish : address,
    alternates: [
      { language: 'en', address },
      { language: 'es', address: inSpanish },
      { language: 'x-default', address },
    ],
    kind: product === undefined ? 'website' : 'product',
    // Packaging art is SVG, which link previews do not show.
    image: `${origin}/pictures/share-${language}.jpg`,
    listed,
    structured: listed ? structuredOf(facts, product) : [],
  };
};

const productOf = ({ url, data }: PageFacts): ProductDetail | undefined => {
  if (!url.pathname.startsWith('/product/')) return undefined;
  const loaded = data as Loaded<{ readonly product: ProductDetail }> | undefined;
  return loaded?.is === 'ready' ? loaded.value.product : undefined;
};

const descriptionOf = ({ url, language, title }: PageFacts): string => {
  const words = language === 'es' ? spanish : english;
  if (url.pathname === '/') return words['meta.home'];
  const template = isShelf(url.pathname) ? words['meta.list'] : words['meta.other'];
  return fillBlanks(template, { title });
};

const structuredOf = (facts: PageFacts, product: ProductDetail | undefined): readonly object[] => {
  const { url, origin, navigation, language } = facts;
  const place = { origin, language, navigation };
  if (url.pathname === '/') return [organization(origin), webSite(origin)];
  if (product !== undefined) {
    return [productData(product, place), breadcrumbs(place, product.type, product)];
  }
  const shelf = /^\/all-snacks\/(.+?)\/*$/.exec(url.pathname)?.[1];
  if (shelf !== undefined) return [breadcrumbs(place, decodeURI(shelf))];
  return url.pathname === '/all-snacks' ? [breadcrumbs(place, '')] : [];
};
