import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StepUnreadable } from '#cli/scenario/command/command-line.ts';
import type { StepOutcome } from '#cli/scenario/command/step-outcome.ts';
import { usualPause } from '#cli/scenario/file/block.ts';
import { placeIn } from '#cli/scenario/file/places.ts';
import type { Scenario, ScenarioStep, Variables } from '#cli/scenario/file/scenario.ts';
import { faultsOf } from '#cli/scenario/file/step-faults.ts';
import { filled, VariableUnknown, variablesOf } from '#cli/scenario/file/variables.ts';
import type { Unmet } from '#cli/scenario/report/scenario-report.ts';
import { captures } from '#cli/scenario/run/captures.ts';
import { inTime, unlessStopped, unmetByStop } from '#cli/scenario/run/limits.ts';
import { unmetBy } from '#cli/scenario/run/matching.ts';
import { unmetByRecords } from '#cli/scenario/run/met-records.ts';
import { unmetByTrace } from '#cli/scenario/run/met-trace.ts';
import type { ScenarioHost } from '#cli/scenario/run/scenario-host.ts';
import { addressOf, argvOf, personOf, toldArgvOf } from '#cli/scenario/run/step-command.ts';
import { secretsAmong } from '#cli/scenario/secret/masked.ts';

interface Going extends ScenarioHost {
  readonly scenario: Scenario;
  readonly captured: Variables;
  readonly stop: AbortSignal;
  /** Takes what no report may show. */
  readonly hide: (secrets: readonly string[]) => void;
  /** False when what it must be like is judged together with others. */
  readonly isJudged: boolean;
}

/** How a step went. */
export interface Ended {
  /** Its command line, as people read it. */
  readonly asked?: readonly string[];
  readonly outcome?: StepOutcome;
  readonly unmet: readonly Unmet[];
  readonly captured: Variables;
  readonly runs: number;
  /** Its name and its person, their variables filled. */
  readonly told?: { readonly name: string; readonly as?: string };
  /** A variable it asks for was never taken from an answer. */
  readonly lacks?: string;
}

/** Runs a step in the time it may take; what is stopped has an answer of its own. */
export const runStep = (step: ScenarioStep, going: Going): Promise<Ended> =>
  inTime(step.within, going.stop, (stop) =>
    unlessStopped(repeated(step, { ...going, stop }), stop, () => ({
      unmet: [unmetByStop(stop)],
      captured: {},
      runs: 1,
    })),
  );

/** A step with its repetitions: a number of successes, or tries until one succeeds. */
const repeated = async (step: ScenarioStep, going: Going): Promise<Ended> => {
  const { repeat = 1 } = step;
  const [times, untilMet, wait] =
    typeof repeat === 'number'
      ? [repeat, false, 0]
      : [repeat.times, true, repeat.pause ?? usualPause];
  let ended: Ended = { unmet: [], captured: {}, runs: 0 };
  for (let run = 1; run <= times && !going.stop.aborted; run += 1) {
    if (run > 1 && wait > 0) await pause(wait);
    ended = { ...(await tryStep(step, going, run)), runs: run };
    if ((ended.unmet.length === 0) === untilMet) break;
  }
  return ended;
};

const tryStep = async (
  step: ScenarioStep,
  going: Going,
  run: number,
): Promise<Omit<Ended, 'runs'>> => {
  const { scenario, given, captured } = going;
  try {
    const { people = {} } = scenario;
    const known = variablesOf(step, { people, given, own: { run }, captured });
    const { scopes, locate, way, conditions, inside, ...texts } = step;
    const ready = {
      ...(filled(texts, known) as typeof texts),
      ...{ scopes, locate, way, conditions, inside },
    };
    const stateFolder = join(going.folder, personOf(ready));
    const argv = argvOf(ready, scenario, going, known);
    const environment = settingsOf(ready);
    going.hide(secretsAmong(environment));
    const outcome = await going.run(argv, stateFolder, environment);
    const told = going.isJudged ? unmetBy(outcome, ready.expect) : [];
    const soon = [...told, ...unfired(ready, outcome)];
    const trace = ready.expect?.trace;
    const byTrace =
      soon.length > 0 || trace === undefined
        ? soon
        : await unmetByTrace(trace, outcome, (id) => going.run(['trace', id], stateFolder));
    const { unmet, records } =
      byTrace.length > 0
        ? { unmet: byTrace, records: {} }
        : await unmetByRecords(
            ready.expect ?? {},
            usualFilter(outcome, addressOf(ready, scenario, known)),
            (asked) => going.run(asked, stateFolder),
            going.stop,
          );
    const found = captures(ready, outcome, records);
    going.hide(found.secrets);
    const missing = going.isJudged ? found.missing : [];
    return {
      outcome,
      asked: toldArgvOf(ready, scenario, going, known),
      told: { name: ready.name, ...(ready.as !== undefined && { as: ready.as }) },
      unmet: unmet.length > 0 ? unmet : missing,
      captured: found.captured,
    };
  } catch (cause) {
    return unreadable(cause);
  }
};

/** The bookings of the order of the answer, the mails to whoever runs the step. */
const usualFilter = ({ data }: StepOutcome, to: unknown) => {
  const order = placeIn(data, 'orderId');
  return {
    ...(typeof order === 'string' && { ledger: { order } }),
    ...(typeof to === 'string' && { mail: { to } }),
  };
};

const settingsOf = ({ env = {} }: ScenarioStep): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(env).map(([name, value]) => [name, value === null ? '' : String(value)]),
  );

const unreadable = (cause: unknown): Omit<Ended, 'runs'> => {
  if (cause instanceof VariableUnknown) {
    const unmet: Unmet = {
      what: `\${${cause.variable}}`,
      ...{ expected: 'known', seen: 'unknown' },
    };
    return { unmet: [unmet], captured: {}, lacks: cause.variable };
  }
  // A defect of ours fails the step; the other scenarios run.
  const unmet: Unmet =
    cause instanceof StepUnreadable
      ? { what: cause.unknown, expected: 'known', seen: 'unknown' }
      : { what: 'defect', expected: undefined, seen: String(cause) };
  return { unmet: [unmet], captured: {} };
};

/** The faults that nothing suffered: what they should show was not shown. */
const unfired = (step: ScenarioStep, { fired = [] }: StepOutcome): readonly Unmet[] =>
  faultsOf(step)
    .filter(({ name, maybe }) => !maybe && !fired.includes(name))
    .map(({ name }) => ({ what: `fault ${name}`, expected: 'fired', seen: 'never fired' }));
