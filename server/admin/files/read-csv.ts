import { CsvError, parse } from 'csv-parse/sync';
import { badFile, type FileProblem, type FileReading } from '#server/admin/files/file-problem.ts';

/** One row of a file with a head: its cells by column, empty ones left out, and where it begins. */
export interface CsvRow {
  readonly line: number;
  readonly cells: ReadonlyMap<string, string>;
}

interface ParsedRow {
  readonly record: Readonly<Record<string, string>>;
  readonly info: { readonly lines: number };
}

/**
 * Comma-separated values as RFC 4180 has them, with a head; a byte order mark, and empty lines, do not
 * matter. Columns that nobody knows are problems: a typed mistake would else lose a whole column.
 */
export const readCsv = (
  text: string,
  isKnown: (column: string) => boolean,
): FileReading<readonly CsvRow[]> => {
  let head: readonly string[] = [];
  try {
    const rows = parse(text, {
      bom: true,
      trim: true,
      info: true,
      skip_empty_lines: true,
      columns: (columns: readonly string[]) => {
        head = columns;
        return [...columns];
      },
    }) as unknown as readonly ParsedRow[];
    const problems = headProblems(head, isKnown);
    if (problems.length > 0) return badFile(problems);
    if (rows.length === 0) return badFile([{ line: 0, text: 'the file has no rows' }]);
    return { ok: true, value: rows.map(rowOf) };
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    return badFile([csvProblem(cause)]);
  }
};

const headProblems = (
  head: readonly string[],
  isKnown: (column: string) => boolean,
): readonly FileProblem[] => [
  ...head
    .filter((column) => !isKnown(column))
    .map((column) => ({ line: 1, text: `there is no column "${column}"` })),
  ...head
    .filter((column, place) => head.indexOf(column) !== place)
    .map((column) => ({ line: 1, text: `the column "${column}" is there twice` })),
];

const rowOf = ({ record, info }: ParsedRow): CsvRow => {
  const cells = Object.entries(record).filter(([, cell]) => cell !== '');
  // The library counts the line on which a row ends.
  const inside = cells.reduce((sum, [, cell]) => sum + cell.split('\n').length - 1, 0);
  return { line: info.lines - inside, cells: new Map(cells) };
};

const csvProblem = ({ code, message, lines }: CsvError & { lines?: number }): FileProblem => ({
  line: lines ?? 0,
  text:
    code === 'CSV_RECORD_INCONSISTENT_COLUMNS'
      ? 'the row has another number of cells than the head'
      : message,
});
