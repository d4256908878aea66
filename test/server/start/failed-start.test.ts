import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { childEnvironment, node } from '#test/server/setup/child-process.ts';
import { laySeeded } from '#test/server/setup/database/seeded-copy.ts';

const built = existsSync('dist/client') && existsSync('dist/zip-codes.txt');
/** A file system of its own for one process, without being root. */
const ownMounts = spawnSync('unshare', ['-rm', 'true']).status === 0;
const serverUrl = process.env['TEST_DATABASE_URL'];

describe.skipIf(!built)('a start that cannot be (skipped unless built: npm run build)', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'crunchcart-trouble-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** What a start says and how it ends; one that hangs is killed, and has no exit code. */
  const ending = async (command: readonly string[], environment: Record<string, string>) => {
    const [program = node, ...args] = command;
    const child = spawn(program, args, {
      env: {
        ...childEnvironment,
        CRUNCH_SHOP_PORT: '0',
        CRUNCH_GATEWAY_PORT: '0',
        CRUNCH_WALLET_PORT: '0',
        CRUNCH_IDENTITY_PORT: '0',
        CRUNCH_TOOLS_PORT: '0',
        CRUNCH_MAIL_PORT: '0',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 240_000,
      killSignal: 'SIGKILL',
    });
    const ended = once(child, 'exit');
    const [stdout, stderr, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      ended,
    ]);
    return { code: code as number | null, said: `${stdout}${stderr}`.trim() };
  };
  const oneSentence = (said: string): void => {
    expect(said).not.toMatch(/\n/);
    expect(said).not.toMatch(/\bat .*:\d+:\d+/);
  };
  it.each([
    ['server/start/main.ts', '/proc/nope'],
    ['server/start/development-start.ts', '/proc/self/fd/nope'],
  ])('%s says that %s cannot be a data folder', async (start, dataDir) => {
    const { code, said } = await ending([node, start], { CRUNCH_DATA_DIR: dataDir });
    expect([code, said]).toEqual([
      1,
      `${dataDir} cannot be made: set CRUNCH_DATA_DIR to a folder on a disk.`,
    ]);
  });

  it.skipIf(!ownMounts).each([
    ['0', 'server/start/main.ts', /^The disk is full/],
    ['2m', 'server/start/development-start.ts', /cannot be opened: the disk may be full/],
  ])(
    'on a disk of %s %s says that it is full (skipped where unshare may not)',
    async (size, start, words) => {
      const mount = join(folder, 'disk');
      mkdirSync(mount, { recursive: true });
      // Two inodes are no room for a file beside the folder.
      const options = size === '0' ? 'size=4k,nr_inodes=1' : `size=${size}`;
      const line = `mount -t tmpfs -o ${options} tmpfs "$1" && exec "$2" "$3"`;
      const command = ['unshare', '-rm', 'sh', '-c', line, 'sh', mount, node, start];
      const { code, said } = await ending(command, { CRUNCH_DATA_DIR: mount });
      expect(said).toMatch(words);
      oneSentence(said);
      expect(code).toBe(1);
    },
  );

  it.skipIf(!ownMounts)(
    'in a folder that may only be read it says so (skipped where unshare may not)',
    async () => {
      const mount = join(folder, 'locked');
      mkdirSync(mount, { recursive: true });
      const line = 'mount -t tmpfs -o ro tmpfs "$1" && exec "$2" server/start/main.ts';
      const command = ['unshare', '-rm', 'sh', '-c', line, 'sh', mount, node];
      const { code, said } = await ending(command, { CRUNCH_DATA_DIR: join(mount, 'data') });
      expect(said).toMatch(
        /^This user cannot write .*data: change its rights, or set CRUNCH_DATA_DIR/,
      );
      expect(code).toBe(1);
    },
  );

  it.each([
    'CRUNCH_GATEWAY_PORT',
    'CRUNCH_WALLET_PORT',
    'CRUNCH_IDENTITY_PORT',
    'CRUNCH_TOOLS_PORT',
    'CRUNCH_MAIL_PORT',
    'CRUNCH_SHOP_PORT',
  ])('the sandbox names %s when its port is taken, and leaves nothing running', async (name) => {
    const dataDir = join(folder, name);
    await laySeeded(dataDir);
    const host = /SHOP|IDENTITY|TOOLS/.test(name) ? 'localhost' : '127.0.0.1';
    const taken = createServer().listen(0, host);
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' && address !== null ? String(address.port) : '';
    const { code, said } = await ending([node, 'server/start/development-start.ts'], {
      CRUNCH_DATA_DIR: dataDir,
      [name]: port,
    });
    taken.close();
    expect([code, said]).toEqual([
      1,
      `Port ${port} is taken: stop what listens there, or set ${name} to another port.`,
    ]);
  });

  it('says that no database server answers', async () => {
    const { code, said } = await ending([node, 'server/start/main.ts'], {
      CRUNCH_DATA_DIR: join(folder, 'no-server'),
      DATABASE_URL: 'postgres://shop:word@127.0.0.1:9/shop',
    });
    expect([code, said]).toEqual([
      1,
      'The database does not answer: check DATABASE_URL, and that the server runs.',
    ]);
  });

  it.skipIf(serverUrl === undefined)(
    'says that a database does not exist (skipped without TEST_DATABASE_URL)',
    async () => {
      const url = new URL(serverUrl ?? '');
      url.pathname = '/crunch_nowhere';
      const { code, said } = await ending([node, 'server/start/main.ts'], {
        CRUNCH_DATA_DIR: join(folder, 'no-database'),
        DATABASE_URL: url.href,
      });
      expect([code, said]).toEqual([
        1,
        'The database that DATABASE_URL names does not exist: create it first.',
      ]);
    },
  );
});
