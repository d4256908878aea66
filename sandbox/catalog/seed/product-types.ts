import type { ProductTypeRecord } from '#domain/catalog/records/catalog-record.ts';
import type { Bilingual } from '#domain/locale/language.ts';

export interface SeedProductType extends ProductTypeRecord {
  readonly parent?: string;
  readonly description: Bilingual;
}

const type = (
  slug: string,
  label: readonly [en: string, es: string],
  description: readonly [en: string, es: string],
  pairsWith: readonly string[] = [],
): SeedProductType => {
  const parent = slug.includes('/') ? slug.slice(0, slug.lastIndexOf('/')) : undefined;
  return {
    slug,
    label: { en: label[0], es: label[1] },
    ...(parent === undefined ? {} : { parent }),
    description: { en: description[0], es: description[1] },
    ...(pairsWith.length > 0 && { pairsWith }),
  };
};

/** What the shop sells, in the order of its menus. */
export const productTypes: readonly SeedProductType[] = [
  type(
    'chips',
    ['Chips', 'Papas y totopos'],
    [
      'Thin, thick, ridged or rolled. All of them loud.',
      'Delgadas, gruesas, onduladas o enrolladas. Todas crujen fuerte.',
    ],
  ),
  type(
    'chips/tortilla',
    ['Tortilla chips', 'Totopos'],
    [
      'Corn, ground on stone and cut into triangles.',
      'Maíz molido en piedra y cortado en triángulos.',
    ],
  ),
  type(
    'chips/kettle',
    ['Kettle chips', 'Papas de olla'],
    ['Cooked slowly, one kettle at a time.', 'Cocidas despacio, una olla a la vez.'],
  ),
  type(
    'chips/classic',
    ['Potato chips', 'Papas clásicas'],
    ['Thin slices, sea salt, no speeches.', 'Rebanadas delgadas, sal de mar y nada más.'],
  ),
  type(
    'chips/rolls',
    ['Hot rolls', 'Rollitos picantes'],
    ['Rolled corn with heat in every layer.', 'Maíz enrollado con picante en cada capa.'],
  ),
  type(
    'popcorn',
    ['Popcorn', 'Palomitas'],
    ['For the movie, and for the hour before it.', 'Para la película y para la hora anterior.'],
  ),
  type(
    'pretzels',
    ['Pretzels', 'Pretzels'],
    ['Baked in knots and snapped in half.', 'Horneados en nudo y partidos en dos.'],
  ),
  type(
    'crackers',
    ['Crackers', 'Galletas saladas'],
    [
      'Crisp squares for boards, soups and pockets.',
      'Cuadritos crujientes para tablas, sopas y bolsillos.',
    ],
  ),
  type(
    'cookies',
    ['Cookies', 'Galletas'],
    [
      'Baked golden, packed before anyone in the bakery can object.',
      'Horneadas hasta dorar y empacadas antes de que alguien proteste.',
    ],
    ['popcorn'],
  ),
  type(
    'nuts',
    ['Nuts', 'Nueces'],
    [
      'Roasted in small batches, packed in tins.',
      'Tostadas en lotes pequeños y empacadas en lata.',
    ],
    ['crackers', 'popcorn'],
  ),
  type(
    'dips',
    ['Dips', 'Dips y salsas'],
    ['Something for the other end of the chip.', 'Algo para la otra punta del totopo.'],
    ['chips/tortilla', 'chips', 'crackers', 'pretzels', 'puffs'],
  ),
  type(
    'bars',
    ['Bars', 'Barras'],
    ['A snack that fits in a jacket.', 'Una botana que cabe en la chamarra.'],
    ['nuts'],
  ),
  type('puffs', ['Puffs', 'Inflados'], ['Vegetables, full of air.', 'Verduras llenas de aire.']),
  type(
    'variety-packs',
    ['Variety packs', 'Paquetes surtidos'],
    ['We picked, you snack.', 'Nosotros elegimos, tú botaneas.'],
  ),
  type('merchandise', ['Merchandise', 'Mercancía'], ['Wear the crumbs.', 'Viste las migajas.']),
  type(
    'gift-cards',
    ['Gift cards', 'Tarjetas de regalo'],
    [
      'For people who are particular about their chips.',
      'Para quienes son exigentes con sus papas.',
    ],
  ),
];
