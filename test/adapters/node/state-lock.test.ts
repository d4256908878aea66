import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StateBusy, StateUnusable, withStateLock } from '#adapters/node/state-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crunch-lock-'));
});
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Another process that takes the lock and runs some code while it holds it. */
const inOtherProcess = (code: string) => {
  const child = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { withStateLock } = await import('#adapters/node/state-lock.ts');
       const { readFileSync, writeFileSync } = await import('node:fs');
       const folder = ${JSON.stringify(folder)};
       await withStateLock(folder, async () => { ${code} });`,
    ],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  children.push(child);
  return child;
};

describe('withStateLock', () => {
  it('[CLI-05] lets processes change one file at the same time and loses nothing', async () => {
    const counter = join(folder, 'counter');
    writeFileSync(counter, '0');
    const addOne = `
      const before = Number(readFileSync(folder + '/counter', 'utf8'));
      await new Promise((resolve) => setImmediate(resolve));
      writeFileSync(folder + '/counter', String(before + 1));`;
    const adders = Array.from({ length: 6 }, () => inOtherProcess(addOne));
    await Promise.all(adders.map((child) => once(child, 'exit')));
    expect(readFileSync(counter, 'utf8')).toBe('6');
  });

  it('takes over from a process that was killed while it held the lock', async () => {
    const child = inOtherProcess(`process.stdout.write('held'); await new Promise(() => {
      setInterval(() => undefined, 1000);
    });`);
    await once(child.stdout, 'data');
    expect(existsSync(join(folder, '.lock'))).toBe(true);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await expect(withStateLock(folder, async () => 'mine')).resolves.toBe('mine');
  });

  it('is not fooled by another process with the same id', async () => {
    writeFileSync(join(folder, '.lock'), `${process.ppid} 1`);
    await expect(withStateLock(folder, async () => 'mine', 2000)).resolves.toBe('mine');
  });

  it('gives up when another process holds on', async () => {
    const child = inOtherProcess(`process.stdout.write('held'); await new Promise((resolve) => {
      process.stdin.once('data', resolve);
    }); process.stdin.destroy();`);
    await once(child.stdout, 'data');
    await expect(withStateLock(folder, async () => 'mine', 30)).rejects.toThrow(StateBusy);
    child.stdin.write('go');
    await once(child, 'exit');
    await expect(withStateLock(folder, async () => 'mine')).resolves.toBe('mine');
  });

  it('lets go when the work fails', async () => {
    const failing = withStateLock(folder, async () => {
      throw new Error('work failed');
    });
    await expect(failing).rejects.toThrow('work failed');
    expect(existsSync(join(folder, '.lock'))).toBe(false);
  });

  it('says so when the folder cannot be used', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await expect(withStateLock(file, async () => 1)).rejects.toThrow(StateUnusable);
  });
});
