import type { Bilingual } from '#domain/locale/language.ts';
import type { MerchandiseItem } from '#sandbox/catalog/packaging/pack-look.ts';
import type { SoldOut } from '#sandbox/catalog/seed/stock.ts';
import { words } from '#sandbox/catalog/snacks/snack-family.ts';

/** The colours an article is made and printed in. */
export interface Colorway {
  readonly name: string;
  readonly colors: readonly [field: string, deep: string, pop: string];
  readonly ink: string;
}

const paprika: Colorway = {
  name: 'paprika',
  colors: ['#c62e12', '#7d1706', '#ffc42e'],
  ink: '#fff3c9',
};
const kraft: Colorway = {
  name: 'kraft',
  colors: ['#f6e6c4', '#b98545', '#c62e12'],
  ink: '#2b1210',
};
const corn: Colorway = { name: 'corn', colors: ['#ffc42e', '#c98400', '#c62e12'], ink: '#2b1210' };
const leaf: Colorway = { name: 'leaf', colors: ['#2f5f3a', '#17361f', '#ffc42e'], ink: '#fff3c9' };
const sea: Colorway = { name: 'sea', colors: ['#1f6fb5', '#123f75', '#fbd85a'], ink: '#fff6e0' };
const night: Colorway = {
  name: 'night',
  colors: ['#2b1210', '#120706', '#ffc42e'],
  ink: '#ffd24a',
};
/** Socks and cards are mostly printed in two of the shop's own colours. */
const house: Colorway = {
  name: 'house',
  colors: ['#ffc42e', '#c62e12', '#2b1210'],
  ink: '#2b1210',
};
const berry: Colorway = {
  name: 'berry',
  colors: ['#cf2352', '#5f0b28', '#ffc0d0'],
  ink: '#fff3c9',
};

/** A merchandise article, such as clothing. */
export interface Article {
  readonly number: number;
  readonly item: Exclude<MerchandiseItem, 'gift'>;
  readonly way: Colorway;
  readonly size: string;
  readonly priceCents: number;
  readonly title: Bilingual;
  readonly description: Bilingual;
  readonly material: Bilingual;
  readonly group: string;
  readonly soldOut?: SoldOut;
  /** The sizes to choose from, the smallest first. */
  readonly sizes?: readonly string[];
  /** Sizes that are gone everywhere. */
  readonly sizesOut?: readonly string[];
}

const teeSizes = ['S', 'M', 'L', 'XL', 'XXL'];
const sockSizes = ['M', 'L'];

const cotton = words('100% combed cotton.', '100 % algodón peinado.');
const stoneware = words(
  'Glazed stoneware, dishwasher safe.',
  'Cerámica esmaltada, apta para lavavajillas.',
);
const steel = words('Stainless steel, silicone seal.', 'Acero inoxidable, sello de silicona.');
const teeText = words(
  'Heavy cotton with the name across the front. Dark enough for salsa.',
  'Algodón grueso con el nombre al frente. Aguanta la salsa.',
);
const toteText = words(
  'Carries six bags of chips, or one, ironically.',
  'Carga seis bolsas de papas, o una sola, con ironía.',
);
const mugText = words(
  'For soup, coffee, or a portion of pretzels nobody needs to see.',
  'Para sopa, café o una porción de pretzels que nadie tiene que ver.',
);
const capText = words(
  'Keeps the sun out and the crumbs off.',
  'Detiene el sol y esquiva las migajas.',
);
const sockText = words(
  'One sock sweet, one sock hot. They do not match and neither do we.',
  'Un calcetín dulce y otro picante. No combinan, y nosotros tampoco.',
);
const bottleText = words(
  'For the second half of any hot bag.',
  'Para la segunda mitad de cualquier bolsa picante.',
);
const bowlText = words(
  'Holds one sharing bag. We measured, several times.',
  'En él cabe una bolsa para compartir. Lo medimos varias veces.',
);

const article = (
  number: number,
  [item, way]: readonly [Article['item'], Colorway],
  size: string,
  priceCents: number,
  title: Bilingual,
  [description, material]: readonly [Bilingual, Bilingual],
  more: Partial<Pick<Article, 'soldOut' | 'group' | 'sizes' | 'sizesOut'>> = {},
): Article => ({
  number,
  item,
  way,
  size,
  priceCents,
  title,
  description,
  material,
  group: `MRC-${`${number}`.padStart(4, '0')}`,
  ...more,
});

export const articles: readonly Article[] = [
  article(
    1,
    ['tee', paprika],
    'S-XXL',
    2400,
    words('Crunchcart Tee', 'Playera Crunchcart'),
    [teeText, cotton],
    { sizes: teeSizes, sizesOut: ['XL'] },
  ),
  article(
    2,
    ['tee', corn],
    'S-XXL',
    2400,
    words('Crunchcart Tee, Corn', 'Playera Crunchcart, maíz'),
    [teeText, cotton],
    { sizes: teeSizes },
  ),
  article(
    3,
    ['tee', night],
    'S-XXL',
    2400,
    words('Crunchcart Tee, Night', 'Playera Crunchcart, noche'),
    [teeText, cotton],
    { sizes: teeSizes, soldOut: ['200'] },
  ),
  article(4, ['tote', kraft], '15 x 16 in', 1800, words('Market Tote', 'Bolsa de mercado'), [
    toteText,
    cotton,
  ]),
  article(
    5,
    ['tote', sea],
    '15 x 16 in',
    1800,
    words('Market Tote, Sea', 'Bolsa de mercado, mar'),
    [toteText, cotton],
  ),
  article(6, ['mug', corn], '14 oz', 1400, words('Snack Mug', 'Taza botanera'), [
    mugText,
    stoneware,
  ]),
  article(7, ['mug', leaf], '14 oz', 1400, words('Snack Mug, Leaf', 'Taza botanera, hoja'), [
    mugText,
    stoneware,
  ]),
  article(8, ['cap', leaf], 'One size', 2200, words('Crunch Cap', 'Gorra Crunch'), [
    capText,
    cotton,
  ]),
  article(
    9,
    ['cap', berry],
    'One size',
    2200,
    words('Crunch Cap, Berry', 'Gorra Crunch, mora'),
    [capText, cotton],
    { soldOut: 'everywhere' },
  ),
  article(
    10,
    ['socks', house],
    'M / L',
    1200,
    words('Snack Socks', 'Calcetines botaneros'),
    [sockText, cotton],
    { sizes: sockSizes },
  ),
  article(
    11,
    ['socks', sea],
    'M / L',
    1200,
    words('Snack Socks, Sea', 'Calcetines botaneros, mar'),
    [sockText, cotton],
    { sizes: sockSizes },
  ),
  article(12, ['bottle', sea], '20 oz', 2600, words('Cool Down Bottle', 'Termo Apagafuegos'), [
    bottleText,
    steel,
  ]),
  article(
    13,
    ['bottle', paprika],
    '20 oz',
    2600,
    words('Cool Down Bottle, Paprika', 'Termo Apagafuegos, pimentón'),
    [bottleText, steel],
  ),
  article(14, ['bowl', corn], '9 in', 3200, words('Sharing Bowl', 'Tazón para compartir'), [
    bowlText,
    stoneware,
  ]),
];
