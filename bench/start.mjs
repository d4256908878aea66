// How long the shop takes to start, beside a bare start: both grow alike on a slow machine (D-START-07).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshEnvironment, startShop } from '#scripts/running-shop.ts';
import { pinnedNode, projectFolder } from '../scripts/install.mjs';
import { atMost, median, result } from './figures/result.ts';

const rounds = 5;

/** Milliseconds from the start of the process until its database answers. */
const bareStart = async (folder) => {
  const began = performance.now();
  const bare = spawn(pinnedNode, ['bench/in-process/bare-start.mjs', folder], {
    cwd: projectFolder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(bare, 'exit');
  const isReady = await Promise.race([once(bare.stdout, 'data'), ended.then(() => undefined)]);
  const milliseconds = performance.now() - began;
  const [status] = await ended;
  if (isReady === undefined || status !== 0) {
    throw new Error(`The bare start ended with ${status}.`);
  }
  return milliseconds;
};

/** Milliseconds; the thread that renders pages may still be loading (D-START-08). */
const untilAnswered = async (origin) => {
  const began = performance.now();
  const answer = await fetch(origin);
  if (!answer.ok) throw new Error(`The first page is answered with ${answer.status}.`);
  await answer.text();
  return performance.now() - began;
};

/** A bare start, one of the shop with new data, and one with what that left. */
const oneRound = async (folder) => {
  const bare = await bareStart(folder);
  const environment = await freshEnvironment();
  const shop = await startShop(environment);
  await shop.stop();
  const again = await startShop(environment);
  const page = again.milliseconds + (await untilAnswered(again.origin).finally(again.discard));
  return { bare, fresh: shop.milliseconds, again: again.milliseconds, page };
};

export const start = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'crunchcart-bare-'));
  try {
    // Makes the bare database.
    await bareStart(folder);
    const seen = [];
    for (let round = 0; round < rounds; round += 1) seen.push(await oneRound(folder));
    const [bare, fresh, again, page] = ['bare', 'fresh', 'again', 'page'].map((name) =>
      median(seen.map((each) => each[name])),
    );
    return [
      result('bare start: Node and PGlite, existing data folder', bare, 'ms', '', undefined),
      atMost('start until ready, new data folder', fresh, 'ms', bare * 3),
      atMost('start until ready, existing data folder', again, 'ms', bare * 1.5),
      result('start until its first page is there, asked for at once', page, 'ms', '', undefined),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
