import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { executable, scratchFolder } from '#test/cli/crunch.ts';

const scratch = scratchFolder();
afterAll(() => scratch.remove());

/** One step that passes, one that goes on for hours, one that is never reached. */
const endless = {
  steps: [
    { use: 'layout', with: { path: '/cart' } },
    {
      name: 'waits',
      use: 'cart merge',
      with: { current: [], saved: [] },
      repeat: { times: 1000, until: 'met', pause: 60_000 },
      expect: { data: { cart: { length: 5 } } },
    },
    { use: 'layout', with: { path: '/cart' } },
  ],
  finally: [{ name: 'puts back', use: 'layout', with: { path: '/cart' } }],
};

const failing = {
  steps: [{ use: 'layout', with: { path: '/cart' }, expect: { exit: 2 } }],
};

const spawned = (name: string, content: object, ...more: string[]) => {
  const temporary = join(scratch.folder, `tmp-${name}`);
  mkdirSync(temporary);
  const report = join(scratch.folder, `${name}.json`);
  const file = scratch.file(`${name}-scenario.json`, content);
  const child = spawn(
    executable,
    ['scenario', 'run', file, '--report', `json=${report}`, ...more],
    {
      env: { PATH: process.env['PATH'] ?? '', HOME: '/nonexistent', TMPDIR: temporary },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  return { child, ended, report, temporary, states: () => statesIn(temporary) };
};

/** Folders of running scenarios; Node keeps caches of its own there, too. */
const statesIn = (folder: string) =>
  readdirSync(folder).filter((name) => name.startsWith('crunch-scenario-'));

const until = async (holds: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 400 && !holds(); tries += 1) await pause(50);
};

describe('a scenario run that is ended', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)(
    '[CLI-03] by %s writes its reports and leaves nothing behind',
    async (signal, code) => {
      const { child, ended, report, states } = spawned(signal, endless);
      await until(() => states().length > 0);
      await pause(1000);
      expect(states()).toHaveLength(1);
      child.kill(signal);
      expect(await ended).toBe(code);
      expect(JSON.parse(readFileSync(report, 'utf8')).scenarios[0]).toMatchObject({
        status: 'failed',
        steps: [
          { status: 'passed' },
          { name: 'waits', status: 'failed' },
          { status: 'skipped' },
          { name: 'puts back', status: 'passed', part: 'finally' },
        ],
      });
      expect(states()).toEqual([]);
    },
  );

  it('[CLI-03] keeps its exit code and its reports when nobody reads what it prints', async () => {
    const { child, ended, report, states } = spawned('unread', failing);
    child.stdout.destroy();
    child.stderr.destroy();
    expect(await ended).toBe(5);
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({ failed: 1 });
    expect(states()).toEqual([]);
  });
});
