import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import * as z from 'zod/mini';
import { fillBlanks } from '#application/messages/message.ts';
import { problemAt, ScenarioWrong } from '#cli/scenario/file/problem.ts';
import { writtenIn } from '#cli/scenario/file/read-file.ts';
import { type Row, rows as rowsForm, type Scenario } from '#cli/scenario/file/scenario.ts';
import { shapeProblems } from '#cli/scenario/file/shape-problems.ts';
import { readCsv } from '#cli/scenario/rows/csv.ts';
import type { Words } from '#cli/words/words.ts';

/** The most rows; more is a mistake. */
const most = 1000;

/** The rows of `each`, those of a file included; no row at all without `each`. */
export const readRows = async (scenario: Scenario, words: Words): Promise<readonly Row[]> => {
  const { each, locate } = scenario;
  if (each === undefined) return [];
  const rows =
    typeof each === 'string'
      ? await rowsInFile(each, scenario, words)
      : each.map((values, at) => row(values, at, { locate, way: ['each', at] }));
  refuseSameNames(rows, words);
  return rows;
};

const row = (
  values: Row['values'],
  at: number,
  { locate, way }: Pick<Row, 'locate' | 'way'>,
): Row => {
  const { name } = values;
  const isNamed = name !== undefined && name !== null && name !== '';
  return {
    values,
    kind: 'row',
    locate,
    way,
    name: isNamed ? String(name) : `row ${at + 1}`,
    number: at + 1,
  };
};

const rowsInFile = async (
  name: string,
  { file, locate }: Scenario,
  words: Words,
): Promise<readonly Row[]> => {
  const path = resolve(dirname(file), name);
  const from = locate(['each'], 'value');
  const wrong = (issue: string) => new ScenarioWrong([problemAt(from, 'each', issue)]);
  if (!/\.(csv|json)$/.test(path)) throw wrong(words['error.rowsKind']);
  const text = await readFile(path, 'utf8').catch(() => {
    const issue = fillBlanks(words['error.includeFile'], { path });
    throw new ScenarioWrong([{ code: 'FileUnreadable', ...from, field: path, issue }]);
  });
  if (path.endsWith('.csv')) return rowsOfCsv(text, path, words);
  const { value, placeOf } = writtenIn(text, path, words);
  const inRows: Row['locate'] = (way, part = 'name') => ({ file: path, ...placeOf(way, part) });
  const read = z.safeParse(rowsForm, value);
  if (!read.success) {
    throw new ScenarioWrong(shapeProblems(read.error.issues, { value, locate: inRows }, words));
  }
  return read.data.map((values, at) => row(values, at, { locate: inRows, way: [at] }));
};

const rowsOfCsv = (text: string, path: string, words: Words): readonly Row[] => {
  const read = readCsv(text);
  const at = (line: number) => ({ file: path, line, column: 1 });
  if ('issue' in read) {
    const issue = words[`error.csv.${read.issue}`];
    throw new ScenarioWrong([problemAt(at(read.line), 'each', issue)]);
  }
  if (read.length > most) {
    const issue = fillBlanks(words['error.tooManyRows'], { most });
    throw new ScenarioWrong([problemAt(at(1), 'each', issue)]);
  }
  return read.map(({ values, line }, index) =>
    row(values, index, { locate: () => at(line), way: [] }),
  );
};

const refuseSameNames = (rows: readonly Row[], words: Words): void => {
  const problems = rows
    .filter((one) => rows.some(({ name, number }) => name === one.name && number < one.number))
    .map(({ name, locate, way }) =>
      problemAt(locate(way), 'name', fillBlanks(words['error.rowTwice'], { name })),
    );
  if (problems.length > 0) throw new ScenarioWrong(problems);
};
