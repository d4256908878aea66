// Writes the usual bags of the box as one picture for each count that is shown, where each bag would be fetched by itself.
//   node scripts/bundle/box-pictures.ts <folder of drawings>
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import encode, { init } from '@jsquash/avif/encode.js';
import { Resvg } from '@resvg/resvg-js';
import {
  boxBags,
  boxPicture,
  drawnBags,
  drawnPart,
  leanOf,
  pocketsOfShelf,
  stripsOf,
} from '#ui/components/elements/box-bags.ts';

/** Lengths of the box, hundredths of its width, as its style sheet has them (carton.module.css). */
const bagWidth = 16.6;
const shelfWidth = (shelf: number): number => 76 + shelf * 2.2;
const shelfTop = (shelf: number): number => 9 + shelf * 9.6;

/** 1 to 100: edges of letters stay clear at the size of the box. */
const quality = 40;

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

/** Colours of a drawing as they are where they are half transparent: resvg gives them darkened by that. */
const clear = (pixels: Uint8Array): Uint8ClampedArray => {
  const colors = new Uint8ClampedArray(pixels);
  for (let at = 0; at < colors.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    const full = alpha === 0 ? 0 : 255 / alpha;
    colors.set([red * full, green * full, blue * full], at);
  }
  return colors;
};

/** Rows of a drawing as an AVIF picture. */
const picture = async (pixels: Uint8ClampedArray, width: number): Promise<Uint8Array> => {
  const height = pixels.length / width / 4;
  return new Uint8Array(await encode({ data: pixels, width, height } as ImageData, { quality }));
};

const [, script, folder] = argv;
if (script === import.meta.filename && folder !== undefined) {
  const encoder = fileURLToPath(import.meta.resolve('@jsquash/avif/codec/enc/avif_enc.wasm'));
  await init(await WebAssembly.compile(readFileSync(encoder)));
  for (const [count, { widths, strips }] of drawnBags) {
    const drawing = boxDrawing(count, (name) => readFileSync(join(folder, name), 'utf8'));
    for (const width of widths) {
      const fitTo = { mode: 'width', value: width } as const;
      const drawn = new Resvg(drawing, { fitTo, font: { loadSystemFonts: false } }).render();
      const pixels = clear(drawn.pixels);
      const rowAt = (strip: number) => Math.round((drawn.height * strip) / strips) * width * 4;
      for (const strip of stripsOf(strips)) {
        const cut = pixels.slice(rowAt(strip - 1), rowAt(strip));
        const file = join(folder, basename(boxPicture(count, width, strip)));
        writeFileSync(file, await picture(cut, width));
      }
    }
  }
}
