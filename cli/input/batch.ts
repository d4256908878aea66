import { fillBlanks } from '#application/messages/message.ts';
import { dashed } from '#cli/input/dashed.ts';
import { linesOf, parseJson } from '#cli/input/read-input.ts';
import { badUsage, type CommandFailure } from '#cli/report/command-failure.ts';
import { asCommandFailure, envelope } from '#cli/report/report.ts';
import { write } from '#cli/report/terminal.ts';
import type { Input, Session } from '#cli/session/session.ts';

/** The answer to one line; it throws a `CommandFailure` for a line it cannot answer. */
export type LineWork = (line: unknown) => unknown;

/**
 * Answers every line of JSON lines with an envelope of its own, in order (D-CLI-01).
 *
 * A bad line gets a failure as its answer and the run goes on, so the run itself succeeds.
 */
export const answerBatch = async (
  path: string,
  session: Session,
  work: LineWork,
): Promise<undefined> => {
  const { terminal } = session;
  for await (const lines of linesOf(path, session)) {
    const answers = lines.map((text) => `${envelope(answerLine(text, session, work))}\n`);
    await write(terminal.stdout, answers.join(''));
  }
};

const answerLine = (
  text: string,
  { words }: Session,
  work: LineWork,
): { readonly data: unknown } | CommandFailure => {
  try {
    return { data: work(parseJson(text, 'line', words)) };
  } catch (error) {
    return asCommandFailure(error, words);
  }
};

/** The file of `--batch`, which excludes every other input of the command. */
export const batchFile = ({ args, flags }: Input, { words }: Session): string | undefined => {
  const { batch, ...others } = flags;
  if (typeof batch !== 'string') return undefined;
  const own = Object.keys(others).find(
    (name) => commandFlags.has(name) && others[name] !== undefined,
  );
  const extra = args.find((argument) => argument !== undefined) ?? (own && `--${dashed(own)}`);
  if (extra === undefined) return batch;
  throw badUsage(fillBlanks(words['error.batchAlone'], { name: extra }));
};

const commandFlags = new Set([
  'current',
  'saved',
  'takenMixIds',
  'cart',
  'coupon',
  'shipping',
  'tax',
  'threshold',
]);
