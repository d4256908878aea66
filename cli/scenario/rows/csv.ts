/** A cell, and the line of the file it begins in. */
interface Cell {
  readonly text: string;
  readonly isQuoted: boolean;
  readonly line: number;
}

/** Rows of cells, by RFC 4180; a byte order mark in front and empty lines are ignored. */
const cellsIn = (source: string): readonly (readonly Cell[])[] | number => {
  const rows: Cell[][] = [];
  let row: Cell[] = [];
  let line = 1;
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;
  pattern.lastIndex = source.startsWith('\u{feff}') ? 1 : 0;
  while (pattern.lastIndex < source.length || row.length > 0) {
    const found = pattern.exec(source);
    if (found === null) return line;
    const [whole, quoted, plain = '', end] = found;
    row.push({
      text: quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"'),
      isQuoted: quoted !== undefined,
      line,
    });
    line += whole.split('\n').length - 1;
    if (end === ',') continue;
    if (row.length > 1 || row[0]?.isQuoted || row[0]?.text !== '') rows.push(row);
    row = [];
  }
  return rows;
};

/**
 * What a cell holds, by the rule of YAML: numbers and true or false as such, but with a leading zero
 * or in quotes a text. Nothing between two commas is nothing: a flag is left out.
 */
const cellValue = ({ text, isQuoted }: Cell): string | number | boolean | null => {
  if (isQuoted) return text;
  if (text === '') return null;
  if (text === 'true' || text === 'false') return text === 'true';
  const isNumber = /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text) && String(Number(text)).length <= 15;
  return isNumber ? Number(text) : text;
};

export interface CsvRow {
  readonly values: Readonly<Record<string, string | number | boolean | null>>;
  readonly line: number;
}

/** A line of the file that cannot be read, and why. */
export interface CsvMistake {
  readonly line: number;
  readonly issue: 'quote' | 'columns' | 'names' | 'none';
}

/** The rows under the names of the first line, or the first mistake. */
export const readCsv = (source: string): readonly CsvRow[] | CsvMistake => {
  const cells = cellsIn(source);
  if (typeof cells === 'number') return { line: cells, issue: 'quote' };
  const [head = [], ...body] = cells;
  const names = head.map(({ text }) => text);
  const areNames = names.every((name) => /^[A-Za-z][\w-]{0,59}$/.test(name));
  if (!areNames || new Set(names).size < names.length) return { line: 1, issue: 'names' };
  if (body.length === 0) return { line: 1, issue: 'none' };
  const wrong = body.find((row) => row.length !== names.length);
  if (wrong !== undefined) return { line: wrong[0]?.line ?? 1, issue: 'columns' };
  return body.map((row) => ({
    values: Object.fromEntries(row.map((cell, at) => [names[at] ?? '', cellValue(cell)])),
    line: row[0]?.line ?? 1,
  }));
};
