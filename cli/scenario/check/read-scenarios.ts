import { type Check, type Checked, checkScenario } from '#cli/scenario/check/check-scenario.ts';
import { type Problem, ScenarioWrong } from '#cli/scenario/file/problem.ts';
import { readScenario } from '#cli/scenario/file/read-scenario.ts';
import type { Scenario, Variables } from '#cli/scenario/file/scenario.ts';

/** A file of the command line: a scenario that can run, or everything that is wrong with it. */
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
  for (const path of paths) read.push(await readOne(path, check));
  return read;
};

const readOne = async (path: string, check: Check): Promise<ReadScenario> => {
  try {
    const scenario = await readScenario(path, check.words);
    const { problems, given, used }: Checked = checkScenario(scenario, check);
    return problems.length > 0 ? { path, problems } : { path, scenario, given, used };
  } catch (cause) {
    if (!(cause instanceof ScenarioWrong)) throw cause;
    return { path, problems: cause.problems };
  }
};
