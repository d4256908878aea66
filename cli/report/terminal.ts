import type { Readable, Writable } from 'node:stream';
import picocolors from 'picocolors';

/** What is typed or piped in. */
export type Typed = Readable & Partial<Pick<NodeJS.ReadStream, 'isTTY' | 'setRawMode'>>;

/** The three streams a command has: those of its process, or those of a scenario that runs it. */
export interface Streams {
  readonly stdin: Typed;
  readonly stdout: Writable & Partial<Pick<NodeJS.WriteStream, 'isTTY' | 'columns'>>;
  readonly stderr: Writable;
}

/** Where a command writes and reads, and the colours it may use. */
export interface Terminal {
  readonly stdin: Typed;
  readonly stdout: Writable;
  readonly stderr: Writable;
  /** Columns of the screen or of COLUMNS; undefined when the output goes to a file or another program. */
  readonly columns: number | undefined;
  readonly paint: ReturnType<typeof picocolors.createColors>;
}

/** Colours are used on a screen unless they are turned off (https://no-color.org). */
export const openTerminal = (
  { stdin, stdout, stderr }: Streams,
  environment: Readonly<Record<string, string | undefined>>,
  wantsColor: boolean,
): Terminal => {
  const isScreen = stdout.isTTY === true;
  const off = (environment['NO_COLOR'] ?? '') !== '' || environment['TERM'] === 'dumb';
  return {
    stdin,
    stdout,
    stderr,
    columns: columnsIn(environment) ?? (isScreen ? stdout.columns : undefined),
    paint: picocolors.createColors(isScreen && wantsColor && !off),
  };
};

/** A width that was asked for, for files and other programs, too. */
const columnsIn = ({ COLUMNS: text = '' }: Readonly<Record<string, string | undefined>>) =>
  /^[1-9]\d{1,3}$/.test(text) ? Number(text) : undefined;

/**
 * Resolves when the stream can take more text, so that a slow reader slows the command down, and
 * when nobody reads it any more.
 */
export const write = (stream: Writable, text: string): Promise<void> =>
  new Promise((resolve) => {
    if (stream.destroyed) {
      resolve();
      return;
    }
    if (stream.write(text, () => resolve())) resolve();
  });

/** Streams whose command goes on without a reader. */
const needed = new WeakSet<object>();

/** Has a command end as it would, and with its own exit code, though nobody reads what it says. */
export const goOnWithoutReader = ({
  stdout,
  stderr,
}: Pick<Terminal, 'stdout' | 'stderr'>): void => {
  for (const stream of [stdout, stderr]) needed.add(stream);
};

/**
 * A reader that ends early, as `head` does, is no failure: the command ends.
 * Without a listener Node would print a stack trace.
 */
export const endQuietlyWhenNobodyReads = (): void => {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (!needed.has(stream)) process.exit(error.code === 'EPIPE' ? 0 : 1);
    });
  }
};
