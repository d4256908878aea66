import { readFileSync } from 'node:fs';
import { round } from './drawing.ts';

/** Outlines of OFL fonts, so that packs carry no text and ask for no font (see packaging/LICENSES.md). */
type Command = readonly [string, ...number[]];
interface Wordmark {
  /** Left, top, right, bottom. */
  readonly bb: readonly [number, number, number, number];
  readonly d: readonly Command[];
}
interface Glyph {
  /** Advance at size 100. */
  readonly w: number;
  readonly d: readonly Command[];
}
interface Outlines {
  readonly marks: Readonly<Record<WordmarkName, Wordmark>>;
  readonly label: Readonly<Record<string, Glyph>> & { readonly ' ': Glyph };
}

export type WordmarkName =
  | ('bramble' | 'jack' | 'mazoro' | 'matinee' | 'moon' | 'knotwell' | 'salt' | 'pier')
  | ('otto' | 'amp' | 'fig' | 'crumb' | 'hour' | 'grove' | 'nine' | 'dipsy' | 'lu')
  | ('trailmere' | 'fuego' | 'norte' | 'green' | 'gale' | 'crunch' | 'cart');

/** Bends every point of an outline, for arched and slanted wordmarks. */
export type Warp = (x: number, y: number) => readonly [number, number];

const outlines = JSON.parse(
  readFileSync(new URL('./packaging-type.json', import.meta.url), 'utf8'),
) as Outlines;

/** Outlines are written as whole quarter units inside `scale(.25)`: shorter than decimals. */
const grid = 0.25;

export const outlinePath = (path: string, color: string): string =>
  `<path transform="scale(.25)" d="${path}" fill="${color}"/>`;

/** Letters up to this size are small print; who draws a pack as small as a stamp may leave it out. */
const smallPrint = 14;

const joined = (values: readonly number[]): string =>
  values.reduce((text, value) => {
    const next = round(value);
    return text + (text !== '' && !next.startsWith('-') ? ' ' : '') + next;
  }, '');

/** Shortest side of what is drawn of an outline, in steps of the grid: a quarter of a unit is less than a point of a card's picture. */
const shortest = 2;

/** Absolute commands in font units become one relative path on the grid; what is too short to be seen is left out. */
const tracePath = (
  commands: readonly Command[],
  [left, baseline]: readonly [number, number],
  scale: number,
  warp: Warp = (x, y) => [x, y],
): string => {
  let path = '';
  let last = '';
  let pen: readonly [number, number] = [0, 0];
  let start = pen;
  for (const [name, ...values] of commands) {
    if (name === 'Z') {
      path += 'z';
      last = 'z';
      pen = start;
      continue;
    }
    const points = pairs(values).map(([x, y]) =>
      onGrid(warp(left + x * scale, baseline + y * scale)),
    );
    const end = points.at(-1) ?? pen;
    if (name === 'M') {
      path += `M${round(end[0])} ${round(end[1])}`;
      last = 'M';
      start = end;
    } else {
      const from = pen;
      const steps = points.flatMap(([x, y]) => [x - from[0], y - from[1]]);
      if (steps.every((step) => Math.abs(step) < shortest)) continue;
      const drawn = joined(steps);
      const letter = name.toLowerCase();
      // The letter of the same command need not be said again.
      const between = drawn.startsWith('-') ? '' : ' ';
      path += (letter === last ? between : letter) + drawn;
      last = letter;
    }
    pen = end;
  }
  return path;
};

const pairs = (values: readonly number[]): readonly (readonly [number, number])[] =>
  values.flatMap((value, index) =>
    index % 2 === 0 ? [[value, values[index + 1] ?? 0] as const] : [],
  );

const onGrid = ([x, y]: readonly [number, number]): readonly [number, number] => [
  Math.round(x / grid),
  Math.round(y / grid),
];

/** A maker's name fitted to a width, centred on x, standing on y. */
export const wordmark = (
  name: WordmarkName,
  x: number,
  y: number,
  width: number,
  fit: { readonly maxHeight?: number; readonly warp?: Warp } = {},
): string => {
  const { bb, d } = outlines.marks[name];
  const [left, top, right, bottom] = bb;
  const scale = Math.min(width / (right - left), (fit.maxHeight ?? 999) / (bottom - top));
  const actual = (right - left) * scale;
  return tracePath(d, [x - actual / 2 - left * scale, y], scale, fit.warp);
};

export const wordmarkPath = (
  name: WordmarkName,
  x: number,
  y: number,
  width: number,
  color: string,
  maxHeight = 999,
): string => outlinePath(wordmark(name, x, y, width, { maxHeight }), color);

const glyph = (character: string): Glyph => outlines.label[character] ?? outlines.label[' '];

export interface LetteringStyle {
  readonly track?: number;
  /** Wider text shrinks to this width. */
  readonly max?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** One line of condensed capitals. */
export const lettering = (
  text: string,
  x: number,
  y: number,
  size: number,
  color: string,
  { track = 1, max = 999, anchor = 'middle' }: LetteringStyle = {},
): string => {
  const characters = [...text.toUpperCase()];
  const natural = characters.reduce(
    (sum, character) => sum + (glyph(character).w * size) / 100 + track,
    -track,
  );
  const shrink = Math.min(1, max / natural);
  const width = natural * shrink;
  let left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x;
  let path = '';
  for (const character of characters) {
    const { d, w } = glyph(character);
    path += tracePath(d, [left, y], (size * shrink) / 100);
    left += (w * size * shrink) / 100 + track * shrink;
  }
  const drawn = outlinePath(path, color);
  return size > smallPrint ? drawn : drawn.replace('<path', '<path class="s"');
};

/** Splits words over two lines of the most equal length. */
export const twoLines = (text: string): readonly string[] => {
  const words = text.split(' ');
  if (words.length < 2) return [text];
  const splits = words
    .slice(1)
    .map(
      (_, index) =>
        [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')] as const,
    );
  const unevenness = ([upper, lower]: readonly [string, string]): number =>
    Math.abs(upper.length - lower.length);
  return splits.reduce((best, split) => (unevenness(split) < unevenness(best) ? split : best));
};
