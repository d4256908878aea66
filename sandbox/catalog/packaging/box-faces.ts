import { circle, filled, layers, place, rectangle, roundCap, stroked } from './drawing/drawing.ts';
import { wordmarkPath } from './drawing/lettering.ts';
import { cookie, snacks } from './drawing/snack-drawings.ts';
import type { PackLook } from './pack-look.ts';
import { flavorName, motifPair } from './pack-parts.ts';

/** A cookie as its flavor bakes it. */
export const cookieFor = ({ flavor }: PackLook): string => {
  switch (flavor) {
    case 'chocolate':
    case 'espresso':
      return cookie('#2a0f06', '#7a4428');
    case 'lemon':
      return cookie('#fff3b0', '#f0cf7c');
    case 'cinnamon':
    case 'gingerbread':
      return cookie('#8a3f1c', '#dca466');
    default:
      return cookie();
  }
};

/** A quarter disc in one of the four corners of a 40 × 40 plot. */
const quarterDisc = (turn: number, x: number, y: number): string => {
  switch (turn) {
    case 0:
      return `M${x} ${y}h40a40 40 0 0 1-40 40z`;
    case 1:
      return `M${x + 40} ${y}v40a40 40 0 0 1-40-40z`;
    case 2:
      return `M${x} ${y + 40}v-40a40 40 0 0 1 40 40z`;
    default:
      return `M${x + 40} ${y + 40}h-40a40 40 0 0 1 40-40z`;
  }
};

/** Every other plot of a six by six field. */
const orchard = (parity: 0 | 1): string =>
  Array.from({ length: 36 }, (_, index) => ({ row: Math.floor(index / 6), column: index % 6 }))
    .filter(({ row, column }) => (row + column) % 2 === parity)
    .map(({ row, column }) => quarterDisc((row * 2 + column) % 4, 30 + column * 40, 108 + row * 40))
    .join('');

/** Crackers: harlequin box with an oval plate. */
export const ottoFace = (look: PackLook): string => {
  return layers(
    '<pattern id="p" width="30" height="30" patternUnits="userSpaceOnUse"><path d="M0 0L15 15 30 0zM0 30L15 15 30 30z"/></pattern>',
    rectangle(0, 0, 300, 400, look.field),
    `<g opacity=".16">${rectangle(0, 0, 300, 400, 'url(#p)')}</g>`,
    `<ellipse cx="118" cy="138" rx="94" ry="84" fill="${look.deep}"/><ellipse cx="118" cy="138" rx="87" ry="77" fill="#fbf3df"/><ellipse cx="118" cy="138" rx="80" ry="70" fill="none" stroke="${look.field}" stroke-width="1.6"/>`,
    wordmarkPath('otto', 118, 134, 98, look.deep),
    wordmarkPath('amp', 88, 188, 34, look.field),
    wordmarkPath('fig', 140, 188, 60, look.deep),
    place(62, 262, 0.72, -18, snacks.cracker),
    place(174, 264, 0.72, 16, snacks.cracker),
    place(118, 254, 0.86, 4, snacks.cracker),
    motifPair(look, 196, 214, 0.56, 36),
    filled('M0 306H240V400H0Z', look.deep),
    stroked('M0 306H240', look.pop, 4),
    flavorName(look, 343, '#fbf3df', { sizes: [26, 22], x: 118, max: 180, lead: 1.02 }),
  );
};

/** Cookies: gingham and a doily. */
export const crumbFace = (look: PackLook): string => {
  return layers(
    rectangle(0, 0, 300, 400, '#fff6e6'),
    stroked('M0 200H300', look.field, 400, ' stroke-dasharray="17 17" opacity=".55"'),
    stroked('M150 0V400', look.field, 300, ' stroke-dasharray="17 17" opacity=".55"'),
    circle(150, 172, 92, '#fffaf0'),
    stroked('M150 80a92 92 0 1 1-.1 0', '#fffaf0', 22, `${roundCap} stroke-dasharray="0 20.600"`),
    stroked('M150 90a82 82 0 1 1-.1 0', look.deep, 2.5),
    wordmarkPath('crumb', 150, 160, 142, look.deep),
    wordmarkPath('hour', 152, 220, 108, look.field === '#e6b80e' ? look.deep : look.field),
    place(72, 300, 0.86, 20, cookieFor(look)),
    place(230, 300, 0.86, 70, cookieFor(look)),
    place(150, 296, 1.02, -20, cookieFor(look)),
    motifPair(look, 224, 240, 0.62, 44),
    rectangle(30, 330, 240, 56, look.deep),
    stroked('M30 329H270', '#fff6e6', 3),
    flavorName(look, 355, '#fff6e6', { sizes: [25, 20], max: 190, lead: 0.98 }),
  );
};

/** Nuts: quarter circles planted like an orchard. */
export const groveFace = (look: PackLook): string => {
  return layers(
    rectangle(0, 0, 300, 400, look.field),
    filled(orchard(1), look.deep),
    filled(orchard(0), look.pop),
    rectangle(30, 164, 240, 106, '#fff8e6'),
    wordmarkPath('grove', 112, 238, 132, look.deep),
    wordmarkPath('nine', 222, 254, 58, look.field, 84),
    motifPair(look, 84, 300, 0.86, 60),
    rectangle(128, 296, 142, 56, look.deep),
    flavorName(look, 324, '#fff8e6', { sizes: [19, 19], x: 198, max: 118, lead: 1 }),
  );
};
