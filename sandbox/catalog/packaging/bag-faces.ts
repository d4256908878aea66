import { circle, filled, layers, place, rectangle, roundCap, stroked } from './drawing/drawing.ts';
import { lettering, wordmark, wordmarkPath } from './drawing/lettering.ts';
import { snacks } from './drawing/snack-drawings.ts';
import type { PackLook } from './pack-look.ts';
import { flavorName, motifPair, printedTwice } from './pack-parts.ts';

/** x, y and size of every flake at the foot of the bag. */
const popcornPile = [
  [70, 300, 0.8],
  [228, 296, 0.8],
  [110, 276, 0.82],
  [190, 274, 0.84],
  [150, 292, 0.98],
  [92, 338, 0.8],
  [208, 336, 0.84],
  [150, 344, 0.8],
] as const;

const arch = (radius: number, color: string): string =>
  filled(`M${150 - radius} 340V258a${radius} ${radius} 0 0 1 ${2 * radius} 0V340Z`, color);

/** Seven rows of eight leaves, every other row shifted by half. */
const leaves = Array.from({ length: 56 }, (_, index) => {
  const row = Math.floor(index / 8);
  return `M${10 + (index % 8) * 40 + (row % 2) * 20} ${30 + row * 58}q20 10 0 40q-20-30 0-40z`;
}).join('');

/** Popcorn: awning stripes and a lit marquee. */
export const matineeFace = (look: PackLook): string => {
  return layers(
    rectangle(0, 0, 300, 400, '#fff6df'),
    stroked('M0 200H300', look.field, 400, ' stroke-dasharray="24 24"'),
    circle(150, 150, 92, look.deep),
    stroked('M150 66a84 84 0 1 1-.1 0', look.pop, 6, `${roundCap} stroke-dasharray="0 13.2"`),
    filled('M150 76a74 74 0 1 1-52 126a60 60 0 0 0 52-126z', look.field),
    printedTwice('w0', wordmark('matinee', 150, 150, 136), '#fff6df', '#000', [0, 3]),
    printedTwice(
      'w1',
      wordmark('moon', 150, 192, 112, { maxHeight: 34 }),
      look.pop,
      '#000',
      [0, 3],
    ),
    place(150, 112, 0.3, 0, snacks.popcorn),
    ...popcornPile.map(([x, y, size], index) =>
      place(x, y, size * 0.82, index * 40, snacks.popcorn),
    ),
    motifPair(look, 216, 246, 0.62, 44),
    filled('M30 312H270V358H30Z', look.deep),
    stroked('M30 313H270', look.pop, 3),
    flavorName(look, 335, '#fff6df', { sizes: [24, 17], max: 190, lead: 0.96 }),
  );
};

/** Pretzels: three arches, as over an oven door. */
export const knotwellFace = (look: PackLook): string => {
  return layers(
    rectangle(0, 0, 300, 400, look.field),
    arch(138, look.deep),
    arch(112, look.pop),
    arch(86, '#fff6e0'),
    filled('M0 318H300V400H0Z', look.deep),
    stroked('M0 318H300', look.pop, 4),
    place(150, 246, 1.42, 0, snacks.pretzel),
    printedTwice('w0', wordmark('knotwell', 150, 104, 196), '#fff6e0', look.deep, [0, 4]),
    motifPair(look, 228, 292, 0.7, 46),
    flavorName(look, 345, '#fff6e0', { sizes: [27, 20], max: 200, lead: 0.98 }),
  );
};

/** Vegetable puffs: leaves in the wind. */
export const greengaleFace = (look: PackLook): string => {
  return layers(
    rectangle(0, 0, 300, 400, '#f8f3da'),
    filled(leaves, look.field, ' opacity=".22"'),
    filled('M0 208C60 170 110 244 170 208S270 184 300 200V400H0Z', look.field),
    filled('M0 286C70 254 120 316 190 284S280 276 300 282V400H0Z', look.deep),
    wordmarkPath('green', 140, 130, 190, look.deep),
    wordmarkPath('gale', 176, 190, 136, look.field),
    lettering('Veggie puffs', 58, 66, 13, look.deep, { track: 2, anchor: 'start' }),
    place(88, 236, 0.82, -8, snacks.puff),
    place(168, 228, 0.82, 200, snacks.puff),
    place(118, 268, 0.8, 30, snacks.puff),
    place(196, 264, 0.8, -30, snacks.puff),
    motifPair(look, 236, 234, 0.66, 48),
    flavorName(look, 326, '#f8f3da', { sizes: [29, 22], max: 200 }),
  );
};
