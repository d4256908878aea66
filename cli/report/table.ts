/** `end` aligns numbers at the right. */
export interface Column {
  readonly title: string;
  readonly align?: 'start' | 'end';
}

const segments = new Intl.Segmenter();

/** Counts characters as people see them, so that accents and emoji do not shift the columns. */
const widthOf = (text: string): number => [...segments.segment(text)].length;

/**
 * Texts of shops and of files are shown as text: nothing in them moves the cursor, paints, or names the window. A
 * break of a line is a space.
 */
const shown = (text: string): string => text.replace(/[\t\r\n]+/g, ' ').replace(/\p{Cc}/gu, '');

/** What a table is drawn for. */
interface Screen {
  readonly paint: { readonly bold: (text: string) => string };
  /** Undefined: any width will do. */
  readonly columns: number | undefined;
}

const anyScreen: Screen = { paint: { bold: (text) => text }, columns: undefined };

/**
 * Rows below their titles, columns two spaces apart, without trailing spaces. On a screen that is too narrow for
 * that each row is a block of lines, one a value.
 */
export const table = (
  columns: readonly Column[],
  told: readonly (readonly string[])[],
  { paint, columns: most }: Screen = anyScreen,
): string => {
  const rows = told.map((row) => row.map(shown));
  const widths = columns.map(({ title }, index) =>
    Math.max(widthOf(title), ...rows.map((row) => widthOf(row[index] ?? ''))),
  );
  const line = (cells: readonly string[]): string =>
    columns
      .map(({ align }, index) => {
        const cell = cells[index] ?? '';
        const gap = ' '.repeat((widths[index] ?? 0) - widthOf(cell));
        return align === 'end' ? gap + cell : cell + gap;
      })
      .join('  ')
      .trimEnd();
  const whole = widths.reduce((sum, width) => sum + width + 2, -2);
  if (most !== undefined && whole > most) {
    return rows.map((row) => block(columns, row, { paint, columns: most })).join('\n\n');
  }
  return [paint.bold(line(columns.map(({ title }) => title))), ...rows.map(line)].join('\n');
};

/** A row as lines `Title: value`, as many as its values need. */
const block = (
  columns: readonly Column[],
  row: readonly string[],
  { paint, columns: most = 1 }: Screen,
): string =>
  columns
    .flatMap(({ title }, index) => {
      const value = (row[index] ?? '').trim();
      if (value === '') return [];
      const head = title === '' ? '' : `${title}: `;
      const [first = '', ...more] = wrapped(`${head}${value}`, most);
      const painted = first.startsWith(head)
        ? `${paint.bold(head)}${first.slice(head.length)}`
        : first;
      return [head === '' ? first : painted, ...more];
    })
    .join('\n');

/** Lines of words, not wider than that; those after the first are indented, and a word that is too long is cut. */
const wrapped = (text: string, most: number): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((each) => pieces(each, Math.max(1, most - 2)))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer) > most) {
      lines.push(line);
      line = `  ${word}`;
    } else line = longer;
  }
  return [...lines, line];
};

const pieces = (word: string, most: number): readonly string[] => {
  const letters = [...segments.segment(word)].map(({ segment }) => segment);
  const count = Math.max(1, Math.ceil(letters.length / most));
  return Array.from({ length: count }, (_, at) =>
    letters.slice(at * most, (at + 1) * most).join(''),
  );
};

/** Names and values in two columns: `Name   value`. */
export const pairs = (told: readonly (readonly [string, string])[]): string => {
  const entries = told.map(([name, value]) => [shown(name), shown(value)] as const);
  const width = Math.max(0, ...entries.map(([name]) => widthOf(name)));
  return entries
    .map(([name, value]) => `${name}${' '.repeat(width - widthOf(name))}  ${value}`.trimEnd())
    .join('\n');
};

/** Dollars as text, with a separator for thousands: `$1,234.50`. */
export const dollars = (amount: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(amount);
