import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import {
  commandLine,
  commandNamed,
  StepUnreadable,
  type ToFile,
} from '#cli/scenario/command/command-line.ts';
import type { Scenario, ScenarioStep, Variables } from '#cli/scenario/file/scenario.ts';
import { faultsOf } from '#cli/scenario/file/step-faults.ts';
import { filled, type Known } from '#cli/scenario/file/variables.ts';

/** The person of steps that name nobody. */
const somebody = 'shopper';

/** Who runs a step, by the name of the state folder. */
export const personOf = ({ as: who = somebody }: Pick<ScenarioStep, 'as'>): string => {
  if (!/^[A-Za-z][\w-]{0,59}$/.test(who)) throw new StepUnreadable(`as: ${who}`);
  return who;
};

interface Place {
  /** The tree of commands, to look up names. */
  readonly program: Command;
  /** For files that commands read. */
  readonly folder: string;
}

/** The command line of a step whose texts are filled. */
export const argvOf = (
  step: ScenarioStep,
  scenario: Scenario,
  { program, folder }: Place,
  known: Known,
  toFile: ToFile = (value, inLines) => keptFile(folder, value, inLines),
): readonly string[] => {
  const command = commandNamed(program, step.use);
  if (command === undefined) throw new StepUnreadable(step.use);
  const person = personNamed(scenario, step.as ?? somebody);
  const line = commandLine(
    command,
    { values: step.with ?? {}, person: filled(person, known) as Variables },
    toFile,
  );
  const at = step.at ?? scenario.at;
  const shared = [
    ...flag('at', at),
    ...flag('lang', scenario.lang),
    ...flag('variant', scenario.variant),
    ...flag('seed', scenario.seed),
    ...flag('timeout', scenario.timeout),
    ...(scenario.telemetry === true ? ['--telemetry'] : []),
    ...faultsOf(step).map(({ name }) => `--fault=${name}`),
  ];
  // What the step itself sets comes last and wins.
  return [...step.use.trim().split(/\s+/), ...shared, ...line];
};

/** The same for people, with what goes into files as it is. */
export const toldArgvOf = (
  step: ScenarioStep,
  scenario: Scenario,
  place: Place,
  known: Known,
): readonly string[] => {
  const argv = argvOf(step, scenario, place, known, (value) => JSON.stringify(value));
  return argv.at(-1) === '--' ? argv.slice(0, -1) : argv;
};

/** The mail address a step gives its command. */
export const addressOf = (step: ScenarioStep, scenario: Scenario, known: Known): unknown =>
  filled({ ...personNamed(scenario, step.as ?? somebody), ...step.with }['email'], known);

const personNamed = ({ people = {} }: Scenario, name: string): Variables =>
  (Object.hasOwn(people, name) ? people[name] : people['anyone']) ?? {};

const flag = (name: string, value: string | number | undefined): readonly string[] =>
  value === undefined ? [] : [`--${name}=${value}`];

let files = 0;

/** Writes carts and other values for commands that read files. */
const keptFile = (folder: string, value: unknown, inLines: boolean): string => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  files += 1;
  const path = join(folder, `input-${files}.json`);
  const text =
    inLines && Array.isArray(value)
      ? value.map((line) => `${JSON.stringify(line)}\n`).join('')
      : JSON.stringify(value);
  writeFileSync(path, text, { mode: 0o600 });
  return path;
};
