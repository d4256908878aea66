import { filled, layers, place, rectangle, stroked } from './drawing/drawing.ts';
import { lettering, wordmarkPath } from './drawing/lettering.ts';
import { motifs } from './drawing/motifs.ts';
import { flavorPrints, type PrintedFlavor } from './flavor-colors.ts';
import type { CartonSet, PackLook } from './pack-look.ts';
import { shadowGradient, svg } from './pack-parts.ts';

type SevenFlavors = readonly [
  ...[PrintedFlavor, PrintedFlavor, PrintedFlavor, PrintedFlavor],
  ...[PrintedFlavor, PrintedFlavor, PrintedFlavor],
];

/** The seven bags that look out of each carton. */
const cartonFlavors: Readonly<Record<CartonSet, SevenFlavors>> = {
  party: ['chile-lime', 'cheddar', 'sea-salt', 'jalapeno', 'honey', 'bbq', 'sour-cream'],
  movie: ['butter', 'kettle', 'caramel', 'chocolate', 'lemon', 'berry', 'butter'],
  office: ['sea-salt', 'almond', 'rosemary', 'ranch', 'honey', 'pea', 'peanut'],
  heat: ['ghost', 'inferno', 'jalapeno', 'chile-lime', 'nacho', 'crunchy', 'bbq'],
  holiday: ['cinnamon', 'maple', 'berry', 'chocolate', 'caramel', 'honey-butter', 'lemon'],
  classic: ['sea-salt', 'bbq', 'cheddar', 'sour-cream', 'nacho', 'salt-vinegar', 'ranch'],
  sweet: ['choc-chip', 'caramel', 'cinnamon', 'kettle', 'lemon', 'chocolate', 'maple'],
  green: ['pea', 'guac', 'ranch', 'rosemary', 'lime', 'garlic', 'dill-pickle'],
  kettle: ['bbq', 'onion', 'sea-salt', 'jalapeno-cheddar', 'sour-cream', 'maple', 'pepper'],
  trail: ['almond', 'peanut', 'berry', 'honey', 'maple', 'sea-salt', 'pepper'],
  lunchbox: ['cheddar', 'sea-salt', 'butter', 'choc-chip', 'ranch', 'honey', 'pea'],
  cheese: ['nacho', 'cheddar', 'queso', 'white-cheddar', 'jalapeno-cheddar', 'nacho', 'cheddar'],
};

/** x, y and turn of each bag, the back row first. */
const places = [
  [70, 168, -9],
  [122, 150, -3],
  [178, 150, 4],
  [230, 168, 9],
  [96, 182, -5],
  [150, 176, 1],
  [204, 182, 6],
] as const;
/** Which of the seven flavors stands in which place. */
const order = [5, 1, 2, 3, 4, 0, 6] as const;

const smallBag = (
  flavor: PrintedFlavor,
  [x, y, turn]: readonly [number, number, number],
): string => {
  const { motifs: pictures, colors } = flavorPrints[flavor];
  const [field, deep] = colors;
  return place(
    x,
    y,
    1,
    turn,
    layers(
      filled('M-34-60H34L37-50C40-20 40 30 37 60H-37C-40 30-40-20-37-50Z', field),
      rectangle(-35, -60, 70, 11, deep),
      filled('M-39 10C-14-6 14-6 39 10V60H-38Z', deep),
      place(0, -4, 0.46, 0, motifs[pictures[0]]),
      filled('M-28-48C-31-20-31 20-29 60H-22C-25 20-25-20-22-48Z', '#fff', ' opacity=".3"'),
    ),
  );
};

const ink = '#3a1712';

const frontWall = (look: PackLook): string =>
  layers(
    filled('M26 192H274L266 366Q266 374 258 374H42Q34 374 34 366Z', '#d9a768'),
    filled('M26 192H274L273.500 204H26.500Z', '#efc58d'),
    filled('M26 192L8 238L36 232ZM274 192L292 238L264 232Z', '#c08a4c'),
    filled('M34 366Q34 374 42 374H258Q266 374 266 366L267 344H33Z', '#000', ' opacity=".08"'),
    wordmarkPath('crunch', 118, 274, 138, ink),
    wordmarkPath('cart', 218, 274, 56, ink),
    stroked('M50 290H250', ink, 3),
    lettering(look.label, 150, 316, 24, ink, { max: 196, track: 1.4 }),
    lettering(look.size, 150, 338, 13, ink, { track: 2 }),
    filled(
      'M52 346h10v14h-10zM66 346h4v14h-4zM74 346h8v14h-8zM86 346h3v14h-3zM93 346h9v14h-9z',
      look.field,
    ),
    filled('M222 360v-12l10-6 10 6v12zM206 360v-8h10v8z', ink),
  );

/** An open carton with seven bags: a variety pack. */
export const carton = (look: PackLook, set: CartonSet): string =>
  svg(
    shadowGradient,
    layers(
      '<ellipse cx="150" cy="378" rx="140" ry="14" fill="url(#d)"/>',
      filled('M30 196L12 128L150 120L288 128L270 196Z', '#b47b42'),
      filled('M30 196L58 168H242L270 196Z', '#5c3716'),
      ...places.map((spot, index) => smallBag(cartonFlavors[set][order[index] ?? 0], spot)),
      frontWall(look),
    ),
  );
