import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

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

/** Runs the real executable and waits for its end. */
export const crunch = async (
  args: readonly string[],
  { stdin, environment }: CrunchOptions = {},
): Promise<Ending> => {
  const child = spawn(executable, [...args], {
    env: { PATH: process.env['PATH'] ?? '', HOME: '/nonexistent', ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.on('error', () => undefined);
  child.stdin.end(stdin);
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, stdout, stderr };
};

interface JsonEnding {
  readonly code: number | null;
  readonly ok: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads the document it asserts on.
  readonly data: any;
  readonly error: { readonly code: string; readonly message: string; readonly field?: string };
}

/** Runs with `--json` and reads the one document; anything else on stdout fails the test. */
export const crunchJson = async (
  args: readonly string[],
  options?: CrunchOptions,
): Promise<JsonEnding> => {
  const { code, stdout, stderr } = await crunch(['--json', ...args], options);
  if (!/^\{.*\}\n$/.test(stdout)) throw new Error(`not one line of JSON: ${stdout}\n${stderr}`);
  return { code, ...JSON.parse(stdout) };
};

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
