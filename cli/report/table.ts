/** `end` aligns numbers at the right. */
export interface Column {
  readonly title: string;
  readonly align?: 'start' | 'end';
}

const segments = new Intl.Segmenter();

/** Counts characters as people see them, so that accents and emoji do not shift the columns. */
const widthOf = (text: string): number => [...segments.segment(text)].length;

/** Rows below their titles, columns two spaces apart, without trailing spaces. */
export const table = (
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  heading: (text: string) => string = (text) => text,
): string => {
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
  return [heading(line(columns.map(({ title }) => title))), ...rows.map(line)].join('\n');
};

/** Names and values in two columns: `Name   value`. */
export const pairs = (entries: readonly (readonly [string, string])[]): string => {
  const width = Math.max(0, ...entries.map(([name]) => widthOf(name)));
  return entries
    .map(([name, value]) => `${name}${' '.repeat(width - widthOf(name))}  ${value}`.trimEnd())
    .join('\n');
};

/** Dollars as text, with a separator for thousands: `$1,234.50`. */
export const dollars = (amount: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(amount);
