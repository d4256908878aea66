import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Command } from 'commander';
import { commandLine, commandNamed, StepUnreadable } from '#cli/scenario/command/command-line.ts';
import type { StepOutcome } from '#cli/scenario/command/step-outcome.ts';
import type { Scenario, ScenarioStep, Variables } from '#cli/scenario/file/scenario.ts';
import { faultsOf } from '#cli/scenario/file/step-faults.ts';
import { filled, type Known, VariableUnknown, variablesOf } from '#cli/scenario/file/variables.ts';
import {
  type ScenarioReport,
  type StepReport,
  statusOf,
  type Unmet,
} from '#cli/scenario/report/scenario-report.ts';
import { captures } from '#cli/scenario/run/captures.ts';
import { unmetBy } from '#cli/scenario/run/matching.ts';
import { unmetByTrace } from '#cli/scenario/run/met-trace.ts';

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
  /** Ends the run: the step that runs is given up, the others are skipped. */
  readonly stop: AbortSignal;
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
    const isOver = !host.keepGoing && steps.some(({ status }) => status === 'failed');
    if (isOver || host.stop.aborted) {
      steps.push(skippedStep(step));
      continue;
    }
    const began = performance.now();
    const ended = await unlessStopped(endStep(step, scenario, { ...host, captured }), host.stop);
    captured = { ...captured, ...ended.captured };
    const { outcome, unmet, runs } = ended;
    steps.push({
      ...skippedStep(step),
      status: unmet.length === 0 ? 'passed' : 'failed',
      runs,
      milliseconds: Math.round(performance.now() - began),
      unmet,
      ...(outcome !== undefined && { exit: outcome.exit }),
      ...(outcome?.calls !== undefined && { calls: outcome.calls }),
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

/** A step whose run is ended by a signal has an answer of its own: nobody knows how it went on. */
const unlessStopped = (ended: Promise<Ended>, stop: AbortSignal): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const givenUp: Ended = {
      unmet: [{ what: 'ended', expected: true, seen: false }],
      captured: {},
      runs: 1,
    };
    stop.addEventListener('abort', () => resolve(givenUp), { once: true });
    ended.then(resolve, reject);
  });

const skippedStep = ({ name, use, as, locate, way }: ScenarioStep): StepReport => ({
  name,
  use,
  ...(as !== undefined && { as }),
  file: locate(way).file,
  line: locate(way).line,
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
    const { given, captured } = going;
    const known = variablesOf(step, { people, given, own: { run }, captured });
    const { scopes, locate, way, ...texts } = step;
    const ready = { ...(filled(texts, known) as typeof texts), scopes, locate, way };
    const who = ready.as ?? somebody;
    if (!/^[A-Za-z][\w-]{0,59}$/.test(who)) throw new StepUnreadable(`as: ${who}`);
    const outcome = await going.run(argvOf(ready, scenario, going, known), join(going.folder, who));
    const told = [...unmetBy(outcome, ready.expect), ...unfired(ready, outcome)];
    const trace = ready.expect?.trace;
    const unmet =
      told.length > 0 || trace === undefined
        ? told
        : await unmetByTrace(trace, outcome, (id) =>
            going.run(['trace', id], join(going.folder, who)),
          );
    const found = captures(ready, outcome);
    return {
      outcome,
      unmet: unmet.length > 0 ? unmet : found.missing,
      captured: found.captured,
    };
  } catch (cause) {
    const what = cause instanceof VariableUnknown ? `\${${cause.variable}}` : undefined;
    const unknown = cause instanceof StepUnreadable ? cause.unknown : what;
    // A defect of ours fails the step; the other scenarios run.
    const unmet: Unmet =
      unknown === undefined
        ? { what: 'defect', expected: undefined, seen: String(cause) }
        : { what: unknown, expected: 'known', seen: 'unknown' };
    return { unmet: [unmet], captured: {} };
  }
};

/** The faults that nothing suffered: what they should show was not shown. */
const unfired = (step: ScenarioStep, { fired = [] }: StepOutcome): readonly Unmet[] =>
  faultsOf(step)
    .filter(({ name, maybe }) => !maybe && !fired.includes(name))
    .map(({ name }) => ({ what: `fault ${name}`, expected: 'fired', seen: 'never fired' }));

const argvOf = (
  step: ScenarioStep,
  scenario: Scenario,
  going: Going,
  known: Known,
): readonly string[] => {
  const command = commandNamed(going.program, step.use);
  if (command === undefined) throw new StepUnreadable(step.use);
  const person = personNamed(scenario, step.as ?? somebody);
  const line = commandLine(
    command,
    { values: step.with ?? {}, person: filled(person, known) as Variables },
    (value, inLines) => keptFile(going.folder, value, inLines),
  );
  const at = step.at ?? scenario.at;
  const shared = [
    ...flag('at', at),
    ...flag('lang', scenario.lang),
    ...flag('variant', scenario.variant),
    ...flag('seed', scenario.seed),
    ...(scenario.telemetry === true ? ['--telemetry'] : []),
    ...faultsOf(step).map(({ name }) => `--fault=${name}`),
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
