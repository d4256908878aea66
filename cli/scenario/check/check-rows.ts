import { fillBlanks } from '#application/messages/message.ts';
import { type Problem, problemAt } from '#cli/scenario/file/problem.ts';
import type { Scenario } from '#cli/scenario/file/scenario.ts';
import type { Words } from '#cli/words/words.ts';

/** What is wrong in several rows, or in a fragment that is included twice, is told once. */
export const withoutRepeats = (problems: readonly Problem[]): readonly Problem[] => [
  ...new Map(
    problems.map((problem) => [
      `${problem.file}:${problem.line}:${problem.column}:${problem.issue}`,
      problem,
    ]),
  ).values(),
];

interface CheckedRow {
  readonly scenario: Scenario;
  /** The variables the row's steps ask for. */
  readonly used: ReadonlySet<string>;
}

/** Columns that no step asks for, and no condition: what they should vary does not vary. */
export const unusedColumns = (
  { steps }: Scenario,
  checked: readonly CheckedRow[],
  words: Words,
): readonly Problem[] => {
  const asked = new Set([
    'name',
    ...checked.flatMap(({ used }) => [...used]),
    ...steps.flatMap(({ conditions }) => conditions.flatMap(({ wanted }) => Object.keys(wanted))),
  ]);
  const told = new Set<string>();
  return checked.flatMap(({ scenario: { row } }) =>
    Object.keys(row?.values ?? {})
      .filter((name) => !asked.has(name) && !told.has(name) && told.add(name))
      .flatMap((name) => {
        const issue = fillBlanks(words['error.variableUnused'], { name });
        return row === undefined ? [] : [problemAt(row.locate([...row.way, name]), name, issue)];
      }),
  );
};
