import type { Command } from 'commander';
import type { StepOutcome } from '#cli/scenario/command/step-outcome.ts';
import type { Scenario, Variables } from '#cli/scenario/file/scenario.ts';
import type { ScenarioReport } from '#cli/scenario/report/scenario-report.ts';

export interface ScenarioHost {
  /** The tree of commands, to look up names. */
  readonly program: Command;
  /** Runs a command line with that state folder, and settings of its own. */
  readonly run: (
    argv: readonly string[],
    stateFolder: string,
    environment?: Readonly<Record<string, string>>,
  ) => Promise<StepOutcome>;
  /** Secrets of the environment, which no report shows. */
  readonly secrets: readonly string[];
  /** An empty folder for states and files of this scenario alone. */
  readonly folder: string;
  /** Variables of the command line, which win over those of files. */
  readonly given: Variables;
  readonly keepGoing: boolean;
  /** A report shows what the shop did for each order. */
  readonly wantsTraces: boolean;
  /** How a scenario is run once more. */
  readonly again: (scenario: Scenario) => NonNullable<ScenarioReport['again']>;
  /** Ends the run: the step that runs is given up, the others are skipped. */
  readonly stop: AbortSignal;
}
