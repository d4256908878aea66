import type { Answer } from '#cli/report/answer.ts';
import { type Terminal, write } from '#cli/report/terminal.ts';
import { type ExitCode, exitCodes, Trouble } from '#cli/report/trouble.ts';
import type { Words } from '#cli/words/words.ts';

export interface ReportOptions {
  readonly json: boolean;
  readonly quiet: boolean;
  readonly verbose: boolean;
  readonly words: Words;
  readonly terminal: Terminal;
}

/** One envelope, as `--json` prints it and `--batch` prints it per line. */
export const envelope = (outcome: { readonly data: unknown } | Trouble): string =>
  JSON.stringify(
    outcome instanceof Trouble
      ? {
          ok: false,
          error: outcome.facts,
          ...(outcome.data !== undefined && { data: outcome.data }),
        }
      : { ok: true, data: outcome.data },
  );

/** Runs a command's work: its value goes to stdout, its failure to stderr and the exit code it gives. */
export const report = async (
  work: () => Promise<Answer | undefined>,
  options: ReportOptions,
): Promise<ExitCode> => {
  try {
    const answer = await work();
    if (answer !== undefined) await reportAnswer(answer, options);
    return exitCodes.ok;
  } catch (error) {
    return reportTrouble(asTrouble(error, options.words), options);
  }
};

const reportAnswer = async (answer: Answer, { json, quiet, terminal }: ReportOptions) => {
  if (json) return write(terminal.stdout, `${envelope(answer)}\n`);
  const text = quiet ? '' : answer.text();
  if (text !== '') await write(terminal.stdout, `${text}\n`);
};

export const reportTrouble = async (
  trouble: Trouble,
  { json, verbose, terminal }: Pick<ReportOptions, 'json' | 'verbose' | 'terminal'>,
): Promise<ExitCode> => {
  if (json) await write(terminal.stdout, `${envelope(trouble)}\n`);
  else await write(terminal.stderr, `${terminal.paint.red(trouble.message)}\n`);
  if (!json && trouble.hint !== undefined) await write(terminal.stderr, `${trouble.hint}\n`);
  const causes = verbose ? causesOf(trouble.cause) : '';
  if (causes !== '') await write(terminal.stderr, `${terminal.paint.dim(causes)}\n`);
  return trouble.exitCode;
};

/** Anything but a Trouble is a defect of ours: one sentence, the cause only when asked for. */
export const asTrouble = (error: unknown, words: Words): Trouble =>
  error instanceof Trouble
    ? error
    : new Trouble({ code: 'Defect', message: words['error.defect'] }, exitCodes.refused, error);

const causesOf = (cause: unknown): string => {
  if (cause === undefined) return '';
  if (!(cause instanceof Error)) return inWords(cause);
  const deeper = causesOf(cause.cause);
  return deeper === '' ? cause.message : `${cause.message}\n${deeper}`;
};

const inWords = (cause: unknown): string =>
  typeof cause === 'object' ? (JSON.stringify(cause) ?? '') : String(cause);
