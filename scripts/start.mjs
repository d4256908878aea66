// `npm start`: installs and builds when needed, then serves the shop and its sandbox, and starts
// them again when they crash.
import { readFileSync } from 'node:fs';
import { compiledFolder, shopArguments } from '#scripts/shop/shop-process.mjs';
import { supervise } from '#scripts/supervise.mjs';
import { build } from './build.mjs';
import { ensureInstalled, pinnedNode, projectFolder, stopWith } from './install.mjs';

ensureInstalled();
await build().catch((error) => stopWith(`The build failed: ${error.message}`));

process.env.NODE_COMPILE_CACHE ??= compiledFolder(projectFolder);
const shop = supervise({
  command: pinnedNode,
  args: [...shopArguments(), ...process.argv.slice(2)],
  cwd: projectFolder,
  say: (sentence) => console.error(sentence),
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => shop.stop(signal));

/**
 * The parent of a process, where the system shows it (Linux); npm starts scripts through a shell.
 */
const parentOf = (pid) => {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
};

// A SIGKILL of npm is not passed on: when npm has ended, the shop must end too and free its port.
if (process.env.npm_lifecycle_event !== undefined) {
  const [shell, npm] = [process.ppid, parentOf(process.ppid)];
  const isAlone = () => process.ppid !== shell || parentOf(shell) !== npm;
  setInterval(() => isAlone() && shop.stop('SIGTERM'), 500).unref();
}

process.exit(await shop.ended);
