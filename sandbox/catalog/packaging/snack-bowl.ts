import { cookieFor } from './box-faces.ts';
import { ellipse, filled, layers, place, stroked } from './drawing/drawing.ts';
import { motifs } from './drawing/motifs.ts';
import { snacks } from './drawing/snack-drawings.ts';
import type { PackBrand, PackLook } from './pack-look.ts';
import { groundShadow, shadowGradient, sheen, svg } from './pack-parts.ts';
import { dipColors, dipPieces } from './rigid-packs.ts';

/** Makers whose packs hold a snack. */
type SnackMaker = Exclude<PackBrand, 'crunchcart'>;

/** x, y, size and turn of each piece, from the back of the heap to its front. */
const heap = [
  [150, 132, 1, 10],
  [108, 168, 1.05, -30],
  [194, 166, 1.05, 35],
  [150, 182, 1.15, -8],
  [74, 222, 1.1, 20],
  [228, 222, 1.1, -24],
  [122, 230, 1.2, 40],
  [184, 232, 1.2, -36],
  [62, 270, 1, -40],
  [238, 270, 1, 24],
  [104, 280, 1.15, 12],
  [196, 282, 1.15, -16],
  [150, 272, 1.25, 4],
] as const;

/** One piece of what a maker's pack holds. */
const pieceOf = (maker: Exclude<SnackMaker, 'dipsy'>, look: PackLook): string => {
  switch (maker) {
    case 'mazoro':
      return snacks.tortillaChip;
    case 'bramblejack':
      return snacks.ridgedChip;
    case 'saltpier':
      return snacks.chip;
    case 'fuego':
      return snacks.roll;
    case 'greengale':
      return snacks.puff;
    case 'matinee':
      return snacks.popcorn;
    case 'knotwell':
      return snacks.pretzel;
    case 'otto':
      return snacks.cracker;
    case 'crumb':
      return cookieFor(look);
    case 'trailmere':
      return snacks.snackBar;
    case 'grove':
      return look.motifs[0] === 'peanut' ? motifs.peanut : motifs.almond;
  }
};

/** The pieces are drawn once and shown thirteen times. */
const heapOf = (piece: string): string =>
  layers(
    `<defs><g id="o">${piece}</g></defs>`,
    ...heap.map(([x, y, size, turn]) => place(x, y, size, turn, '<use href="#o"/>')),
  );

/** A dip up to the rim, and a chip in it. */
const dip = (look: PackLook, random: () => number): string => {
  const colors = dipColors(look.motifs[0]);
  return layers(
    place(196, 214, 1.5, 24, snacks.tortillaChip),
    '<clipPath id="c"><ellipse cx="150" cy="284" rx="126" ry="36"/></clipPath>',
    ellipse(150, 284, [126, 36], colors[0]),
    `<g clip-path="url(#c)">${dipPieces(colors, random)}</g>`,
    filled('M150 280q46-22 86-8q-20 22-62 20t-24-12z', colors[0]),
  );
};

/** The snack in a bowl of its flavor's colours, 300 × 400, with what it tastes of. */
export const snackBowl = (maker: SnackMaker, look: PackLook, random: () => number): string => {
  const [first, second] = look.motifs;
  return svg(
    sheen + shadowGradient,
    layers(
      groundShadow(120, 384),
      ellipse(150, 284, [132, 40], look.deep),
      maker === 'dipsy' ? dip(look, random) : heapOf(pieceOf(maker, look)),
      filled('M18 284Q26 382 104 386H196Q274 382 282 284Q222 326 150 326T18 284Z', look.field),
      stroked('M18 284Q78 326 150 326T282 284', look.pop, 5),
      filled(
        'M30 330Q50 382 104 386H196Q250 382 270 330Q226 356 150 356T30 330Z',
        look.deep,
        ' opacity=".5"',
      ),
      filled('M18 284Q26 382 104 386H196Q274 382 282 284Q222 326 150 326T18 284Z', 'url(#s)'),
      place(62, 350, 0.95, -14, motifs[first]),
      second === undefined ? '' : place(240, 352, 0.9, 12, motifs[second]),
    ),
  );
};
