import {
  circle,
  filled,
  layers,
  place,
  rays,
  rectangle,
  roundCap,
  stroked,
} from './drawing/drawing.ts';
import { lettering, wordmarkPath } from './drawing/lettering.ts';
import { motifs } from './drawing/motifs.ts';
import { snacks } from './drawing/snack-drawings.ts';
import type { MerchandiseItem, PackLook } from './pack-look.ts';
import { groundShadow, shadowGradient, svg } from './pack-parts.ts';

const tee = (look: PackLook): string =>
  layers(
    filled(
      'M104 66C120 92 180 92 196 66L238 84L282 150L242 180L226 160V352Q226 360 218 360H82Q74 360 74 352V160L58 180L18 150L62 84Z',
      look.field,
    ),
    filled('M104 66C120 92 180 92 196 66L188 62C174 80 126 80 112 62Z', look.deep, ' opacity=".5"'),
    filled(
      'M74 160L58 180L18 150L24 142L64 170L74 148ZM226 160L242 180L282 150L276 142L236 170L226 148Z',
      '#000',
      ' opacity=".1"',
    ),
    stroked(
      'M88 352C96 300 92 240 84 200M214 352C206 310 208 260 214 210',
      '#000',
      5,
      `${roundCap} opacity=".09"`,
    ),
    wordmarkPath('crunch', 150, 186, 112, look.ink),
    wordmarkPath('cart', 150, 222, 76, look.ink),
    place(150, 268, 0.6, 0, snacks.chip),
  );

const tote = (look: PackLook): string =>
  layers(
    stroked('M104 130V74Q104 34 150 34T196 74V130', look.deep, 13, roundCap),
    filled('M52 112H248L264 368Q264 378 254 378H46Q36 378 36 368Z', look.field),
    filled('M52 112H248L249 126H51Z', '#000', ' opacity=".12"'),
    wordmarkPath('crunch', 150, 190, 150, look.ink),
    wordmarkPath('cart', 150, 238, 104, look.ink),
    place(92, 308, 0.8, -14, snacks.pretzel),
    place(210, 308, 0.8, 10, motifs.chilli),
    place(150, 302, 0.8, 0, snacks.popcorn),
  );

const mug = (look: PackLook): string =>
  layers(
    stroked('M222 174C296 166 292 286 216 280', look.deep, 24),
    filled('M44 130H232V330Q232 366 196 366H80Q44 366 44 330Z', look.field),
    `<ellipse cx="138" cy="130" rx="94" ry="17" fill="${look.deep}"/><ellipse cx="138" cy="133" rx="82" ry="11" fill="#5b2e1d"/>`,
    filled('M60 150V336Q60 352 72 358L72 150Z', '#fff', ' opacity=".35"'),
    wordmarkPath('crunch', 140, 228, 138, look.ink),
    wordmarkPath('cart', 140, 272, 90, look.ink),
    stroked(
      'M108 96q-12-18 0-34t0-34M150 92q-12-18 0-34t0-34',
      look.deep,
      7,
      `${roundCap} opacity=".28"`,
    ),
  );

const cap = (look: PackLook): string =>
  layers(
    filled('M54 244C50 120 246 96 254 226L254 244Z', look.field),
    filled(
      'M54 240C120 214 222 214 292 272C300 284 280 292 262 284C190 252 110 254 54 262Z',
      look.deep,
    ),
    stroked(
      'M150 142C148 176 150 206 152 226M104 158C92 190 88 214 86 232M204 154C216 184 222 206 224 228',
      '#000',
      3,
      ' opacity=".16"',
    ),
    circle(152, 138, 9, look.deep),
    wordmarkPath('crunch', 150, 200, 96, look.ink),
    wordmarkPath('cart', 150, 226, 60, look.ink, 22),
  );

