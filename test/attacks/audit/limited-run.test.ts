import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { runWithin } from '#scripts/rows/limited-run.mjs';

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe.skipIf(process.platform === 'win32')('a run with a limit', () => {
  it('is ended with all that it started, and keeps what it wrote until then', async () => {
    const run = await runWithin(1500, 'sh', ['-c', 'sleep 600 & echo "AUDIT $!"; wait']);
    expect(run).toMatchObject({
      isFinished: false,
      stdout: expect.stringMatching(/^AUDIT \d+\n$/),
    });
    const inner = Number(/\d+/.exec(run.stdout)?.[0]);
    await expect.poll(() => isRunning(inner)).toBe(false);
  });

  it('says how it ended when it was done in time', async () => {
    expect(await runWithin(60_000, 'sh', ['-c', 'echo one; echo two >&2; exit 3'])).toEqual({
      isFinished: true,
      status: 3,
      stdout: 'one\n',
      stderr: 'two\n',
    });
  });

  it('rejects what cannot be started', async () => {
    await expect(runWithin(60_000, 'no-such-command', [])).rejects.toThrow('ENOENT');
  });
});

describe('the audit', () => {
  const refusalOf = (...words: string[]) =>
    promisify(execFile)(process.execPath, ['scripts/rows/audit.mjs', ...words]).catch(
      (error: { code: number; stderr: string }) => ({ code: error.code, stderr: error.stderr }),
    );

  it('refuses a row that there is not, and a limit of nothing, before it begins', async () => {
    expect(await refusalOf('--seed', '7', '--row', 'NONE-01')).toEqual({
      code: 2,
      stderr: 'docs/requirements.tsv has no row NONE-01.\n',
    });
    expect(await refusalOf('--seed', '7', '--minutes', '0')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('"--minutes 0" is no option'),
    });
    expect(await refusalOf()).toMatchObject({ code: 2 });
  });
});
