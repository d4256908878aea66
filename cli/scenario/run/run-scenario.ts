import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Block } from '#cli/scenario/file/block.ts';
import type { Part, Scenario, ScenarioStep, Variables } from '#cli/scenario/file/scenario.ts';
import { secretsOf } from '#cli/scenario/file/secrets-of.ts';
import { filled, variablesOf } from '#cli/scenario/file/variables.ts';
import {
  type ScenarioReport,
  type StepReport,
  statusOf,
} from '#cli/scenario/report/scenario-report.ts';
import { endedStep, skippedStep } from '#cli/scenario/report/step-report.ts';
import { inTime } from '#cli/scenario/run/limits.ts';
import { tracesOf } from '#cli/scenario/run/order-traces.ts';
import { type Ended, runStep } from '#cli/scenario/run/run-step.ts';
import type { ScenarioHost } from '#cli/scenario/run/scenario-host.ts';
import { unmetTogether } from '#cli/scenario/run/shared-outcomes.ts';
import { masked } from '#cli/scenario/secret/masked.ts';

/** Runs the steps in order; after the first that fails the others are skipped, unless told. */
export const runScenario = async (
  scenario: Scenario,
  host: ScenarioHost,
): Promise<ScenarioReport> => {
  const reports = new Map<ScenarioStep, StepReport>();
  const [began, startedAt] = [performance.now(), new Date().toISOString()];
  const run = new Run(scenario, host, reports);
  await run.inside(scenario.steps, 0, { stop: host.stop, keepGoing: host.keepGoing });
  const steps = scenario.steps.map((step) => reports.get(step) ?? skippedStep(step));
  const milliseconds = Math.round(performance.now() - began);
  const traces = host.wantsTraces && !host.stop.aborted ? await tracesOf(steps, host) : [];
  const report = {
    ...headOf(scenario),
    ...{ status: statusOf(steps), startedAt, milliseconds },
    ...{ again: host.again(scenario), steps },
    ...(traces.length > 0 && { traces }),
  };
  return masked(report, [...host.secrets, ...secretsOf(scenario), ...run.secrets]);
};

export const skippedScenario = (scenario: Scenario): ScenarioReport => ({
  ...headOf(scenario),
  status: 'skipped',
  steps: scenario.steps.map(skippedStep),
});

const headOf = ({ name, file, row }: Scenario) => ({
  name,
  file,
  ...(row !== undefined && { row: { name: row.name, number: row.number, ...row.locate(row.way) } }),
});

/** How the steps of a block are run. */
interface Manner {
  readonly stop: AbortSignal;
  /** Goes on after a step that failed. */
  readonly keepGoing: boolean;
  /** A step that lacks what an earlier one should have brought is skipped: there is nothing to put back. */
  readonly isCleaning?: boolean;
  /** Keeps how a step ended instead of judging it. */
  readonly keep?: (step: ScenarioStep, ended: Ended) => void;
}

class Run {
  /** What steps were given or took that no report may show. */
  readonly secrets = new Set<string>();
  readonly #scenario: Scenario;
  readonly #host: ScenarioHost;
  readonly #reports: Map<ScenarioStep, StepReport>;
  readonly #began = performance.now();
  /** Differs from run to run, for names the shop stores, such as idempotency keys. */
  #captured: Variables = { unique: randomUUID().slice(0, 8) };

  constructor(scenario: Scenario, host: ScenarioHost, reports: Map<ScenarioStep, StepReport>) {
    this.#scenario = scenario;
    this.#host = host;
    this.#reports = reports;
  }

  /** Runs steps that stand in the same blocks down to a depth; true when none failed. */
  async inside(steps: readonly ScenarioStep[], depth: number, manner: Manner): Promise<boolean> {
    let isGood = true;
    for (const unit of unitsIn(steps, depth)) {
      if (manner.stop.aborted || (!isGood && !manner.keepGoing)) break;
      const block = unit[0]?.inside[depth]?.block;
      const [alone] = unit;
      const met =
        block === undefined
          ? alone === undefined || (await this.#step(alone, manner))
          : await this.#block(block, unit, depth, manner);
      isGood = isGood && met;
    }
    return isGood;
  }

  async #step(step: ScenarioStep, manner: Manner): Promise<boolean> {
    const began = performance.now();
    const ended = await runStep(step, {
      ...this.#host,
      scenario: this.#scenario,
      captured: this.#captured,
      stop: manner.stop,
      hide: (secrets) => {
        for (const secret of secrets) this.secrets.add(secret);
      },
      isJudged: manner.keep === undefined,
    });
    if (manner.isCleaning === true && ended.lacks !== undefined) return true;
    this.#captured = { ...this.#captured, ...ended.captured };
    const milliseconds = performance.now() - began;
    const startMs = began - this.#began;
    this.#reports.set(step, endedStep(step, ended, { startMs, milliseconds }));
    manner.keep?.(step, ended);
    return ended.unmet.length === 0;
  }

