import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Command } from 'commander';
import { commandLine, commandNamed, StepUnreadable } from '#cli/scenario/command-line.ts';
import { type Unmet, unmetBy } from '#cli/scenario/matching.ts';
import { unmetByTrace } from '#cli/scenario/met-trace.ts';
import { placeIn } from '#cli/scenario/places.ts';
import type { Scenario, ScenarioStep, Variables } from '#cli/scenario/scenario.ts';
import { type ScenarioReport, type StepReport, statusOf } from '#cli/scenario/scenario-report.ts';
import type { StepOutcome } from '#cli/scenario/step-outcome.ts';
import { filled, VariableUnknown } from '#cli/scenario/variables.ts';

export interface ScenarioHost {
  /** The tree of commands, to look up names. */
  readonly program: Command;
  /** Runs a command line with that state folder. */
  readonly run: (argv: readonly string[], stateFolder: string) => Promise<StepOutcome>;
  /** An empty folder for states and files of this scenario alone. */
  readonly folder: string;
  /** Variables of the command line, which win over those of files. */
  readonly given: Variables;
  readonly keepGoing: boolean;
}

/** The person of steps that name nobody. */
const somebody = 'shopper';
const usualPause = 250;

/** Runs the steps in order; after the first that fails the others are skipped, unless told. */
export const runScenario = async (
  scenario: Scenario,
  host: ScenarioHost,
): Promise<ScenarioReport> => {
  // Differs from run to run, for names the shop stores, such as idempotency keys.
  let captured: Variables = { unique: randomUUID().slice(0, 8) };
  const steps: StepReport[] = [];
  for (const step of scenario.steps) {
    if (!host.keepGoing && steps.some(({ status }) => status === 'failed')) {
      steps.push(skippedStep(step));
      continue;
    }
    const began = performance.now();
    const ended = await endStep(step, scenario, { ...host, captured });
    captured = { ...captured, ...ended.captured };
    const { outcome, unmet, runs } = ended;
    steps.push({
      ...skippedStep(step),
      status: unmet.length === 0 ? 'passed' : 'failed',
      runs,
      milliseconds: Math.round(performance.now() - began),
      unmet,
      ...(outcome !== undefined && { exit: outcome.exit }),
      ...(outcome?.error !== undefined && { error: outcome.error }),
    });
  }
  return { name: scenario.name, file: scenario.file, status: statusOf(steps), steps };
};

export const skippedScenario = ({ name, file, steps }: Scenario): ScenarioReport => ({
  name,
  file,
  status: 'skipped',
  steps: steps.map(skippedStep),
});

const skippedStep = ({ name, use, as }: ScenarioStep): StepReport => ({
  name,
  use,
  ...(as !== undefined && { as }),
  status: 'skipped',
  runs: 0,
  milliseconds: 0,
  unmet: [],
});

interface Going extends ScenarioHost {
  readonly captured: Variables;
}

interface Ended {
  readonly outcome?: StepOutcome;
  readonly unmet: readonly Unmet[];
  readonly captured: Variables;
  readonly runs: number;
}

/** A step with its repetitions: a number of successes, or tries until one succeeds. */
const endStep = async (step: ScenarioStep, scenario: Scenario, going: Going): Promise<Ended> => {
  const { repeat = 1 } = step;
  const [times, untilMet, wait] =
    typeof repeat === 'number'
      ? [repeat, false, 0]
      : [repeat.times, true, repeat.pause ?? usualPause];
  let ended: Ended = { unmet: [], captured: {}, runs: 0 };
  for (let run = 1; run <= times; run += 1) {
    if (run > 1 && wait > 0) await pause(wait);
    ended = { ...(await tryStep(step, scenario, going, run)), runs: run };
    if ((ended.unmet.length === 0) === untilMet) break;
  }
  return ended;
};

const tryStep = async (
  step: ScenarioStep,
  scenario: Scenario,
  going: Going,
  run: number,
): Promise<Omit<Ended, 'runs'>> => {
  const { people = {} } = scenario;
  try {
    let variables: Variables = { ...people, run, ...going.captured };
    for (const scope of step.scopes) {
      variables = { ...variables, ...(filled(scope, variables) as Variables) };
    }
    variables = { ...variables, ...going.given, ...going.captured };
    const ready = filled({ ...step, scopes: [] }, variables) as ScenarioStep;
    const who = ready.as ?? somebody;
    if (!/^[A-Za-z][\w-]{0,59}$/.test(who)) throw new StepUnreadable(`as: ${who}`);
    const outcome = await going.run(
      argvOf(ready, scenario, going, variables),
      join(going.folder, who),
    );
    const told = unmetBy(outcome, ready.expect);
    const trace = ready.expect?.trace;
    const unmet =
      told.length > 0 || trace === undefined
        ? told
        : await unmetByTrace(trace, outcome, (id) =>
            going.run(['trace', id], join(going.folder, who)),
          );
    const { captured, missing } = captures(ready, outcome);
    return { outcome, unmet: unmet.length > 0 ? unmet : missing, captured };
  } catch (cause) {
    const what = cause instanceof VariableUnknown ? `\${${cause.variable}}` : undefined;
    const unknown = cause instanceof StepUnreadable ? cause.unknown : what;
    if (unknown === undefined) throw cause;
    return { unmet: [{ what: unknown, expected: 'known', seen: 'unknown' }], captured: {} };
  }
};

const argvOf = (
  step: ScenarioStep,
  scenario: Scenario,
  going: Going,
  variables: Variables,
): readonly string[] => {
  const command = commandNamed(going.program, step.use);
  const person = personNamed(scenario, step.as ?? somebody);
  const line = commandLine(
    command,
    { values: step.with ?? {}, person: filled(person, variables) as Variables },
    (value, inLines) => keptFile(going.folder, value, inLines),
  );
  const at = step.at ?? scenario.at;
  const shared = [
    ...flag('at', at),
    ...flag('lang', scenario.lang),
    ...flag('variant', scenario.variant),
    ...flag('seed', scenario.seed),
    ...(scenario.telemetry === true ? ['--telemetry'] : []),
    ...[step.fault ?? []].flat().map((fault) => `--fault=${fault}`),
  ];
  // What the step itself sets comes last and wins.
  return [...step.use.trim().split(/\s+/), ...shared, ...line];
};

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

/**
 * The variables that later steps take from this answer; a missing place is an unmet expectation.
 */
const captures = (
  { capture = {} }: ScenarioStep,
  { data, error }: StepOutcome,
): { readonly captured: Variables; readonly missing: readonly Unmet[] } => {
  const found = Object.entries(capture).map(([name, wish]) => {
    const place = typeof wish === 'string' ? wish : wish.from;
    const whole = placeIn({ data, error }, place);
    const value = typeof wish === 'string' ? whole : partOf(whole, wish.matching);
    return { name, place, value };
  });
  return {
    captured: Object.fromEntries(
      found.filter(({ value }) => value !== undefined).map(({ name, value }) => [name, value]),
    ),
    missing: found
      .filter(({ value }) => value === undefined)
      .map(({ name, place }) => ({ what: `capture ${name}`, expected: place, seen: undefined })),
  };
};

const partOf = (text: unknown, matching: string): string | undefined =>
  typeof text === 'string' ? new RegExp(matching, 'u').exec(text)?.[0] : undefined;
