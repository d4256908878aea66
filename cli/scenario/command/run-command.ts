import { Readable, Writable } from 'node:stream';
import { CommanderError } from 'commander';
import picocolors from 'picocolors';
import type { Answer } from '#cli/report/answer.ts';
import { exitCodes } from '#cli/report/command-failure.ts';
import { asCommandFailure } from '#cli/report/report.ts';
import type { Terminal } from '#cli/report/terminal.ts';
import { usageFailure } from '#cli/report/usage-errors.ts';
import type { StepOutcome } from '#cli/scenario/command/step-outcome.ts';
import type { MakeProgram } from '#cli/session/program-host.ts';
import type { Environment } from '#cli/session/settings.ts';
import type { Words } from '#cli/words/words.ts';

/** A stream that keeps what is written. */
const keptText = () => {
  const pieces: string[] = [];
  const stream = new Writable({
    write: (piece: Buffer, _encoding, done) => {
      pieces.push(piece.toString());
      done();
    },
  });
  return { stream, text: () => pieces.join('') };
};

/**
 * Runs one command line inside this process and gives back what it would have printed with
 * `--json`. These are the same commands that people type, so a scenario tests them too.
 */
export const runCommand = async (
  argv: readonly string[],
  makeProgram: MakeProgram,
  { environment, words }: { readonly environment: Environment; readonly words: Words },
): Promise<StepOutcome> => {
  const stdout = keptText();
  const terminal: Terminal = {
    // A step has no keyboard input (D-CLI-14).
    stdin: Readable.from([]),
    stdout: stdout.stream,
    stderr: keptText().stream,
    columns: undefined,
    paint: picocolors.createColors(false),
  };
  let outcome: StepOutcome = { exit: exitCodes.ok };
  const fired: string[] = [];
  const calls: string[] = [];
  const program = makeProgram(words, {
    environment,
    print: () => undefined,
    openTerminal: () => terminal,
    heard: { call: (name) => calls.push(name), fault: (written) => fired.push(written) },
    deliver: async (work) => {
      outcome = outcomeOf(await work(), stdout.text);
    },
  });
  try {
    // Commands that write their own lines write what a program reads.
    await program.parseAsync(['--json', ...argv], { from: 'user' });
    return { ...outcome, fired, calls };
  } catch (error) {
    const failure =
      error instanceof CommanderError ? usageFailure(error, words) : asCommandFailure(error, words);
    return { exit: failure.exitCode, error: failure.facts, fired, calls };
  }
};

/** A command that wrote its own output, as a batch does, has lines of JSON as data. */
const outcomeOf = (answer: Answer | undefined, printed: () => string): StepOutcome => ({
  exit: exitCodes.ok,
  data:
    answer === undefined
      ? printed()
          .split('\n')
          .filter((line) => line !== '')
          .map((line): unknown => JSON.parse(line))
      : plainJson(answer.data),
});

/** The value as JSON would give it: no undefined, no classes. */
const plainJson = (data: unknown): unknown => JSON.parse(JSON.stringify(data ?? null));
