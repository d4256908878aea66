import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { runCrunch } from '#cli/program.ts';

export const executable = resolve('cli/crunch.mjs');

export interface Ending {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CrunchOptions {
  readonly stdin?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs one command line and waits for its end. */
export type Run = (args: readonly string[], options?: CrunchOptions) => Promise<Ending>;

/** What a command is told of the machine; nothing of this process leaks into it. */
const bareEnvironment = () => ({ PATH: process.env['PATH'] ?? '', HOME: '/nonexistent' });

/**
 * Runs the real executable: for what a process is about, such as exit codes, pipes, several at a
 * time, and the bundle itself. It costs thirty times as much as `crunch`.
 */
export const spawnCrunch: Run = async (args, { stdin, environment } = {}) => {
  const child = spawn(executable, [...args], {
    env: { ...bareEnvironment(), ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.on('error', () => undefined);
  child.stdin.end(stdin);
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, stdout, stderr };
};

/** What is written, kept. */
const kept = () => {
  const pieces: string[] = [];
  const stream = new Writable({
    decodeStrings: false,
    write: (piece: string, _encoding, done) => {
      pieces.push(piece);
      done();
    },
  });
  return { stream, text: () => pieces.join('') };
};

/** Runs the whole command line as the executable does, streams and state files included, in here. */
export const crunch: Run = async (args, { stdin, environment } = {}) => {
  const [stdout, stderr] = [kept(), kept()];
  const code = await runCrunch(
    args,
    { ...bareEnvironment(), ...environment },
    {
      stdin: Readable.from(stdin === undefined ? [] : [Buffer.from(stdin)]),
      stdout: stdout.stream,
      stderr: stderr.stream,
    },
  );
  return { code, stdout: stdout.text(), stderr: stderr.text() };
};

export interface JsonEnding {
  readonly code: number | null;
  readonly ok: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads the document it asserts on.
  readonly data: any;
  readonly error: { readonly code: string; readonly message: string; readonly field?: string };
}

const jsonOf =
  (run: Run) =>
  async (args: readonly string[], options?: CrunchOptions): Promise<JsonEnding> => {
    const { code, stdout, stderr } = await run(['--json', ...args], options);
    if (!/^\{.*\}\n$/.test(stdout)) throw new Error(`not one line of JSON: ${stdout}\n${stderr}`);
    return { code, ...JSON.parse(stdout) };
  };

/** Runs with `--json` and reads the one document; anything else on stdout fails the test. */
export const crunchJson = jsonOf(crunch);
/** The same by the real executable. */
export const spawnCrunchJson = jsonOf(spawnCrunch);

/** The envelopes of a batch run. */
export const crunchBatch = async (
  command: readonly string[],
  lines: readonly unknown[],
): Promise<readonly JsonEnding[]> => {
  const stdin = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  const { stdout } = await crunch([...command, '--batch', '-'], { stdin });
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
};

/** A folder that is gone after the test file. */
export const scratchFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'crunch-test-'));
  return {
    folder,
    file: (name: string, content: unknown): string => {
      const path = join(folder, name);
      writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
      return path;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

/** Every file in a folder and the folders in it. */
export const filesUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
