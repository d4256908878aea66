import type { StepOutcome } from '#cli/scenario/command/step-outcome.ts';
import type { ScenarioStep } from '#cli/scenario/file/scenario.ts';
import type { StepReport, Unmet } from '#cli/scenario/report/scenario-report.ts';

/** A step that did not run. */
export const skippedStep = ({ name, use, as, locate, way, inside }: ScenarioStep): StepReport => {
  const part = inside.map((one) => one.part).find((one) => one !== 'steps');
  return {
    name,
    use,
    ...(as !== undefined && { as }),
    ...(part !== undefined && { part }),
    file: locate(way).file,
    line: locate(way).line,
    status: 'skipped',
    runs: 0,
    milliseconds: 0,
    unmet: [],
  };
};

interface Ended {
  readonly asked?: readonly string[];
  readonly outcome?: StepOutcome;
  readonly unmet: readonly Unmet[];
  readonly runs: number;
  readonly told?: { readonly name: string; readonly as?: string };
}

export const endedStep = (
  step: ScenarioStep,
  { outcome, asked, unmet, runs, told }: Ended,
  { startMs, milliseconds }: { readonly startMs: number; readonly milliseconds: number },
): StepReport => ({
  ...skippedStep(step),
  ...told,
  status: unmet.length === 0 ? 'passed' : 'failed',
  runs,
  startMs: Math.round(startMs),
  milliseconds: Math.round(milliseconds),
  unmet,
  ...(asked !== undefined && { asked }),
  ...(outcome !== undefined && { exit: outcome.exit }),
  ...(outcome?.calls !== undefined && { calls: outcome.calls }),
  ...(outcome?.fired !== undefined && outcome.fired.length > 0 && { fired: outcome.fired }),
  ...(outcome?.error !== undefined && { error: outcome.error }),
  ...(outcome?.data !== undefined && { answer: outcome.data }),
});
