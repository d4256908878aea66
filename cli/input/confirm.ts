import { createInterface } from 'node:readline/promises';
import { CommandFailure, exitCodes } from '#cli/report/command-failure.ts';
import type { Session } from '#cli/session/session.ts';

/** Yes in both languages. */
const yes = /^\s*(y|yes|s|si|sí)\s*$/i;

/**
 * Asks whoever types a command before what cannot be taken back; a script is not asked. Ends the command unless the
 * answer is yes.
 */
export const confirmed = async (
  question: string,
  { terminal, words, settings }: Session,
): Promise<void> => {
  const { stdin, stderr } = terminal;
  if (stdin.isTTY !== true || settings.json) return;
  const reader = createInterface({ input: stdin, output: stderr });
  // Ctrl-D and Ctrl-C are no answer.
  const closed = new Promise<string>((resolve) => reader.once('close', () => resolve('')));
  const answer = await Promise.race([reader.question(`${question} `), closed]);
  reader.close();
  if (yes.test(answer)) return;
  const facts = { code: 'NotConfirmed', message: words['error.notConfirmed'] };
  throw new CommandFailure(facts, exitCodes.refused);
};
