import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderInUse, lockDataFolder } from '#server/base/host/data-folder-lock.ts';

describe('the lock of the data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'crunchcart-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const lock = () => join(folder, 'server.lock');

  it('keeps a second server out and names the first', () => {
    const release = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse);
    expect(() => lockDataFolder(folder)).toThrow(`process ${process.pid}`);
    release();
    expect(existsSync(lock())).toBe(false);
    lockDataFolder(folder)();
  });

  it('is taken over from a process that is gone', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'exit');
    writeFileSync(lock(), `${child.pid} 1\n`);
    const release = lockDataFolder(folder);
    expect(readFileSync(lock(), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    release();
  });

  it.runIf(process.platform === 'linux')('is taken over when its number was given again', () => {
    writeFileSync(lock(), `${process.pid} 1\n`);
    const release = lockDataFolder(folder);
    const mine = readFileSync(lock(), 'utf8');
    expect(mine).toMatch(new RegExp(`^${process.pid} `));
    expect(mine).not.toBe(`${process.pid} 1\n`);
    release();
    expect(existsSync(lock())).toBe(false);
  });

  it('is taken over when it holds nonsense', () => {
    writeFileSync(lock(), 'nonsense');
    const release = lockDataFolder(folder);
    expect(readFileSync(lock(), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    release();
    expect(existsSync(lock())).toBe(false);
  });
});
