import type { Answer } from '#cli/report/answer.ts';
import { CommandFailure, type ExitCode, exitCodes } from '#cli/report/command-failure.ts';
import { type Terminal, write } from '#cli/report/terminal.ts';
import type { Words } from '#cli/words/words.ts';

export interface ReportOptions {
  readonly json: boolean;
  readonly quiet: boolean;
  readonly verbose: boolean;
  readonly words: Words;
  readonly terminal: Terminal;
}

/** One envelope, as `--json` prints it and `--batch` prints it per line. */
export const envelope = (outcome: { readonly data: unknown } | CommandFailure): string =>
  JSON.stringify(
    outcome instanceof CommandFailure
      ? {
          ok: false,
          error: outcome.facts,
          ...(outcome.data !== undefined && { data: outcome.data }),
        }
      : { ok: true, data: outcome.data },
  );

/** Runs a command: its value goes to stdout, its failure to stderr and to the exit code. */
export const report = async (
  work: () => Promise<Answer | undefined>,
  options: ReportOptions,
): Promise<ExitCode> => {
  try {
    const answer = await work();
    if (answer !== undefined) await reportAnswer(answer, options);
    return exitCodes.ok;
  } catch (error) {
    return reportFailure(asCommandFailure(error, options.words), options);
  }
};

const reportAnswer = async (answer: Answer, { json, quiet, terminal }: ReportOptions) => {
  if (json) return write(terminal.stdout, `${envelope(answer)}\n`);
  const text = quiet ? '' : answer.text();
  if (text !== '') await write(terminal.stdout, `${text}\n`);
};

export const reportFailure = async (
  failure: CommandFailure,
  { json, verbose, terminal }: Pick<ReportOptions, 'json' | 'verbose' | 'terminal'>,
): Promise<ExitCode> => {
  if (json) await write(terminal.stdout, `${envelope(failure)}\n`);
  else await write(terminal.stderr, `${terminal.paint.red(failure.message)}\n`);
  if (!json && failure.hint !== undefined) await write(terminal.stderr, `${failure.hint}\n`);
  const causes = verbose ? causesOf(failure.cause) : '';
  if (causes !== '') await write(terminal.stderr, `${terminal.paint.dim(causes)}\n`);
  return failure.exitCode;
};

/** Any other error is a defect of ours: one sentence, and the cause with `--verbose`. */
export const asCommandFailure = (error: unknown, words: Words): CommandFailure =>
  error instanceof CommandFailure
    ? error
    : new CommandFailure(
        { code: 'Defect', message: words['error.defect'] },
        exitCodes.refused,
        error,
      );

const causesOf = (cause: unknown): string => {
  if (cause === undefined) return '';
  if (!(cause instanceof Error)) return inWords(cause);
  const deeper = causesOf(cause.cause);
  return deeper === '' ? cause.message : `${cause.message}\n${deeper}`;
};

const inWords = (cause: unknown): string =>
  typeof cause === 'object' ? (JSON.stringify(cause) ?? '') : String(cause);
