// `npm run dev`: serves the shop from its sources. When one changes, what is made from it is built
// again and the shop is started again.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { build, sourcesOf, stateOf } from './build.mjs';
import { ensureInstalled, pinnedNode, projectFolder, stopWith } from './install.mjs';

/** All but the bundles, which run in place of sources. */
const parts = ['web', 'art', 'zips', 'database'];
/** `start` bundles what runs here. */
const watched = ['start', ...parts].flatMap(sourcesOf);
/** How often the sources are looked at, milliseconds. A watch of the system's loses files that an editor replaces. */
const pace = 1000;

ensureInstalled();
let state = stateOf(watched);
await build({ only: parts }).catch((error) => stopWith(`The build failed: ${error.message}`));

const start = () => {
  const child = spawn(pinnedNode, ['server/start/development-shop.ts'], {
    cwd: projectFolder,
    // The shop ends when the channel closes, so none is left when this process is killed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // A group of its own: Ctrl-C reaches it once, through this process; at a second signal it would not end in order.
    detached: process.platform !== 'win32',
    env: { ...process.env, NODE_ENV: 'development' },
  });
  let isAsked = false;
  const ended = once(child, 'exit');
  child.on('exit', () => {
    if (!isAsked) console.error('The shop has ended. It starts again after the next change.');
  });
  return {
    end: () => {
      if (!isAsked) child.kill('SIGTERM');
      isAsked = true;
      return ended;
    },
  };
};

let shop = start();
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    isStopping = true;
    const [code] = await shop.end();
    process.exit(code ?? 1);
  });
}

/** Waits until something changed and nothing more does: an editor saves several files one after the other. */
const untilChanged = async () => {
  for (let before = state; ; before = state) {
    await pause(pace);
    state = stateOf(watched);
    if (state === before && state !== built) return;
  }
};

let built = state;
while (!isStopping) {
  await untilChanged();
  built = state;
  console.error('\nA file changed.');
  try {
    await build({ only: parts });
  } catch (error) {
    if (!isStopping) console.error(`The build failed: ${error.message}. The shop before runs on.`);
    continue;
  }
  await shop.end();
  if (!isStopping) shop = start();
}
