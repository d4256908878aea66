import type { Command } from 'commander';
import type { StepOutcome } from '#cli/scenario/command/step-outcome.ts';
import type { Variables } from '#cli/scenario/file/scenario.ts';

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
  /** Ends the run: the step that runs is given up, the others are skipped. */
  readonly stop: AbortSignal;
}
