import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMailbox } from '#sandbox/mail/mailbox.ts';
import { keepContactMessage } from '#server/data/content/contact-messages.ts';
import { openDatabase } from '#server/data/database/database.ts';
import { promiseContactMail } from '#server/data/mail/outbox.ts';
import { childEnvironment, node } from '#test/server/setup/child-process.ts';
import { layMigrated } from '#test/server/setup/database/migrated-copy.ts';

const built = existsSync('dist/client') && existsSync('dist/zip-codes.txt');

const letter = {
  reference: 'CM-AAAA-BBBB',
  subject: 'A crushed bag',
  name: 'Ana',
  email: 'ana@example.com',
  phone_number: '',
  description: 'One bag arrived as dust.',
  language: 'en-us',
} as const;

describe.skipIf(!built)('server/start/main.ts (skipped unless built: npm run build)', () => {
  let folder: string;
  const children: ChildProcess[] = [];
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'crunchcart-main-'));
  });
  afterAll(async () => {
    for (const child of children) {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
    }
    rmSync(folder, { recursive: true, force: true });
  });

  /** Resolves with the first line the server says, ready or not. */
  const run = async (environment: Record<string, string>) => {
    const child = spawn(node, ['server/start/main.ts'], {
      env: { ...childEnvironment, CRUNCH_SHOP_PORT: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    let said = '';
    await new Promise<void>((resolve) => {
      const hear = (chunk: Buffer): void => {
        said += chunk.toString();
        if (said.includes('\n')) resolve();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.on('exit', () => resolve());
    });
    return { child, said: said.trim() };
  };
  const exitOf = async (child: ChildProcess): Promise<unknown> => {
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    return child.exitCode;
  };

  it('serves, keeps a second server off its data, and stops at a signal', async () => {
    const dataDir = join(folder, 'shared');
    const first = await run({ CRUNCH_DATA_DIR: dataDir });
    const origin = /^ready: (http:\/\/localhost:\d+)$/.exec(first.said)?.[1];
    expect(origin, first.said).toBeDefined();
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);

    const second = await run({ CRUNCH_DATA_DIR: dataDir });
    expect(second.said).toBe(
      `The data folder ${dataDir} is in use by process ${first.child.pid}: stop that server, or set CRUNCH_DATA_DIR to another folder.`,
    );
    expect(await exitOf(second.child)).toBe(1);

    first.child.kill('SIGTERM');
    expect(await exitOf(first.child)).toBe(0);
    expect(existsSync(join(dataDir, 'server.lock'))).toBe(false);
  });

  it('starts again on the data a killed server left', async () => {
    const dataDir = join(folder, 'killed');
    await layMigrated(dataDir);
    const first = await run({ CRUNCH_DATA_DIR: dataDir });
    first.child.kill('SIGKILL');
    await exitOf(first.child);
    expect(existsSync(join(dataDir, 'server.lock'))).toBe(true);
    const second = await run({ CRUNCH_DATA_DIR: dataDir });
    expect(second.said).toMatch(/^ready: /);
    second.child.kill('SIGTERM');
    expect(await exitOf(second.child)).toBe(0);
  });

  it('mails what a killed server had promised', async () => {
    const dataDir = join(folder, 'promised');
    await layMigrated(dataDir);
    const { db, close } = await openDatabase({ dataDir });
    const now = new Date();
    await keepContactMessage(db, { ...letter, received_at: now });
    await promiseContactMail(db, 'a-mail', letter.reference, now);
    await close();
    const file = join(folder, 'mails.jsonl');
    const mailbox = await startMailbox({ port: 0, file, now: () => new Date() });
    const CRUNCH_MAIL_URL = `smtp://127.0.0.1:${mailbox.port}`;
    const { child, said } = await run({ CRUNCH_DATA_DIR: dataDir, CRUNCH_MAIL_URL });
    expect(said).toMatch(/^ready: /);
    await expect.poll(() => mailbox.mails().length).toBe(1);
    child.kill('SIGTERM');
    expect(await exitOf(child)).toBe(0);
    await mailbox.close();
  });

  it('names the port that is taken and the variable that moves it', async () => {
    const taken = createServer().listen(0, 'localhost');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' && address !== null ? String(address.port) : '';
    const dataDir = join(folder, 'port');
    await layMigrated(dataDir);
    const { child, said } = await run({ CRUNCH_DATA_DIR: dataDir, CRUNCH_SHOP_PORT: port });
    taken.close();
    expect(said).toBe(
      `Port ${port} is taken: stop what listens there, or set CRUNCH_SHOP_PORT to another port.`,
    );
    expect(await exitOf(child)).toBe(1);
  });

  it('says every bad value at once', async () => {
    const { child, said } = await run({ CRUNCH_SHOP_PORT: 'x', CRUNCH_STOP_MS: '-1' });
    expect(said).toContain('CRUNCH_SHOP_PORT must be a port');
    expect(await exitOf(child)).toBe(1);
  });
});
