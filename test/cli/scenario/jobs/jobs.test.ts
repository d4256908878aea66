import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OwnShop, startOwnShop } from '#cli/scenario/jobs/own-shop.ts';
import { crunchJson, executable, scratchFolder, spawnCrunchJson } from '#test/cli/crunch.ts';

const scratch = scratchFolder();
afterAll(() => scratch.remove());

const inStock = { use: 'product show', with: { id: 'CHP-0101' } };
/** Each of these is in the way of every other that uses the same shop, and puts nothing back. */
const selfish = [
  {
    name: 'sells out',
    steps: [
      { ...inStock, expect: { data: { price: 1.29 } } },
      { use: 'sandbox product', with: { id: 'CHP-0101', price: '9.99' } },
      // The shop goes on with the old price for a moment.
      {
        ...{ ...inStock, repeat: { times: 40, until: 'met' } },
        expect: { data: { price: 9.99 } },
      },
    ],
  },
  {
    name: 'moves the clock',
    steps: [
      { use: 'sandbox clock', expect: { data: { offsetMs: 0 } } },
      { use: 'sandbox clock', with: { offset: '+2h' } },
      { use: 'sandbox clock', expect: { data: { offsetMs: 7_200_000 } } },
    ],
  },
  {
    name: 'breaks calls',
    steps: [
      { use: 'sandbox fault', expect: { data: { shopFaults: { length: 0 } } } },
      { use: 'sandbox fault', with: { mode: '500', call: 'contactus', count: 9 } },
      { use: 'sandbox fault', expect: { data: { shopFaults: { length: 1 } } } },
    ],
  },
];
const files = () =>
  [...selfish, ...selfish].map((scenario, at) => scratch.file(`selfish-${at}.json`, scenario));

describe('crunch scenario run --jobs', { timeout: 600_000 }, () => {
  let shop: OwnShop;
  beforeAll(async () => {
    const data = join(scratch.folder, 'one-shop');
    shop = await startOwnShop({ project: process.cwd(), data, stop: new AbortController().signal });
  });
  afterAll(() => shop.close());

  it('[CLI-03] gives every scenario a shop as if it were alone, where one shop would fail them', async () => {
    const args = ['scenario', 'run', ...files(), '--keep-going'];
    const shared = await crunchJson([...args, '--base-url', shop.origin]);
    expect([shared.code, shared.data.passed, shared.data.failed]).toEqual([5, 3, 3]);
    const alone = await spawnCrunchJson([...args, '--jobs', '2'], {
      environment: { CRUNCH_SHOP_PORT: '9', CRUNCH_TOOLS_PORT: '9' },
    });
    expect([alone.error, alone.data.passed]).toEqual([undefined, 6]);
    expect(alone.data.scenarios.map(({ name }: { name: string }) => name)).toEqual(
      [...selfish, ...selfish].map(({ name }) => name),
    );
    expect(alone.data.scenarios[0].again.command).toMatch(/ --jobs=1$/);
  });

  it('[CLI-03] takes no shop that was named, and a number of them that a machine can bear', async () => {
    const [file = ''] = files();
    const run = (...more: string[]) => crunchJson(['scenario', 'run', file, ...more]);
    for (const flags of [
      ['--jobs', '2', '--base-url', shop.origin],
      ['--jobs', '0'],
      ['--jobs', '33'],
      ['--jobs', 'all'],
    ]) {
      expect(await run(...flags)).toMatchObject({ code: 2, error: { field: 'jobs' } });
    }
  });

  it('[CLI-03] leaves no shop and no data behind when it is ended, and writes its reports', async () => {
    const temporary = join(scratch.folder, 'temporary');
    mkdirSync(temporary);
    const waiting = scratch.file('waiting.json', {
      steps: [
        {
          ...{ use: 'sandbox clock', repeat: { times: 1000, until: 'met', pause: 50 } },
          expect: { data: { offsetMs: 1 } },
        },
      ],
    });
    const report = join(scratch.folder, 'ended.json');
    const flags = ['--jobs', '2', '--report', `json=${report}`];
    const child = spawn(executable, ['scenario', 'run', waiting, waiting, ...flags], {
      env: { PATH: process.env['PATH'], HOME: scratch.folder, TMPDIR: temporary },
    });
    let begun = 0;
    child.stderr.on('data', (piece: Buffer) => {
      const more = piece.toString().match(/… waiting/g)?.length ?? 0;
      begun += more;
      // Both shops run by then; a second signal would end it at once.
      if (begun === 2 && more > 0) child.kill('SIGTERM');
    });
    await text(child.stdout);
    const code = child.exitCode ?? (await new Promise((done) => child.once('exit', done)));
    expect(code).toBe(143);
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({ passed: 0, failed: 2 });
    expect(readdirSync(temporary)).toEqual([]);
    expect(processesOf(temporary)).toEqual([]);
  });
});

/** Processes that were told of a folder; only Linux tells. */
const processesOf = (folder: string): readonly string[] =>
  !existsSync('/proc/self/environ')
    ? []
    : readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .filter((name) => {
          try {
            return readFileSync(join('/proc', name, 'environ'), 'utf8').includes(folder);
          } catch {
            return false;
          }
        });
