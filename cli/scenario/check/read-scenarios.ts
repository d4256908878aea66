import { unusedColumns, withoutRepeats } from '#cli/scenario/check/check-rows.ts';
import { type Check, checkScenario } from '#cli/scenario/check/check-scenario.ts';
import { type Problem, ScenarioWrong } from '#cli/scenario/file/problem.ts';
import { readScenario } from '#cli/scenario/file/read-scenario.ts';
import type { Scenario, Variables } from '#cli/scenario/file/scenario.ts';
import { secretsOf } from '#cli/scenario/file/secrets-of.ts';
import { byRow } from '#cli/scenario/rows/by-row.ts';
import { readRows } from '#cli/scenario/rows/read-rows.ts';
import { masked } from '#cli/scenario/secret/masked.ts';

/** A scenario of the command line that can run, or everything that is wrong with a file. */
export type ReadScenario =
  | {
      readonly path: string;
      readonly scenario: Scenario;
      /** Variables of the command line, in this scenario's types. */
      readonly given: Variables;
      readonly used: ReadonlySet<string>;
      readonly problems?: never;
    }
  | { readonly path: string; readonly scenario?: never; readonly problems: readonly Problem[] };

/** Reads and checks every file before the first step of any; a wrong one keeps no other from it. */
export const readScenarios = async (
  paths: readonly string[],
  check: Check,
): Promise<readonly ReadScenario[]> => {
  const read: ReadScenario[] = [];
  for (const path of paths) read.push(...(await readOne(path, check)));
  return read;
};

/** The scenario of a file, or one for each of its rows. */
const readOne = async (path: string, check: Check): Promise<readonly ReadScenario[]> => {
  try {
    const { words } = check;
    const whole = await readScenario(path, words, check.environment);
    const rows = await readRows(whole, words);
    const scenarios = byRow(whole, rows, words);
    const checked = scenarios.map((scenario) => ({ scenario, ...checkScenario(scenario, check) }));
    const problems = withoutRepeats([
      ...checked.flatMap((one) => one.problems),
      ...unusedColumns(whole, checked, words),
    ]);
    const secrets = scenarios.flatMap((scenario) => secretsOf(scenario));
    return problems.length > 0
      ? [{ path, problems: masked(problems, secrets) }]
      : checked.map(({ scenario, given, used }) => ({ path, scenario, given, used }));
  } catch (cause) {
    if (!(cause instanceof ScenarioWrong)) throw cause;
    return [{ path, problems: cause.problems }];
  }
};
