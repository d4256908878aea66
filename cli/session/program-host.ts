import type { Command } from 'commander';
import type { Answer } from '#cli/report/answer.ts';
import type { Terminal } from '#cli/report/terminal.ts';
import type { CallListener, Session } from '#cli/session/session.ts';
import type { Environment } from '#cli/session/settings.ts';
import type { Words } from '#cli/words/words.ts';

/** What runs the commands: the process itself, or a scenario. */
export interface ProgramHost {
  readonly environment: Environment;
  /** Takes the texts of help. */
  readonly print: (text: string) => void;
  readonly openTerminal: (wantsColor: boolean) => Terminal;
  readonly heard?: CallListener;
  /** What is done with a command's answer. */
  readonly deliver: (work: () => Promise<Answer | undefined>, session: Session) => Promise<void>;
}

/**
 * Makes the tree of commands for a host. Commands that need the whole tree themselves (scenarios,
 * completion) are given it, because the tree already imports them.
 */
export type MakeProgram = (words: Words, host: ProgramHost) => Command;

/** The tree of commands, to look up names; it runs nothing. */
export const programOf = (
  makeProgram: MakeProgram,
  { words, settings, terminal }: Session,
): Command =>
  makeProgram(words, {
    environment: settings.environment,
    print: () => undefined,
    openTerminal: () => terminal,
    deliver: () => Promise.resolve(),
  });