const gift = (look: PackLook): string =>
  layers(
    '<clipPath id="k"><rect x="20" y="112" width="260" height="176" rx="16"/></clipPath>',
    rectangle(20, 112, 260, 176, look.field, ' rx="16"'),
    `<g clip-path="url(#k)">${rays(230, 200, 16, 130, '#fff', ' opacity=".35"')}</g>`,
    filled('M20 232H280V272Q280 288 264 288H36Q20 288 20 272Z', look.deep),
    wordmarkPath('crunch', 104, 170, 130, look.ink),
    wordmarkPath('cart', 74, 206, 70, look.ink),
    lettering('Gift card', 40, 268, 24, '#fff6de', { anchor: 'start', track: 1.5 }),
    place(212, 172, 0.9, -10, snacks.chip),
    place(246, 208, 0.66, 14, motifs.chilli),
    lettering(look.size, 262, 266, 20, '#ffc42e', { anchor: 'end', track: 1 }),
  );

const sock = (x: number, y: number, color: string, pictures: readonly [string, string]): string =>
  layers(
    `<g transform="translate(${x} ${y})">`,
    filled(
      'M64 40H134V220C134 250 168 268 178 290C188 316 166 338 140 336C104 332 64 300 64 250Z',
      color,
    ),
    filled('M64 40H134V72H64Z', '#fff8ea'),
    filled(
      'M178 290C188 316 166 338 140 336C130 335 122 333 116 330C120 306 150 288 178 290Z',
      '#fff8ea',
    ),
    stroked('M64 92H134M64 112H134', '#c62e12', 8),
    place(99, 170, 0.5, 0, pictures[0]),
    place(104, 232, 0.44, 20, pictures[1]),
    '</g>',
  );

const socks = (look: PackLook): string =>
  place(
    0,
    0,
    1,
    0,
    sock(0, 0, look.deep, [snacks.pretzel, motifs.corn]) +
      sock(96, 22, look.field, [motifs.chilli, snacks.chip]),
  );

const bottle = (look: PackLook): string =>
  layers(
    filled('M118 20H182V52H118Z', look.deep),
    filled(
      'M112 52H188V66C224 84 232 108 232 140V348Q232 380 200 380H100Q68 380 68 348V140C68 108 76 84 112 66Z',
      look.field,
    ),
    filled('M68 318H232V348Q232 380 200 380H100Q68 380 68 348Z', look.deep),
    filled('M84 140C84 116 92 98 112 86V366H100Q84 366 84 350Z', '#fff', ' opacity=".28"'),
    stroked('M118 32H182M118 42H182', '#fff', 3, ' opacity=".3"'),
    wordmarkPath('crunch', 150, 206, 128, look.ink),
    wordmarkPath('cart', 150, 246, 84, look.ink),
    place(150, 348, 0.5, -8, snacks.pretzel),
  );

const bowl = (look: PackLook): string =>
  layers(
    place(88, 190, 0.9, -16, snacks.chip),
    place(150, 170, 0.95, 8, snacks.popcorn),
    place(212, 190, 0.9, 18, snacks.tortillaChip),
    place(120, 204, 0.8, 30, snacks.puff),
    place(184, 206, 0.8, -20, snacks.ridgedChip),
    filled('M20 216H280C280 300 232 360 190 366H110C68 360 20 300 20 216Z', look.field),
    filled('M20 216H280V232H20Z', look.deep),
    filled('M106 366H194V378H106Z', look.deep),
    filled('M40 244C44 296 72 338 104 352C78 326 64 288 62 244Z', '#fff', ' opacity=".28"'),
    wordmarkPath('crunch', 150, 292, 132, look.ink),
    wordmarkPath('cart', 150, 330, 82, look.ink),
  );

const drawings: Readonly<Record<MerchandiseItem, (look: PackLook) => string>> = {
  tee,
  tote,
  mug,
  cap,
  gift,
  socks,
  bottle,
  bowl,
};

/** Radius and height of the shadow; things that hang or lie flat throw another one. */
const shadows: Partial<Record<MerchandiseItem, readonly [number, number]>> = {
  cap: [124, 290],
  gift: [124, 300],
};

/** Something to wear or to keep, with the shop's name on it. */
export const merchandise = (look: PackLook, item: MerchandiseItem): string => {
  const [radius, y] = shadows[item] ?? [104, 382];
  return svg(shadowGradient, groundShadow(radius, y) + drawings[item](look));
};
