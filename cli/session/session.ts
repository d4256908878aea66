import type { Answer } from '#cli/report/answer.ts';
import type { Terminal } from '#cli/report/terminal.ts';
import type { Settings } from '#cli/session/settings.ts';
import type { Words } from '#cli/words/words.ts';

/** What every command is given: the global flags, where to write, and the words to use. */
export interface Session {
  readonly settings: Settings;
  readonly terminal: Terminal;
  readonly words: Words;
  readonly heard?: CallListener;
}

/** Hears what a command asks the shop: a scenario reports it, and knows which faults were met. */
export interface CallListener {
  readonly call: (name: string) => void;
  /** A call suffered this fault of `--fault`, as it was written. */
  readonly fault: (written: string) => void;
}

/** Arguments and flags of one command as commander read them, not yet checked. */
export interface Input {
  readonly args: readonly (string | undefined)[];
  readonly flags: Readonly<Record<string, unknown>>;
}

/** What a command does. `undefined` means that it has written everything itself. */
export type Action = (session: Session, input: Input) => Promise<Answer | undefined>;

/** Connects a command with its code, which is loaded only when the command runs. */
export type Runner = (load: () => Promise<Action>) => (...received: unknown[]) => Promise<void>;
