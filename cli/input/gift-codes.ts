import { readText, standardInput } from '#cli/input/read-input.ts';
import type { Session } from '#cli/session/session.ts';

/**
 * The codes of gift cards: `-` stands for the lines of standard input, so that a code need not be
 * in the arguments, which other users and the shell's history see.
 */
export const giftCodesOf = async (
  given: readonly string[],
  session: Pick<Session, 'terminal' | 'words'>,
): Promise<readonly string[]> => {
  const isPiped = given.includes(standardInput);
  const piped = isPiped ? (await readText(standardInput, session)).split(/\r?\n/) : [];
  return [...given.filter((code) => code !== standardInput), ...piped]
    .map((code) => code.trim())
    .filter((code) => code !== '');
};
