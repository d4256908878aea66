// Writes the usual bags of the box as one picture for each count that is shown, where each bag would be fetched by itself.
//   node scripts/bundle/box-pictures.ts <folder of drawings>
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { argv } from 'node:process';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import {
  boxBags,
  boxPicture,
  drawnBags,
  drawnPart,
  leanOf,
  pocketsOfShelf,
} from '#ui/components/elements/box-bags.ts';

/** Lengths of the box, hundredths of its width, as its style sheet has them (carton.module.css). */
const bagWidth = 16.6;
const shelfWidth = (shelf: number): number => 76 + shelf * 2.2;
const shelfTop = (shelf: number): number => 9 + shelf * 9.6;

/** Of an AVIF picture, 1 to 100: edges of letters stay clear at the size of the box. */
const quality = 45;

/** What is inside a drawing, its ids made different from those of its neighbours. */
const inside = (
  drawing: string,
  prefix: string,
): { readonly width: number; readonly content: string } => {
  const [, width = '', content = ''] =
    /^<svg [^>]*viewBox="0 0 (\d+) \d+"[^>]*>(.*)<\/svg>\s*$/s.exec(drawing) ?? [];
  if (content === '')
    throw new Error(`The drawing of ${prefix} is not one <svg> that begins at 0 0.`);
  return {
    width: Number(width),
    content: content
      .replace(/ id="/g, ` id="${prefix}`)
      .replace(/url\(#/g, `url(#${prefix}`)
      .replace(/ href="#/g, ` href="#${prefix}`),
  };
};

/** The first bags of the usual box, each in its place on its shelf. */
export const boxDrawing = (count: number, drawingOf: (fileName: string) => string): string => {
  const bags = boxBags.slice(0, count).map(({ pocket, imagePath }, index) => {
    const { width: own, content } = inside(drawingOf(basename(imagePath)), `b${pocket}`);
    const { angle, drop } = leanOf(pocket);
    const shelf = Math.floor(index / pocketsOfShelf);
    const column = index % pocketsOfShelf;
    const middle = 50 + ((column + 0.5) / pocketsOfShelf - 0.5) * shelfWidth(shelf);
    // As CSS has it: turned about its middle, then moved along its own height.
    const half = (bagWidth * 4) / 3 / 2;
    const place = `translate(${middle.toFixed(3)} ${(shelfTop(shelf) + half).toFixed(3)}) rotate(${angle}) translate(${-bagWidth / 2} ${(drop - half).toFixed(3)}) scale(${(bagWidth / own).toFixed(6)})`;
    return `<g transform="${place}">${content}</g>`;
  });
  const { left, top, width, height } = drawnPart;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}">${bags.join('')}</svg>`;
};

const [, script, folder] = argv;
if (script === import.meta.filename && folder !== undefined) {
  for (const [count, { widths, strips }] of drawnBags) {
    const drawing = boxDrawing(count, (name) => readFileSync(join(folder, name), 'utf8'));
    for (const width of widths) {
      const fitTo = { mode: 'width', value: width } as const;
      const drawn = new Resvg(drawing, { fitTo, font: { loadSystemFonts: false } }).render();
      const whole = sharp(drawn.asPng());
      for (let strip = 0; strip < strips; strip += 1) {
        const [top, bottom] = [strip, strip + 1].map((each) =>
          Math.round((drawn.height * each) / strips),
        ) as [number, number];
        const cut = whole.clone().extract({ left: 0, top, width, height: bottom - top });
        const file = basename(boxPicture(count, width, strip));
        writeFileSync(join(folder, file), await cut.avif({ quality }).toBuffer());
      }
    }
  }
}
