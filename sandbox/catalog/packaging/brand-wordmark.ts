import { outlinePath, type WordmarkName, wordmark } from './drawing/lettering.ts';
import type { PackBrand } from './pack-look.ts';

type Maker = Exclude<PackBrand, 'crunchcart'>;
type Part = readonly [name: WordmarkName, x: number, y: number, width: number, maxHeight?: number];

const wordmarks: Readonly<Record<Maker, readonly Part[]>> = {
  bramblejack: [
    ['bramble', 150, 62, 210],
    ['jack', 150, 112, 120, 42],
  ],
  mazoro: [['mazoro', 150, 94, 230]],
  matinee: [
    ['matinee', 150, 70, 180],
    ['moon', 150, 112, 120, 36],
  ],
  knotwell: [['knotwell', 150, 88, 240]],
  saltpier: [
    ['salt', 150, 68, 150],
    ['pier', 150, 116, 150, 44],
  ],
  otto: [
    ['otto', 92, 92, 110],
    ['amp', 168, 92, 40],
    ['fig', 230, 92, 66],
  ],
  crumb: [
    ['crumb', 130, 66, 170],
    ['hour', 180, 122, 110],
  ],
  grove: [
    ['grove', 128, 96, 180],
    ['nine', 250, 106, 44, 72],
  ],
  dipsy: [
    ['dipsy', 124, 88, 170],
    ['lu', 244, 100, 60],
  ],
  trailmere: [['trailmere', 150, 86, 262]],
  fuego: [
    ['fuego', 146, 66, 190],
    ['norte', 160, 110, 150, 36],
  ],
  greengale: [
    ['green', 130, 62, 180],
    ['gale', 186, 114, 120],
  ],
};

/** A maker's name alone, for brand tiles and filters; 300 × 140. */
export const brandWordmark = (brand: Maker, name: string, ink: string): string => {
  const outlines = wordmarks[brand].map(([part, x, y, width, maxHeight = 999]) =>
    outlinePath(wordmark(part, x, y, width, { maxHeight }), ink),
  );
  const title = name.replace('&', '&amp;');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 140"><title>${title}</title>${outlines.join('')}</svg>`;
};
