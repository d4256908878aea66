import {
  circle,
  filled,
  layers,
  place,
  rays,
  rectangle,
  stroked,
  waveLine,
} from './drawing/drawing.ts';
import { lettering, outlinePath, type Warp, wordmark } from './drawing/lettering.ts';
import { snacks } from './drawing/snack-drawings.ts';
import type { PackLook } from './pack-look.ts';
import { flavorName, motifPair, printedTwice } from './pack-parts.ts';

const sea = (y: number, height: number, length: number, from = 10): string =>
  `${waveLine(y, height, length, from)}V400H${from}Z`;

/** Kettle chips: diagonal sacking, arched letters. */
export const bramblejackFace = (look: PackLook): string => {
  const arched: Warp = (x, y) => [x, y - 16 + ((x - 150) / 118) ** 2 * 16];
  return layers(
    rectangle(0, 0, 300, 400, look.field),
    stroked(
      'M-40 190L200-50M-40 250L260-50M-40 310L320-50M-40 370L380-50M0 390L400-10M60 390L400 50',
      look.deep,
      13,
      ' opacity=".28"',
    ),
    filled('M0 250Q150 194 300 250V400H0Z', look.deep),
    stroked('M0 243Q150 187 300 243', look.pop, 6),
    printedTwice(
      'w0',
      wordmark('bramble', 150, 118, 216, { warp: arched }),
      '#fff6e0',
      look.deep,
      [0, 5],
    ),
    printedTwice(
      'w1',
      wordmark('jack', 150, 178, 146, { maxHeight: 52, warp: arched }),
      look.pop,
      look.deep,
      [0, 5],
    ),
    lettering('Kettle cooked', 150, 68, 13, '#fff6e0', { track: 3 }),
    place(96, 246, 0.92, -24, snacks.ridgedChip),
    place(208, 244, 0.9, 20, snacks.ridgedChip),
    place(150, 236, 1.02, 4, snacks.ridgedChip),
    motifPair(look, 220, 204, 0.62, 50),
    flavorName(look, look.label.length > 12 ? 319 : 318, '#fff6e0', { sizes: [29, 23], max: 208 }),
  );
};

/** Tortilla chips: a sun behind a plate of triangles. */
export const mazoroFace = (look: PackLook): string => {
  const rising: Warp = (x, y) => [x, y - (x - 150) * 0.16];
  return layers(
    rectangle(0, 0, 300, 400, look.field),
    rays(150, 238, 20, 260, look.deep, ' opacity=".3"'),
    circle(150, 238, 84, look.pop),
    circle(150, 238, 75, '#fff6de'),
    place(124, 216, 0.74, -64, snacks.tortillaChip),
    place(184, 214, 0.72, 40, snacks.tortillaChip),
    place(108, 262, 0.82, 10, snacks.tortillaChip),
    place(186, 262, 0.86, -34, snacks.tortillaChip),
    place(146, 250, 0.9, 24, snacks.tortillaChip),
    motifPair(look, 216, 290, 0.74, 54),
    printedTwice(
      'w0',
      wordmark('mazoro', 150, 142, 226, { warp: rising }),
      '#fff6de',
      look.deep,
      [4, 6],
    ),
    lettering('Stone-ground corn', 150, 70, 12, look.pop, { track: 2.4 }),
    rectangle(0, 306, 300, 94, look.deep),
    stroked('M0 305H300', look.pop, 4),
    flavorName(look, 329, '#fff6de', { sizes: [26, 19], max: 206, lead: 1 }),
  );
};

/** Chips: a low sun over two rows of waves. */
export const saltpierFace = (look: PackLook): string => {
  return layers(
    rectangle(0, 0, 300, 400, '#fdf3dc'),
    circle(214, 196, 60, look.pop),
    printedTwice('w0', wordmark('salt', 122, 122, 158), look.field, look.deep, [4, 4]),
    printedTwice(
      'w1',
      wordmark('pier', 150, 184, 170, { maxHeight: 52 }),
      look.field,
      look.deep,
      [4, 4],
    ),
    filled(sea(238, 14, 56), look.field),
    place(88, 236, 0.8, -26, snacks.chip),
    place(214, 238, 0.78, 30, snacks.chip),
    place(150, 240, 0.96, 4, snacks.chip),
    motifPair(look, 232, 206, 0.6, 44),
    filled(sea(272, 14, 56, -18), look.deep),
    stroked(waveLine(290, 12, 56), '#fdf3dc', 3, ' opacity=".5"'),
    flavorName(look, 322, '#fdf3dc', { sizes: [29, 22], max: 204 }),
  );
};

/** Hot rolls: flames on black, letters leaning into the wind. */
export const fuegoFace = (look: PackLook): string => {
  const slanted: Warp = (x, y) => [x - (y - 120) * 0.18, y - (x - 150) * 0.12];
  return layers(
    rectangle(0, 0, 300, 400, '#17100f'),
    filled(
      'M0 270C24 256 34 232 30 206C56 226 60 250 62 262C82 244 92 214 84 180C116 204 122 240 122 256C146 236 156 204 146 168C182 196 190 236 188 256C206 244 216 222 212 196C240 214 246 244 246 262C264 248 272 232 270 214C290 232 300 252 300 270V400H0Z',
      look.field,
    ),
    filled(
      'M0 320C26 306 36 284 34 262C58 278 66 296 68 308C88 296 98 276 96 252C122 268 132 292 132 304C156 292 166 268 162 246C190 264 198 290 198 304C216 294 226 276 222 258C246 272 254 292 256 306C272 298 282 286 282 272C296 284 300 300 300 320V400H0Z',
      look.pop,
    ),
    outlinePath(wordmark('fuego', 146, 118, 200, { warp: slanted }), look.field),
    outlinePath(wordmark('norte', 158, 164, 170, { maxHeight: 42, warp: slanted }), '#fff'),
    place(98, 256, 1.02, -22, snacks.roll),
    place(196, 262, 1.06, 40, snacks.roll),
    place(146, 274, 1.12, 4, snacks.roll),
    motifPair(look, 226, 206, 0.7, 48),
    filled('M0 308L300 288V400H0Z', '#17100f'),
    `<g transform="rotate(-3.800 150 328)">${flavorName(look, 328, '#fff', { sizes: [30, 30], max: 206 })}</g>`,
  );
};
