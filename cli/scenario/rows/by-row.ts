import { fillBlanks } from '#application/messages/message.ts';
import { type Problem, perhaps, problemAt, ScenarioWrong } from '#cli/scenario/file/problem.ts';
import type { Condition, Row, Scenario, ScenarioStep } from '#cli/scenario/file/scenario.ts';
import { matches } from '#cli/scenario/run/matching.ts';
import type { Words } from '#cli/words/words.ts';

/** A scenario for each row, with the steps the row needs; the scenario itself when there are no rows. */
export const byRow = (
  scenario: Scenario,
  rows: readonly Row[],
  words: Words,
): readonly Scenario[] => {
  const problems = conditionProblems(scenario, rows, words);
  if (problems.length > 0) throw new ScenarioWrong(problems);
  if (rows.length === 0) return [scenario];
  return rows.map((row) => ({
    ...scenario,
    name: `${scenario.name} [${row.name}]`,
    row,
    steps: scenario.steps.filter((step) => isFor(step, row)).map((step) => withRow(step, row)),
  }));
};

const isFor = ({ conditions }: ScenarioStep, row: Row): boolean =>
  conditions.every((condition) => holds(condition, row));

const holds = ({ wanted }: Condition, { values }: Row): boolean =>
  Object.entries(wanted).every(([name, value]) => matches(value, values[name]) === true);

/** The row is stronger than the variables of the scenario, and weaker than what includes give. */
const withRow = (step: ScenarioStep, row: Row): ScenarioStep => {
  const own = step.scopes.findLastIndex(({ kind }, at, all) => kind === 'vars' && isFirst(at, all));
  return { ...step, scopes: step.scopes.toSpliced(own + 1, 0, row) };
};

/** Nothing is given to the scenario itself: behind its variables come only those of includes. */
const isFirst = (at: number, scopes: ScenarioStep['scopes']): boolean =>
  scopes.slice(at + 1).every(({ kind }) => kind !== 'vars');

/** Conditions that no row can decide, and those that no row meets. */
const conditionProblems = (
  { steps }: Scenario,
  rows: readonly Row[],
  words: Words,
): readonly Problem[] => {
  const conditions = [...new Set(steps.flatMap((step) => step.conditions))];
  const columns = new Set(rows.flatMap(({ values }) => Object.keys(values)));
  return conditions.flatMap((condition) => {
    const { locate, way, wanted, isOwn } = condition;
    if (rows.length === 0 || !isOwn) return [problemAt(locate(way), 'if', words['error.ifNoRows'])];
    const strange = Object.keys(wanted).filter((name) => !columns.has(name));
    if (strange.length > 0) {
      return strange.map((name) => {
        const facts = { name, hint: perhaps(name, columns, words) };
        const issue = fillBlanks(words['error.columnUnknown'], facts);
        return problemAt(locate([...way, name]), name, issue);
      });
    }
    return rows.some((row) => holds(condition, row))
      ? []
      : [problemAt(locate(way), 'if', words['error.ifNever'])];
  });
};
