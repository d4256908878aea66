import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withMadeSecrets } from '#server/base/config/secrets.ts';
import { lockDataFolder } from '#server/base/host/data-folder-lock.ts';
import { openDatabase } from '#server/data/database/database.ts';
import { startFailure } from '#server/start/start-failure.ts';

const systemError = (facts: object): Error => Object.assign(new Error('as the system says'), facts);
const causeOf = async (work: () => unknown): Promise<unknown> => {
  try {
    await work();
  } catch (cause) {
    return cause;
  }
  throw new Error('it did not fail');
};

describe('what the operator is told when the shop does not start', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'crunchcart-start-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    [{ code: 'ENOTFOUND' }, 'The database does not answer'],
    [{ code: 'ECONNREFUSED' }, 'The database does not answer'],
    [{ code: '28P01' }, 'refuses the user or the password in DATABASE_URL'],
    [{ code: '3D000' }, 'that DATABASE_URL names does not exist'],
    [{ code: '42501' }, 'may not create tables'],
    [{ code: 'ENOSPC', syscall: 'write' }, 'The disk is full'],
    [{ code: 'EACCES', syscall: 'open', path: '/x/secrets.json' }, 'cannot write /x/secrets.json'],
    [{ code: 'EROFS', syscall: 'mkdir', path: '/x' }, 'cannot write /x'],
    [{ code: 'EACCES', syscall: 'listen', port: 80 }, 'may not listen on port 80'],
  ])('%j is one sentence without a stack', (facts, words) => {
    const told = startFailure(systemError(facts));
    expect(told).toContain(words);
    expect(told).not.toMatch(/\n|as the system says/);
  });

  it('a database server that never answers', async () => {
    const mute = createServer().listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const address = mute.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const pool = new pg.Pool({
      connectionString: `postgres://shop:word@127.0.0.1:${port}/shop`,
      connectionTimeoutMillis: 50,
    });
    const told = startFailure(await causeOf(() => pool.query('select 1')));
    await pool.end();
    mute.close();
    expect(told).toMatch(/^The database does not answer: [^\n]*$/);
  });

  it('a data folder that is a file', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, 'x');
    const nothing = {
      session: undefined,
      gateway: undefined,
      identity: undefined,
      address: undefined,
      tax: undefined,
    };
    for (const place of [file, join(file, 'data')]) {
      for (const open of [() => withMadeSecrets(nothing, place), () => lockDataFolder(place)]) {
        expect(startFailure(await causeOf(open))).toBe(
          `${file} is not a folder: set CRUNCH_DATA_DIR to one.`,
        );
      }
    }
  });

  it.each(['/proc/nope', '/proc/self/fd/nope'])('a data folder at %s', async (place) => {
    expect(startFailure(await causeOf(() => lockDataFolder(place)))).toBe(
      `${place} cannot be made: set CRUNCH_DATA_DIR to a folder on a disk.`,
    );
  });

  it('a damaged database, whose files stay', async () => {
    mkdirSync(join(folder, 'database'));
    writeFileSync(join(folder, 'database', 'PG_VERSION'), '17');
    const told = startFailure(await causeOf(() => openDatabase({ dataDir: folder })));
    expect(told).toMatch(/^The database in .*database cannot be opened: [^\n]*$/);
    expect(readdirSync(folder)).toEqual(['database']);
  });

  it('a database folder that is a file', async () => {
    writeFileSync(join(folder, 'database'), 'x');
    const told = startFailure(await causeOf(() => openDatabase({ dataDir: folder })));
    expect(told).toMatch(/^The database in .*database cannot be opened: [^\n]*$/);
  });

  it('a bug keeps its stack', () => {
    expect(startFailure(new TypeError('a bug'))).toMatch(/TypeError: a bug\n\s+at /);
  });
});
