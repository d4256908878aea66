import { layers, place, stroked } from './drawing/drawing.ts';
import { lettering, twoLines } from './drawing/lettering.ts';
import { motifs } from './drawing/motifs.ts';
import type { PackLook } from './pack-look.ts';

export const sheen =
  '<linearGradient id="s"><stop stop-opacity=".34"/><stop offset=".05" stop-opacity=".08"/><stop offset=".1" stop-color="#fff" stop-opacity=".05"/><stop offset=".17" stop-color="#fff" stop-opacity=".34"/><stop offset=".25" stop-color="#fff" stop-opacity="0"/><stop offset=".72" stop-opacity="0"/><stop offset=".9" stop-opacity=".14"/><stop offset=".95" stop-color="#fff" stop-opacity=".16"/><stop offset="1" stop-opacity=".32"/></linearGradient>';
export const shadowGradient =
  '<radialGradient id="d"><stop stop-opacity=".38"/><stop offset="1" stop-opacity="0"/></radialGradient>';

export const svg = (definitions: string, drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><defs>${definitions}</defs>${drawing}</svg>`;

/** What the face is cut to: goes into the definitions. */
export const cut = (path: string): string => `<clipPath id="c"><path d="${path}"/></clipPath>`;
export const cutOut = (drawing: string): string => `<g clip-path="url(#c)">${drawing}</g>`;

/** The shadow a pack throws on the tile below it. */
export const groundShadow = (radius = 122, y = 381): string =>
  `<ellipse cx="150" cy="${y}" rx="${radius}" ry="13" fill="url(#d)"/>`;

/** The pressed seam at the top and bottom of a bag. */
export const crimp = (x0: number, x1: number, y: number, height: number): string =>
  stroked(`M${x0} ${y}H${x1}`, '#000', height, ' stroke-opacity=".16" stroke-dasharray="2 4.4"') +
  stroked(
    `M${x0 + 2} ${y}H${x1}`,
    '#fff',
    height,
    ' stroke-opacity=".16" stroke-dasharray="1.6 4.8"',
  );

export const creases = (x0: number, x1: number, top: number, bottom: number): string => {
  const light = `M${x0 + 26} ${top}q-4 34 6 66q8-30 10-66zM${x1 - 62} ${top}q12 26 10 52q12-24 8-52zM${x0 + 40} ${bottom}q8-30 2-54q16 24 14 54zM${x1 - 40} ${bottom}q-8-24-4-44q-12 20-12 44z`;
  const dark = `M${x0 + 66} ${top}q10 22 8 44q8-22 4-44zM${x1 - 26} ${top}q6 40-8 80q-6-44-4-80zM${x0 + 12} ${bottom}q-2-36 8-60q4 32 4 60zM${x1 - 84} ${bottom}q6-20 2-36q10 14 8 36z`;
  return `<g fill="#fff" opacity=".17"><path d="${light}"/></g><g opacity=".13"><path d="${dark}"/></g>`;
};

/** A shape printed twice, the lower print shifted. `name` tells shapes of one pack apart. */
export const printedTwice = (
  name: 'w0' | 'w1',
  path: string,
  color: string,
  below: string,
  shift: readonly [number, number],
): string =>
  `<g transform="scale(.25)"><defs><path id="${name}" d="${path}"/></defs><use href="#${name}" x="${shift[0] * 4}" y="${shift[1] * 4}" fill="${below}"/><use href="#${name}" fill="${color}"/></g>`;

/** One or two motifs of the flavor, side by side. */
export const motifPair = (
  look: PackLook,
  x: number,
  y: number,
  scale: number,
  gap = 62,
): string => {
  const [first, second] = look.motifs;
  return second === undefined
    ? place(x, y, scale, -8, motifs[first])
    : layers(
        place(x - gap / 2, y, scale * 0.88, -8, motifs[first]),
        place(x + gap / 2, y + 8 * scale, scale * 0.8, 8, motifs[second]),
      );
};

/** Longer names are set on two lines. */
const longLabel = 12;

interface FlavorNameStyle {
  /** Sizes of a short and of a long name. */
  readonly sizes: readonly [number, number];
  readonly max: number;
  readonly x?: number;
  readonly lead?: number;
}

export const flavorName = (
  look: PackLook,
  y: number,
  color: string,
  { sizes, max, x = 150, lead = 1.02 }: FlavorNameStyle,
): string => {
  const long = look.label.length > longLabel;
  const lines = long ? twoLines(look.label) : [look.label];
  const size = long ? sizes[1] : sizes[0];
  return lines
    .map((line, index) => {
      const baseline = y + (index - (lines.length - 1) / 2) * size * lead + size * 0.36;
      return lettering(line, x, baseline, size, color, { max, track: 1.2 });
    })
    .join('');
};
