import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshEnvironment } from '#scripts/running-shop.ts';
import { supervise } from '#scripts/supervise.mjs';
import { laySeeded } from '#test/server/setup/database/seeded-copy.ts';

const built = existsSync('dist/client') && existsSync('dist/zip-codes.txt');

describe.skipIf(!built)('npm start (skipped unless built: npm run build)', () => {
  let folder: string;
  const children: ChildProcess[] = [];
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'crunchcart-supervised-'));
  });
  afterAll(() => {
    // Whoever is left has the channel of its parent, and goes with it.
    for (const child of children) if (child.exitCode === null) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  const run = (command: string, args: readonly string[], environment: Record<string, string>) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      // As a terminal does, so that Ctrl-C is a signal to the group.
      detached: true,
    });
    children.push(child);
    const heard = { text: '' };
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        heard.text += chunk.toString();
      });
    }
    const times = (words: string) => heard.text.split(words).length - 1;
    const until = (words: string, many: number) =>
      expect.poll(() => times(words), { message: heard.text }).toBe(many);
    return { child, heard, times, until };
  };
  const patientFetch = (address: string, init?: RequestInit) =>
    fetch(address, { ...init, signal: AbortSignal.timeout(90_000) });

  it('starts the shop again when it is killed, and what was promised is done', async () => {
    const environment = { ...(await freshEnvironment(join(folder, 'killed'))) };
    await laySeeded(environment.CRUNCH_DATA_DIR);
    const { child, heard, until, times } = run('npm', ['start', '--silent'], environment);
    await until('ready: ', 1);
    const shop = `http://localhost:${environment.CRUNCH_SHOP_PORT}`;
    const letter = {
      subject: 'A crushed bag',
      name: 'Ana',
      email: 'ana@example.com',
      description: 'One bag arrived as dust.',
    };
    const kept = await patientFetch(`${shop}/webservices/contactus`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(letter),
    });
    expect(kept.status).toBe(200);
    const lock = readFileSync(join(environment.CRUNCH_DATA_DIR, 'server.lock'), 'utf8');
    process.kill(Number.parseInt(lock, 10), 'SIGKILL');
    await until('ready: ', 2);
    expect(heard.text).toContain(
      'The shop crashed (SIGKILL). It starts again in 1 s; orders are kept.',
    );
    expect((await patientFetch(`${shop}/readyz`)).status).toBe(200);
    const mailbox = `http://localhost:${environment.CRUNCH_TOOLS_PORT}/sandbox/mail`;
    await expect
      .poll(async () => {
        const { mails } = (await (await patientFetch(mailbox)).json()) as {
          readonly mails: readonly { readonly subject: string }[];
        };
        return mails.map(({ subject }) => subject);
      })
      .toEqual([expect.stringContaining('A crushed bag')]);
    // Ctrl-C: the terminal tells the whole group, once.
    const gone = once(child, 'exit');
    process.kill(-(child.pid ?? 0), 'SIGINT');
    await gone;
    expect(await patientFetch(`${shop}/healthz`).catch(() => 'nobody')).toBe('nobody');
    expect(existsSync(join(environment.CRUNCH_DATA_DIR, 'server.lock'))).toBe(false);
    expect(times('crashed')).toBe(1);
  });

  it('does not repeat a start that was refused', async () => {
    const environment = { ...(await freshEnvironment(join(folder, 'refused'))) };
    await laySeeded(environment.CRUNCH_DATA_DIR);
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' && address !== null ? String(address.port) : '';
    const { child, heard, times } = run('node', ['scripts/start.mjs'], {
      ...environment,
      CRUNCH_GATEWAY_PORT: port,
    });
    const [code] = await once(child, 'close');
    taken.close();
    expect(code).toBe(1);
    expect(times(`Port ${port} is taken`)).toBe(1);
    expect(heard.text).not.toContain('crashed');
  });
});

describe('a supervisor', () => {
  /** Runs a shop of one line; what it said, and how often it was started. */
  const supervised = async (script: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'crunchcart-supervisor-'));
    const starts = join(folder, 'starts');
    const said: string[] = [];
    const note = `require('fs').appendFileSync(${JSON.stringify(starts)}, 'x');`;
    const { ended } = supervise({
      command: process.execPath,
      args: [
        '-e',
        `${note} const turn = require('fs').statSync(${JSON.stringify(starts)}).size; ${script}`,
      ],
      cwd: folder,
      say: (sentence) => said.push(sentence),
      second: 1,
    });
    const code = await ended;
    const times = readFileSync(starts, 'utf8').length;
    rmSync(folder, { recursive: true });
    return { code, times, said };
  };
  const ready = (then: string) => `process.send('ready', () => { ${then} });`;

  it('gives up after five crashes in a minute, each with a longer pause', async () => {
    const { code, times, said } = await supervised(ready(`process.kill(process.pid, 'SIGSEGV')`));
    expect([code, times]).toEqual([1, 5]);
    expect(said.map((sentence) => / in (\d+) s/.exec(sentence)?.[1])).toEqual([
      '1',
      '2',
      '4',
      '8',
      undefined,
    ]);
    expect(said.at(-1)).toBe(
      'The shop crashed (SIGSEGV) 5 times in a minute and is not started again. The lines above say what happened.',
    );
  });

  it.each([
    [
      'an exception nobody caught',
      ready(`if (turn === 1) throw new Error('x'); process.exit(0)`),
      2,
      0,
    ],
    [
      'a kill before it was ready',
      `if (turn === 1) process.kill(process.pid, 'SIGKILL'); else ${ready('process.exit(0)')}`,
      2,
      0,
    ],
    ['a clean stop', ready('process.exit(0)'), 1, 0],
    ['a refusal', 'process.exit(1)', 1, 1],
    ['somebody who stopped it', ready(`process.kill(process.pid, 'SIGTERM')`), 1, 1],
  ])('after %s', async (_, script, starts, end) => {
    const { code, times } = await supervised(script);
    expect([times, code]).toEqual([starts, end]);
  });
});
