// `npm run dev`: serves the shop from its sources. When a file changes, what is made from it is
// built again and the shop is started again.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { ensureInstalled, pinnedNode, projectFolder, stopWith } from './install.mjs';

/** All but the bundles, which run in place of sources. */
const parts = ['web', 'art', 'zips', 'database'];
const watched = ['src', 'server', 'sandbox'];
/** An editor that saves several files has saved them all after this time, milliseconds. */
const quiet = 300;

ensureInstalled();
await build({ only: parts }).catch((error) => stopWith(`The build failed: ${error.message}`));

let shop;
const start = () => {
  shop = spawn(pinnedNode, ['server/start/development-shop.ts'], {
    cwd: projectFolder,
    // The shop ends when the channel closes, so none is left when this process is killed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'development' },
  });
  shop.on('exit', (code) => {
    if (code !== null && code !== 0) console.error('The shop waits for the next change.');
  });
};

const end = () =>
  new Promise((resolve) => {
    if (shop.exitCode !== null || shop.signalCode !== null) return resolve();
    shop.once('exit', resolve);
    shop.kill('SIGTERM');
  });

const startAgain = async () => {
  console.error('\nA file changed.');
  try {
    await build({ only: parts });
  } catch (error) {
    console.error(`The build failed: ${error.message}. The shop goes on as it was.`);
    return;
  }
  await end();
  start();
};

start();
let pause;
let work = Promise.resolve();
for (const folder of watched) {
  watch(join(projectFolder, folder), { recursive: true }, () => {
    clearTimeout(pause);
    pause = setTimeout(() => {
      work = work.then(startAgain);
    }, quiet);
  });
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => end().then(() => process.exit(shop.exitCode ?? 1)));
}
