import { fillBlanks } from '#application/messages/message.ts';
import { badUsage } from '#cli/report/command-failure.ts';
import type { Typed } from '#cli/report/terminal.ts';
import type { Session } from '#cli/session/session.ts';

/**
 * A secret from the environment, else typed at the terminal without showing it.
 * It is never a flag: other programs and the shell's history can read a command line (CLI-07).
 */
export const readSecret = async (
  { settings, terminal, words }: Session,
  variable: string,
  question: string,
): Promise<string> => {
  const given = settings.environment[variable];
  if (given !== undefined && given !== '') return given;
  const { stdin } = terminal;
  if (stdin.isTTY !== true) {
    throw badUsage(fillBlanks(words['error.secret'], { name: variable }), variable);
  }
  // Before the question is seen, so that an answer typed at once is not shown.
  stdin.setRawMode?.(true);
  terminal.stderr.write(`${question} `);
  try {
    return await typedLine(stdin);
  } finally {
    stdin.setRawMode?.(false);
    stdin.pause();
    terminal.stderr.write('\n');
  }
};

/** Whether a secret is in the environment or there is a terminal to ask at. */
export const canReadSecret = ({ settings, terminal }: Session, variable: string): boolean =>
  (settings.environment[variable] ?? '') !== '' || terminal.stdin.isTTY === true;

const interrupt = '\u0003';
const endOfInput = '\u0004';
const backspaces: readonly string[] = ['\u007f', '\b'];

/** What is typed up to the end of the line; raw mode gives it key by key. */
const typedLine = (keys: Typed): Promise<string> =>
  new Promise((resolve, reject) => {
    let line: readonly string[] = [];
    const hear = (chunk: Buffer): void => {
      for (const key of chunk.toString('utf8')) {
        if (key === '\r' || key === '\n') {
          keys.off('data', hear);
          resolve(line.join(''));
          return;
        }
        if (key === interrupt || key === endOfInput) {
          keys.off('data', hear);
          reject(badUsage(key === interrupt ? '^C' : '^D'));
          return;
        }
        line = backspaces.includes(key) ? line.slice(0, -1) : [...line, key];
      }
    };
    keys.on('data', hear);
    // A terminal that is closed asks no more.
    keys.once('end', () => reject(badUsage('^D')));
    keys.resume();
  });
