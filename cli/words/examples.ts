import type { Words } from '#cli/words/words.ts';

/** The examples under a command's help. */
export const examples = (words: Words, lines: readonly string[]): string =>
  `\n${words['help.examples']}\n${lines.map((line) => `  ${line}`).join('\n')}`;
