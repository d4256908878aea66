import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { text as readAll } from 'node:stream/consumers';
import { fillBlanks } from '#application/messages/message.ts';
import { CommandFailure, exitCodes, inputRefused } from '#cli/report/command-failure.ts';
import type { Session } from '#cli/session/session.ts';
import type { Words } from '#cli/words/words.ts';

/** The name of standard input where a file is expected. */
export const standardInput = '-';

const fileFailure = (path: string, words: Words, cause: unknown): CommandFailure =>
  new CommandFailure(
    { code: 'FileUnreadable', message: fillBlanks(words['error.file'], { path }), field: path },
    exitCodes.badInput,
    cause,
  );

/** Standard input, and the words of error messages. */
type Input = Pick<Session, 'terminal' | 'words'>;

/** The text of a file or standard input; undefined without a path. */
export const readText = async (path: string, { terminal, words }: Input): Promise<string> => {
  if (path === '') return '';
  try {
    return path === standardInput ? await readAll(terminal.stdin) : await readFile(path, 'utf8');
  } catch (cause) {
    throw fileFailure(path, words, cause);
  }
};

/** One JSON document from a file or standard input; `flag` names it in error messages. */
export const readJson = async (path: string, flag: string, input: Input): Promise<unknown> => {
  return parseJson(await readText(path, input), flag, input.words);
};

/** JSON; a byte order mark in front is ignored, because some editors write one. */
export const parseJson = (text: string, name: string, words: Words): unknown => {
  try {
    return JSON.parse(text.replace(/^\u{feff}/u, ''));
  } catch {
    throw inputRefused(fillBlanks(words['error.notJson'], { name }), name.replace(/^-+/, ''));
  }
};

/**
 * The lines of a file or of standard input, several at a time as they arrive, so that memory
 * holds one part only. The last line may lack its end.
 */
export async function* linesOf(
  path: string,
  { terminal, words }: Input,
): AsyncGenerator<readonly string[]> {
  const source = path === standardInput ? terminal.stdin : createReadStream(path);
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for await (const piece of source as AsyncIterable<Buffer>) {
      const [begun = '', ...others] = decoder.decode(piece, { stream: true }).split('\n');
      rest += begun;
      if (others.length === 0) continue;
      const unfinished = others.pop() ?? '';
      yield [rest, ...others];
      rest = unfinished;
    }
  } catch (cause) {
    throw fileFailure(path, words, cause);
  }
  rest += decoder.decode();
  if (rest !== '') yield [rest];
}
