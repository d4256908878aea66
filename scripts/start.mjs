// `npm start`: installs and builds when needed, then serves the shop and its sandbox, and starts
// them again when they crash.
import { readFileSync } from 'node:fs';
import { supervise } from '#scripts/supervise.mjs';
import { build } from './build.mjs';
import { ensureInstalled, pinnedNode, projectFolder, stopWith } from './install.mjs';

ensureInstalled();
await build().catch((error) => stopWith(`The build failed: ${error.message}`));

const shop = supervise({
  command: pinnedNode,
  args: ['server/start/development-start.ts', ...process.argv.slice(2)],
  cwd: projectFolder,
  say: (sentence) => console.error(sentence),
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => shop.stop(signal));

/** The parent of a process, where the system tells (Linux); npm starts scripts through a shell. */
const parentOf = (pid) => {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
};

// npm passes no SIGKILL on: when npm itself is gone, the shop must not stay behind on the port.
if (process.env.npm_lifecycle_event !== undefined) {
  const [shell, npm] = [process.ppid, parentOf(process.ppid)];
  const isAlone = () => process.ppid !== shell || parentOf(shell) !== npm;
  setInterval(() => isAlone() && shop.stop('SIGTERM'), 500).unref();
}

process.exit(await shop.ended);
