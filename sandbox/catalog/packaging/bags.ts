import {
  circle,
  filled,
  layers,
  place,
  rectangle,
  roundCap,
  stroked,
  zigzag,
} from './drawing/drawing.ts';
import { lettering, wordmarkPath } from './drawing/lettering.ts';
import { motifs } from './drawing/motifs.ts';
import { snacks } from './drawing/snack-drawings.ts';
import type { PackLook } from './pack-look.ts';
import {
  creases,
  crimp,
  cut,
  cutOut,
  groundShadow,
  shadowGradient,
  sheen,
  svg,
} from './pack-parts.ts';

type Face = (look: PackLook) => string;

interface BagShape {
  readonly outline: string;
  readonly left: number;
  readonly right: number;
  /** Where the top and the bottom seam end. */
  readonly top: number;
  readonly bottom: number;
}

export const pillowBag: BagShape = {
  outline: `M34 24${zigzag(34, 266, 5, 29)}L268 48C274 62 278 120 277 200S274 338 268 352L266 377${zigzag(266, 34, -5, 29)}L32 352C26 338 22 280 23 200S26 62 32 48Z`,
  left: 26,
  right: 274,
  top: 48,
  bottom: 352,
};

export const slimBag: BagShape = {
  outline: `M56 16${zigzag(56, 244, 5, 24)}L246 40C256 60 262 130 261 206S256 346 248 356L246 383${zigzag(246, 54, -5, 24)}L52 356C44 346 40 280 39 206S44 60 54 40Z`,
  left: 44,
  right: 256,
  top: 40,
  bottom: 358,
};

const gloss = rectangle(0, 0, 300, 400, 'url(#s)');

/** A sealed bag; its seams are the flavor's shade unless the maker always prints them in one colour. */
export const bag = (shape: BagShape, face: Face, look: PackLook, seam = look.deep): string => {
  const { outline, left, right, top, bottom } = shape;
  const front = layers(
    face(look),
    rectangle(0, 0, 300, top, seam),
    rectangle(0, bottom, 300, 60, seam),
    crimp(left, right, top - 13, 22),
    crimp(left, right, bottom + 13, 22),
    stroked(`M0 ${top}H300M0 ${bottom}H300`, '#000', 2.5, ' opacity=".22"'),
    creases(left, right, top + 1, bottom - 1),
    gloss,
  );
  return svg(cut(outline) + sheen + shadowGradient, groundShadow() + cutOut(front));
};

const pouchOutline =
  'M46 22H254Q260 22 261 30C266 120 270 240 272 340Q273 366 262 374C230 386 70 386 38 374Q27 366 28 340C30 240 34 120 39 30Q40 22 46 22Z';

/** A standing pouch with a zip. */
export const pouch = (face: Face, look: PackLook): string => {
  const front = layers(
    face(look),
    rectangle(0, 0, 300, 42, look.deep),
    crimp(30, 270, 32, 15),
    stroked('M30 54H270', '#000', 2, ' opacity=".25"'),
    stroked('M30 57H270', '#fff', 2, ' opacity=".35"'),
    filled('M28 380Q150 322 272 380V400H28Z', '#000', ' opacity=".12"'),
    creases(34, 266, 60, 366),
    gloss,
  );
  return svg(cut(pouchOutline) + sheen + shadowGradient, groundShadow(126) + cutOut(front));
};

const flap = 'M44 22H256L258 72H42Z';

/** A paper bag, folded over and closed with a tin tie. */
export const foldedBag = (face: Face, look: PackLook): string => {
  const front = layers(face(look), creases(44, 256, 74, 376), gloss);
  return svg(
    cut('M48 40L252 40L260 372Q260 380 252 380H48Q40 380 40 372Z') + sheen + shadowGradient,
    layers(
      groundShadow(118, 380),
      cutOut(front),
      filled(flap, look.deep),
      filled(flap, 'url(#s)'),
      stroked('M42 72H258', '#000', 4, ' opacity=".22"'),
      stroked('M32 46H268', '#f3e3c3', 9, roundCap),
      stroked('M32 44H268', '#fff', 2.5, `${roundCap} opacity=".7"`),
    ),
  );
};

const wrapperOutline = `M-52-168${zigzag(-52, 52, 5, 13)}L54-146V146L52 173${zigzag(52, -52, -5, 13)}L-54 146V-146Z`;

/** The ridge of hills and the name printed on a bar. */
const wrapperPrint = (look: PackLook): string =>
  layers(
    circle(-18, -112, 26, look.pop),
    filled('M-60-54L-30-104L-8-78L18-130L60-64V180H-60Z', look.deep, ' opacity=".55"'),
    filled('M-60-30L-26-78L4-48L34-90L60-52V180H-60Z', look.deep),
    `<g transform="rotate(-90)">`,
    wordmarkPath('trailmere', 10, 18, 172, '#fff8ea'),
    lettering(look.label, -76, 42, 16, look.pop, { anchor: 'start', track: 1.2, max: 168 }),
    '</g>',
    place(-2, 116, 0.6, 0, motifs[look.motifs[0]]),
  );

const wrapper = (ground: string, ends: string, print: string): string =>
  cutOut(
    layers(
      rectangle(-60, -180, 120, 360, ground),
      print,
      rectangle(-60, -180, 120, 34, ends),
      rectangle(-60, 146, 120, 34, ends),
      place(0, 0, 1, 0, crimp(-52, 54, -157, 20) + crimp(-52, 54, 158, 20)),
      '<rect x="-54" y="-180" width="108" height="360" fill="url(#s)"/>',
    ),
  );

/** Two bars, the hind one seen from its back, and a bite beside them. */
export const barWrappers = (look: PackLook): string =>
  svg(
    cut(wrapperOutline) + sheen + shadowGradient,
    layers(
      groundShadow(92, 378),
      place(186, 204, 1, 13, wrapper(look.deep, look.field, '')),
      place(132, 202, 1, -7, wrapper(look.field, look.deep, wrapperPrint(look))),
      place(222, 330, 0.86, 10, snacks.snackBar),
    ),
  );
