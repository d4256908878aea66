import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const executable = resolve('cli/crunch.mjs');

/** The tools host of the shop of the tests. */
export const toolsOrigin = (): string => process.env['CRUNCH_E2E_TOOLS'] ?? '';

/** The newest first; other tests record, too. */
export const recordingNames = async (): Promise<readonly string[]> => {
  const answer = await fetch(`${toolsOrigin()}/sandbox/recordings`);
  const { recordings }: { recordings: readonly { readonly name: string }[] } = await answer.json();
  return recordings.map(({ name }) => name);
};

export const recordingOf = async (
  name: string,
): Promise<{
  readonly calls: readonly { readonly call: string; readonly facts: object }[];
  readonly scenario: string;
}> => (await fetch(`${toolsOrigin()}/sandbox/recordings/${name}`)).json();

interface Ended {
  readonly code: number;
  readonly said: string;
}

/** The command as people have it, with a state of its own and the password of everybody in the sandbox. */
export const crunchAt = async (origin: string, args: readonly string[]): Promise<Ended> => {
  const folder = mkdtempSync(join(tmpdir(), 'crunch-replay-'));
  const env = {
    PATH: process.env['PATH'] ?? '',
    CRUNCH_STATE: folder,
    CRUNCH_PASSWORD: 'Sn4cks!Sn4cks',
  };
  try {
    const { stdout, stderr } = await promisify(execFile)(
      executable,
      [...args, '--base-url', origin],
      { env },
    );
    return { code: 0, said: stdout + stderr };
  } catch (cause) {
    const { code, stdout, stderr } = Object(cause);
    return { code: Number(code), said: `${stdout}${stderr}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** A recording command that goes on until its window is closed or it is interrupted. */
export const startRecording = (origin: string, args: readonly string[]) => {
  const child: ChildProcess = spawn(
    executable,
    ['record', ...args, '--base-url', origin, '--json'],
    {
      env: {
        PATH: process.env['PATH'] ?? '',
        ...(process.env['CHROMIUM_PATH'] && { CHROMIUM_PATH: process.env['CHROMIUM_PATH'] }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  child.stdout?.on('data', (piece) => {
    said += String(piece);
  });
  child.stderr?.on('data', (piece) => {
    said += String(piece);
  });
  const ended = new Promise<Ended>((done) =>
    child.once('close', (code) => done({ code: code ?? -1, said })),
  );
  return { ended, interrupt: () => child.kill('SIGINT'), said: () => said };
};
