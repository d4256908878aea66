import type { Bilingual } from '#domain/locale/language.ts';
import { productTypes } from './seed/product-types.ts';
import { words } from './snacks/snack-family.ts';

export interface SeedMenuItem {
  readonly menuSeq: number;
  readonly label: Bilingual;
  readonly url: string;
}

export interface SeedMenu extends SeedMenuItem {
  readonly subMenu: readonly SeedMenuItem[];
}

export interface SeedBanner {
  readonly bannerId: string;
  readonly title: Bilingual;
  readonly text: Bilingual;
  readonly imagePath: string;
  readonly url: string;
  readonly position: number;
}

/** A coloured tile that leads into a list; the pictures name products. */
export interface SeedTile {
  readonly slug: string;
  readonly title: Bilingual;
  readonly text: Bilingual;
  readonly url: string;
  readonly color: string;
  readonly ink: string;
  readonly pictureProductIds: readonly string[];
}

export interface SeedSubCategory {
  readonly title: Bilingual;
  readonly url: string;
}

const listOf = (slug: string): string => `/all-snacks/${slug}`;

/** Types that are not snacks in a list: they have a page of their own. */
const elsewhere = new Set(['variety-packs', 'merchandise', 'gift-cards']);

/** Every list of snacks, as the menu and the home page link to it. */
export const subCategories: readonly SeedSubCategory[] = productTypes
  .filter(({ slug }) => !elsewhere.has(slug))
  .map(({ slug, label }) => ({ title: label, url: listOf(slug) }));

/** Menus are unordered on purpose: `menuSeq` decides the order (NAV-02). */
export const navigation: readonly SeedMenu[] = [
  { menuSeq: 60, label: words('Holiday', 'Navidad'), url: '/holidayshop', subMenu: [] },
  {
    menuSeq: 10,
    label: words('Snacks', 'Botanas'),
    url: '/all-snacks',
    subMenu: subCategories
      .map(({ title, url }, index) => ({ menuSeq: (index + 1) * 10, label: title, url }))
      .reverse(),
  },
  { menuSeq: 20, label: words('Flavors', 'Sabores'), url: '/flavors', subMenu: [] },
  {
    menuSeq: 30,
    label: words('Mix box', 'Arma tu caja'),
    url: '/varietypack/customize',
    subMenu: [],
  },
  { menuSeq: 40, label: words('Variety packs', 'Surtidos'), url: '/varietypack', subMenu: [] },
  { menuSeq: 50, label: words('Merch', 'Mercancía'), url: '/merchandise', subMenu: [] },
  {
    menuSeq: 55,
    label: words('Gift cards', 'Tarjetas de regalo'),
    url: '/giftcards',
    subMenu: [],
  },
];

export const banners: readonly SeedBanner[] = [
  {
    bannerId: 'box-of-thirty',
    title: words('Thirty bags. You pick them.', 'Treinta bolsas. Tú las eliges.'),
    text: words(
      'Fill one box with any flavors you like. We ship it to your door for $26.75.',
      'Llena una caja con los sabores que quieras. Te la enviamos a casa por $26.75.',
    ),
    imagePath: '/packs/crunchcart-party.svg',
    url: '/varietypack/customize',
    position: 1,
  },
  {
    bannerId: 'new-flavors',
    title: words('New this week', 'Novedades de la semana'),
    text: words(
      'Street corn, hot honey, dill pickle. Somebody had to.',
      'Elote, miel picante, pepinillo. Alguien tenía que hacerlo.',
    ),
    imagePath: '/packs/mazoro-elote.svg',
    url: '/flavors',
    position: 2,
  },
];

const tile = (
  slug: string,
  title: Bilingual,
  [url, text]: readonly [string, Bilingual],
  [color, ink]: readonly [string, string],
  pictureProductIds: readonly string[],
): SeedTile => ({ slug, title, text, url, color, ink, pictureProductIds });

const category = (
  slug: string,
  colors: readonly [string, string],
  pictures: readonly string[],
): SeedTile => {
  const { label, description } = productTypes.find((type) => type.slug === slug) ?? {
    label: words(slug, slug),
    description: words('', ''),
  };
  return tile(slug, label, [listOf(slug), description], colors, pictures);
};

/** More than the home page shows, so that its limit of four is at work (BROWSE-10). */
export const parentCategories: readonly SeedTile[] = [
  category('chips', ['#c9e3ef', '#123f55'], ['CHP-0202', 'CHP-4202']),
  category('popcorn', ['#b9231d', '#fff6df'], ['POP-0302', 'POP-0102']),
  category('pretzels', ['#f0b429', '#2b1210'], ['PRZ-0102', 'PRZ-0402']),
  category('cookies', ['#efd3c0', '#4a2013'], ['CKY-0302', 'CKY-0102']),
  category('nuts', ['#d9e2bd', '#17361f'], ['NUT-0102', 'NUT-0202']),
  category('dips', ['#ffd9c2', '#7a1a10'], ['DIP-0102', 'DIP-0202']),
];

/** More than the two the home page shows (BROWSE-10). */
export const promoTiles: readonly SeedTile[] = [
  tile(
    'heat-shop',
    words('The heat shop', 'La tienda del picante'),
    [
      '/flaminhotshop',
      words('From a tingle to a full alarm.', 'Del cosquilleo a la alarma total.'),
    ],
    ['#120b0a', '#ffffff'],
    ['CHP-6202', 'CHP-6102'],
  ),
  tile(
    'holiday-gifts',
    words('Gifts that crunch', 'Regalos que crujen'),
    ['/holidayshop', words('Holiday boxes from $28.99.', 'Cajas navideñas desde $28.99.')],
    ['#1f4d35', '#fff6df'],
    ['VP-0005'],
  ),
  tile(
    'wear-the-crumbs',
    words('Wear the crumbs', 'Viste las migajas'),
    ['/merchandise', words('Merch from the packing room.', 'Mercancía del almacén.')],
    ['#ffc42e', '#2b1210'],
    ['MRC-0001', 'MRC-0004'],
  ),
];
