import { ellipse, filled, layers, rectangle, round, roundCap, stroked } from './drawing/drawing.ts';
import { lettering, outlinePath, type Warp, wordmark } from './drawing/lettering.ts';
import type { MotifName } from './drawing/motifs.ts';
import type { PackLook } from './pack-look.ts';
import {
  cut,
  cutOut,
  flavorName,
  groundShadow,
  motifPair,
  printedTwice,
  shadowGradient,
  sheen,
  svg,
} from './pack-parts.ts';

type Face = (look: PackLook) => string;

const side = 'M236 24L262 12V366L236 380Z';
const lid = 'M0 24L26 12H262L236 24Z';

/** A carton box: a front 236 wide and one side, seen slightly from the right. */
export const foldingBox = (face: Face, look: PackLook): string =>
  svg(
    cut('M0 24H236V380H0Z') + shadowGradient,
    layers(
      '<ellipse cx="160" cy="382" rx="134" ry="12" fill="url(#d)"/>',
      '<g transform="translate(22 0)">',
      cutOut(face(look)),
      filled(side, look.deep),
      filled(side, '#000', ' opacity=".2"'),
      '<g transform="translate(254 340) rotate(-90)">',
      lettering('Otto & Fig', 0, 0, 15, look.pop, { anchor: 'start', track: 2 }),
      '</g>',
      filled(lid, look.field),
      filled(lid, '#fff', ' opacity=".28"'),
      stroked('M1 24V380', '#fff', 2, ' opacity=".35"'),
      stroked('M236 24V380', '#fff', 1.5, ' opacity=".4"'),
      '</g>',
    ),
  );

const canLid = 'M24 62V98Q24 120 150 120T276 98V62Z';

/** A round tin with a pull lid. */
export const can = (face: Face, look: PackLook): string => {
  const front = layers(
    face(look),
    rectangle(0, 0, 300, 400, 'url(#s)'),
    stroked('M30 352Q30 378 150 378T270 352', '#000', 5, ' opacity=".25"'),
  );
  return svg(
    cut('M30 96V356Q30 384 150 384T270 356V96Z') + sheen + shadowGradient,
    layers(
      groundShadow(128, 380),
      cutOut(front),
      filled(canLid, look.deep),
      filled(canLid, 'url(#s)'),
      ellipse(150, 62, [126, 24], look.deep),
      ellipse(150, 61, [118, 20], '#fff', ' opacity=".2"'),
      stroked('M24 84Q24 106 150 106T276 84', '#fff', 2, ' opacity=".3"'),
      lettering('Grove 9', 150, 66, 15, '#fff8e6', { track: 5 }),
    ),
  );
};

/** Colours of a dip: the mass, and three kinds of pieces in it. */
export type DipColors = readonly [mass: string, string, string, string];

export const dipColors = (motif: MotifName): DipColors => {
  switch (motif) {
    case 'tomato':
      return ['#b92a1c', '#7c140d', '#e8593f', '#4da13a'];
    case 'cheese':
      return ['#f2a72b', '#c97a0c', '#ffd67a', '#3c8d2b'];
    case 'avocado':
      return ['#9fbe52', '#5d8427', '#cfe08a', '#2f6b1e'];
    case 'jalapeno':
      return ['#8fae3c', '#4f7420', '#c9dc7c', '#2f6b1e'];
    case 'herb':
    case 'chive':
      return ['#f4efdd', '#cfc6a8', '#fff', '#4da13a'];
    default:
      return ['#d9822b', '#9c4f0d', '#f7b860', '#7c140d'];
  }
};

/** What swims in a dip. */
export const dipPieces = (colors: DipColors, random: () => number): string =>
  Array.from({ length: 26 }, (_, index) => {
    const x = round(50 + random() * 200);
    const y = round(112 + random() * 250);
    const size = 5 + random() * 9;
    const color = colors[index % 3 === 0 ? 1 : index % 3 === 1 ? 2 : 3];
    return `<rect x="${x}" y="${y}" width="${round(size)}" height="${round(size * 0.8)}" rx="3" fill="${color}" transform="rotate(${round(random() * 90)} ${x} ${y})"/>`;
  }).join('');

const jarLabel = (look: PackLook): string =>
  layers(
    filled(
      'M36 172Q64 160 93 172T150 172T207 172T264 172V332Q236 344 207 332T150 332T93 332T36 332Z',
      '#fff4df',
    ),
    ...[0, 1, 2, 3].map((row) =>
      stroked(
        `M${42 + (row % 2) * 14} ${190 + row * 44}H264`,
        look.deep,
        9,
        `${roundCap} stroke-dasharray="0 28" opacity=".13"`,
      ),
    ),
    filled('M36 292H264V332Q236 344 207 332T150 332T93 332T36 332Z', look.deep),
  );

const bulged: Warp = (x, y) => [x, y + ((x - 150) / 110) ** 2 * 10];

const jarFront = (look: PackLook, random: () => number): string => {
  const colors = dipColors(look.motifs[0]);
  return layers(
    rectangle(0, 0, 300, 400, colors[0]),
    dipPieces(colors, random),
    rectangle(0, 92, 300, 24, '#fff', ' opacity=".5"'),
    jarLabel(look),
    printedTwice(
      'w0',
      wordmark('dipsy', 132, 246, 150, { warp: bulged }),
      look.field,
      look.deep,
      [2, 5],
    ),
    outlinePath(wordmark('lu', 226, 268, 50, { warp: bulged }), look.deep),
    motifPair(look, 76, 286, 0.6, 42),
    flavorName(look, 313, '#fff8ea', { sizes: [24, 20], max: 142, x: 180, lead: 0.9 }),
    rectangle(0, 0, 300, 400, 'url(#s)'),
    rectangle(52, 124, 10, 226, '#fff', ' rx="5" opacity=".32"'),
  );
};

/** A glass jar; `random` scatters what swims in it. */
export const jar = (look: PackLook, random: () => number): string =>
  svg(
    cut(
      'M64 92H236C238 108 264 112 264 142V346Q264 382 228 382H72Q36 382 36 346V142C36 112 62 108 64 92Z',
    ) +
      sheen +
      shadowGradient,
    layers(
      groundShadow(112, 381),
      cutOut(jarFront(look, random)),
      rectangle(54, 34, 192, 56, look.deep, ' rx="9"'),
      stroked('M62 62H240', '#fff', 34, ' stroke-dasharray="2.500 7" opacity=".16"'),
      rectangle(54, 34, 192, 56, 'url(#s)', ' rx="9"'),
      rectangle(58, 36, 184, 7, '#fff', ' rx="3.500" opacity=".3"'),
      rectangle(60, 88, 180, 8, '#000', ' rx="4" opacity=".25"'),
    ),
  );