  #block(
    block: Block,
    steps: readonly ScenarioStep[],
    depth: number,
    manner: Manner,
  ): Promise<boolean> {
    if (block.kind === 'file') return this.#file(block, steps, depth, manner);
    return inTime(block.within, manner.stop, (stop) =>
      block.kind === 'group'
        ? this.#tried(block, steps, depth, { ...manner, stop })
        : this.#together(block, steps, depth, { ...manner, stop }),
    );
  }

  /** What is put back is put back however the rest ended, and not hurried by its limit. */
  async #file(
    block: Block,
    steps: readonly ScenarioStep[],
    depth: number,
    manner: Manner,
  ): Promise<boolean> {
    const of = (part: Part) => steps.filter(({ inside }) => inside[depth]?.part === part);
    const isGood = await inTime(block.within, manner.stop, async (stop) => {
      const isReady = await this.inside(of('setup'), depth + 1, {
        ...manner,
        ...{ stop, keepGoing: false },
      });
      return isReady && (await this.inside(of('steps'), depth + 1, { ...manner, stop }));
    });
    if (!steps.some((step) => this.#reports.has(step))) return isGood;
    const isClean = await this.inside(of('finally'), depth + 1, {
      ...{ stop: new AbortController().signal, keepGoing: true, isCleaning: true },
    });
    return isGood && isClean;
  }

  async #tried(
    { retry = { times: 1, pause: 0 } }: Block,
    steps: readonly ScenarioStep[],
    depth: number,
    manner: Manner,
  ): Promise<boolean> {
    for (let count = 1; count <= retry.times; count += 1) {
      if (count > 1) await pause(retry.pause, undefined, { signal: manner.stop }).catch(() => {});
      if (count > 1 && manner.stop.aborted) break;
      for (const step of steps) this.#reports.delete(step);
      const isMet = await this.inside(steps, depth + 1, {
        ...manner,
        keepGoing: manner.keepGoing && count === retry.times,
      });
      for (const step of steps) {
        const report = this.#reports.get(step);
        if (report !== undefined && count > 1) this.#reports.set(step, { ...report, tries: count });
      }
      if (isMet) return true;
    }
    return false;
  }

  /** Every item starts in the same moment; none waits for another. */
  async #together(
    { outcomes }: Block,
    steps: readonly ScenarioStep[],
    depth: number,
    manner: Manner,
  ): Promise<boolean> {
    const ends = new Map<ScenarioStep, Ended>();
    const keep = outcomes && ((step: ScenarioStep, ended: Ended) => void ends.set(step, ended));
    const items = Map.groupBy(steps, ({ inside }) => inside[depth]?.item);
    const met = await Promise.all(
      [...items.values()].map((item) =>
        this.inside(item, depth + 1, { ...manner, ...(keep && { keep }) }),
      ),
    );
    const judged = outcomes === undefined || this.#judge(outcomes, ends);
    return judged && met.every(Boolean);
  }

  #judge(outcomes: NonNullable<Block['outcomes']>, ends: ReadonlyMap<ScenarioStep, Ended>) {
    const { people = {} } = this.#scenario;
    const { given } = this.#host;
    const heard = [...ends].flatMap(([step, { outcome }]) => {
      if (outcome === undefined) return [];
      const known = variablesOf(step, { people, given, own: { run: 1 }, captured: this.#captured });
      return [{ step, outcome, expected: filled(outcomes, known) as typeof outcomes }];
    });
    const unmet = unmetTogether(heard);
    for (const [at, { step }] of heard.entries()) {
      const [report, own = []] = [this.#reports.get(step), unmet[at]];
      if (report === undefined || own.length === 0) continue;
      this.#reports.set(step, { ...report, status: 'failed', unmet: [...report.unmet, ...own] });
    }
    return unmet.every((own) => own.length === 0);
  }
}

/** Steps cut where a block of that depth begins or ends; a step outside of any is alone. */
const unitsIn = (steps: readonly ScenarioStep[], depth: number) => {
  const units: ScenarioStep[][] = [];
  for (const step of steps) {
    const block = step.inside[depth]?.block;
    const last = units.at(-1);
    if (block !== undefined && last?.[0]?.inside[depth]?.block === block) last.push(step);
    else units.push([step]);
  }
  return units;
};
