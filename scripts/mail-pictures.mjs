// Writes a PNG beside every drawing of a product, and the shop's logo: most mail programs show no SVG (D-MAIL-04).
//   node scripts/mail-pictures.mjs <folder of drawings> <logo.svg>
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

const [folder, logoFile] = process.argv.slice(2);
/** Pixels: mails show pictures at most 96 px wide and the logo 40 px, on sharp screens too. */
const widths = { pack: 192, logo: 96 };

const pngOf = (drawing, width) => {
  const options = { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } };
  return new Resvg(drawing, options).render().asPng();
};

for (const name of readdirSync(folder)) {
  // Names of makers are in no mail.
  if (!name.endsWith('.svg') || /^brand-/.test(name)) continue;
  const drawing = readFileSync(join(folder, name), 'utf8');
  writeFileSync(join(folder, name.replace(/svg$/, 'png')), pngOf(drawing, widths.pack));
}

const drawing = readFileSync(logoFile, 'utf8');
writeFileSync(join(folder, 'crunchcart-logo.png'), pngOf(drawing, widths.logo));
