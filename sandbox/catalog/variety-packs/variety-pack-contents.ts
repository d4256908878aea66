import type { ProductBadge } from '#domain/catalog/product.ts';
import type { PreOrder } from '#domain/catalog/records/product-record.ts';
import type { Bilingual } from '#domain/locale/language.ts';
import type { PrintedFlavor } from '#sandbox/catalog/packaging/flavor-colors.ts';
import type { CartonSet } from '#sandbox/catalog/packaging/pack-look.ts';
import { words } from '#sandbox/catalog/snacks/snack-family.ts';

/** A fixed pack: twelve of them, each printed with its own carton. */
export interface VarietyPack {
  readonly number: number;
  readonly set: CartonSet;
  readonly name: Bilingual;
  /** Printed on the carton. */
  readonly label: string;
  /** The colour of the tape. */
  readonly tape: PrintedFlavor;
  readonly priceCents: number;
  readonly description: Bilingual;
  /** Bags of one portion: product id and how many. */
  readonly contents: Readonly<Record<string, number>>;
  readonly badges?: readonly ProductBadge[];
  readonly preOrder?: PreOrder;
}

export const varietyPackContents: readonly VarietyPack[] = [
  {
    number: 1,
    set: 'party',
    name: words('Party Variety Pack', 'Paquete surtido Fiesta'),
    label: 'Party pack',
    tape: 'logo',
    priceCents: 2699,
    description: words(
      'Forty bags for one long table. Something salty, something hot, something for the cousin who only eats popcorn.',
      'Cuarenta bolsas para una mesa larga. Algo salado, algo picante y algo para el primo que solo come palomitas.',
    ),
    contents: {
      'CHP-0101': 6,
      'CHP-2101': 6,
      'CHP-4201': 6,
      'CHP-6401': 4,
      'POP-0401': 6,
      'PRZ-0101': 6,
      'CHP-4401': 6,
    },
  },
  {
    number: 2,
    set: 'heat',
    name: words('Heat Wave Variety Pack', 'Paquete surtido Ola de calor'),
    label: 'Heat wave',
    tape: 'inferno',
    priceCents: 2499,
    description: words(
      'Thirty bags, from a tingle to a full alarm. Keep the milk close.',
      'Treinta bolsas, del cosquilleo a la alarma total. Ten leche cerca.',
    ),
    contents: { 'CHP-6101': 6, 'CHP-6201': 6, 'CHP-6301': 6, 'CHP-0501': 6, 'PRZ-0501': 6 },
    badges: ['hot'],
  },
  {
    number: 3,
    set: 'movie',
    name: words('Movie Night Variety Pack', 'Paquete surtido Noche de película'),
    label: 'Movie night',
    tape: 'butter',
    priceCents: 2199,
    description: words(
      'Twenty-four bags: popcorn four ways, cookies for the credits.',
      'Veinticuatro bolsas: palomitas de cuatro maneras y galletas para los créditos.',
    ),
    contents: { 'POP-0101': 6, 'POP-0201': 6, 'POP-0301': 4, 'POP-0401': 4, 'CKY-0201': 4 },
  },
  {
    number: 4,
    set: 'office',
    name: words('Desk Drawer Variety Pack', 'Paquete surtido Cajón de oficina'),
    label: 'Desk drawer',
    tape: 'pea',
    priceCents: 2499,
    description: words(
      'Thirty quiet snacks for open offices. Quiet for us, anyway.',
      'Treinta botanas discretas para la oficina. Discretas para nosotros, al menos.',
    ),
    contents: {
      'NUT-0101': 4,
      'CRK-0101': 6,
      'PUF-0101': 6,
      'PRZ-0201': 6,
      'BAR-0402': 4,
      'BAR-0202': 4,
    },
  },
  {
    number: 5,
    set: 'holiday',
    name: words('Holiday Variety Pack', 'Paquete surtido Navideño'),
    label: 'Holiday box',
    tape: 'berry',
    priceCents: 2899,
    description: words(
      'Thirty-six bags of cinnamon, maple and chocolate, in a box that needs no ribbon.',
      'Treinta y seis bolsas de canela, maple y chocolate, en una caja que no necesita moño.',
    ),
    contents: {
      'CKY-0401': 6,
      'CKY-0301': 6,
      'POP-0301': 6,
      'PRZ-0301': 6,
      'BAR-0902': 6,
      'BAR-1002': 6,
    },
    badges: ['holiday'],
    preOrder: {
      text: words('Pre-order: ships on December 1', 'Preventa: se envía el 1 de diciembre'),
      release: { on: '2026-12-01' },
    },
  },
  {
    number: 6,
    set: 'kettle',
    name: words('Kettle Trip Variety Pack', 'Paquete surtido Ruta de la olla'),
    label: 'Kettle trip',
    tape: 'bbq',
    priceCents: 2599,
    description: words(
      'Thirty bags from one large kettle, ridges and all.',
      'Treinta bolsas de una sola olla, con todo y ondas.',
    ),
    contents: { 'CHP-2101': 6, 'CHP-2201': 6, 'CHP-2301': 6, 'CHP-2401': 6, 'CHP-2501': 6 },
  },
  {
    number: 7,
    set: 'classic',
    name: words('Classic Variety Pack', 'Paquete surtido Clásico'),
    label: 'Classic mix',
    tape: 'sea-salt',
    priceCents: 1599,
    description: words(
      'Eighteen bags nobody argues about.',
      'Dieciocho bolsas por las que nadie discute.',
    ),
    contents: { 'CHP-4201': 6, 'CHP-0101': 6, 'POP-0101': 6 },
  },
  {
    number: 8,
    set: 'sweet',
    name: words('Sweet Tooth Variety Pack', 'Paquete surtido Para golosos'),
    label: 'Sweet tooth',
    tape: 'caramel',
    priceCents: 2699,
    description: words(
      'Twenty-eight bags of sugar with a good excuse around it.',
      'Veintiocho bolsas de azúcar con una buena excusa alrededor.',
    ),
    contents: { 'CKY-0101': 6, 'CKY-0301': 4, 'POP-0201': 6, 'PRZ-0401': 6, 'BAR-0302': 6 },
  },
  {
    number: 9,
    set: 'green',
    name: words('Garden Path Variety Pack', 'Paquete surtido Sendero verde'),
    label: 'Garden path',
    tape: 'pea',
    priceCents: 2399,
    description: words(
      'Twenty-eight light bags with herbs, peas and lime.',
      'Veintiocho bolsas ligeras con hierbas, chícharo y limón.',
    ),
    contents: { 'PUF-0101': 6, 'PUF-0401': 6, 'PUF-0201': 6, 'CHP-0301': 4, 'CRK-0401': 6 },
  },
  {
    number: 10,
    set: 'trail',
    name: words('Long Trail Variety Pack', 'Paquete surtido Sendero largo'),
    label: 'Long trail',
    tape: 'almond',
    priceCents: 2799,
    description: words(
      'Twenty bars and nuts that forgive a bad backpack.',
      'Veinte barras y nueces que perdonan una mala mochila.',
    ),
    contents: { 'BAR-0102': 5, 'BAR-0402': 5, 'BAR-0502': 4, 'NUT-0101': 3, 'NUT-0501': 3 },
  },
  {
    number: 11,
    set: 'lunchbox',
    name: words('Lunchbox Variety Pack', 'Paquete surtido Lonchera'),
    label: 'Lunchbox',
    tape: 'ranch',
    priceCents: 2099,
    description: words(
      'Twenty mild bags, one for every school day of the month.',
      'Veinte bolsas suaves, una por cada día de clases del mes.',
    ),
    contents: { 'CHP-4201': 4, 'POP-0101': 4, 'PRZ-0201': 4, 'PUF-0301': 4, 'CKY-0401': 4 },
  },
  {
    number: 12,
    set: 'cheese',
    name: words('Cheese Board Variety Pack', 'Paquete surtido Tabla de quesos'),
    label: 'Cheese board',
    tape: 'cheddar',
    priceCents: 2499,
    description: words(
      'Thirty bags, six ways to have orange fingers.',
      'Treinta bolsas, seis maneras de terminar con los dedos naranjas.',
    ),
    contents: {
      'CHP-0201': 5,
      'CHP-0601': 5,
      'CHP-2301': 5,
      'POP-0401': 5,
      'CRK-0501': 5,
      'PUF-0301': 5,
    },
  },
];
