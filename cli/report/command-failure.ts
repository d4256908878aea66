/** Exit codes scripts branch on (D-CLI-02). */
export const exitCodes = {
  ok: 0,
  refused: 1,
  badInput: 2,
  unreachable: 3,
  notSignedIn: 4,
  unmet: 5,
} as const;

/** What a shell reports for a command that a signal ended: 128 and the signal's number. */
export const signalCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

export type EndingSignal = keyof typeof signalCodes;

export type ExitCode =
  | (typeof exitCodes)[keyof typeof exitCodes]
  | (typeof signalCodes)[EndingSignal];

/** Sandbox and operators write codes in capitals; a command's failures all have the style of its tags, `NotFound`. */
export const errorCode = (written: string): string =>
  /^[A-Z0-9]+(_[A-Z0-9]+)*$/.test(written)
    ? written
        .split('_')
        .map((word) => `${word.slice(0, 1)}${word.slice(1).toLowerCase()}`)
        .join('')
    : written;

/** What the error part of the envelope says. */
export interface ErrorFacts {
  /** The failure's tag. */
  readonly code: string;
  /** A sentence in the chosen language. */
  readonly message: string;
  /** The flag, argument or field at fault. */
  readonly field?: string;
}

/** What a command throws: a sentence about the failure, and the exit code. */
export class CommandFailure extends Error {
  readonly facts: ErrorFacts;
  readonly exitCode: ExitCode;
  /** What a person may try next; scripts do not get it. */
  hint: string | undefined;
  /** What scripts may want to know beside the failure. */
  data: unknown;

  constructor(facts: ErrorFacts, exitCode: ExitCode, cause?: unknown) {
    super(facts.message, { cause });
    this.name = 'CommandFailure';
    this.facts = facts;
    this.exitCode = exitCode;
  }
}

/** The command line itself is wrong: unknown flag, missing argument, value of the wrong kind. */
export const badUsage = (message: string, field?: string): CommandFailure =>
  new CommandFailure(
    { code: 'BadUsage', message, ...(field === undefined ? {} : { field }) },
    exitCodes.badInput,
  );

/** What was handed in is readable and wrong. */
export const inputRefused = (message: string, field?: string): CommandFailure =>
  new CommandFailure(
    { code: 'InputRefused', message, ...(field === undefined ? {} : { field }) },
    exitCodes.badInput,
  );
