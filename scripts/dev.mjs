// `npm run dev`: the shop with hot reload of the screens and a restart of the server on change.
import { spawn } from 'node:child_process';
import { build } from './build.mjs';
import { ensureInstalled, pinnedNode, projectFolder, stopWith } from './install.mjs';

ensureInstalled();
await build({ only: ['art', 'zips'] }).catch((error) =>
  stopWith(`The build failed: ${error.message}`),
);
const watched = ['server', 'sandbox', 'src/domain', 'src/adapters/http/wire'];
const child = spawn(
  pinnedNode,
  [
    ...watched.map((folder) => `--watch-path=${folder}`),
    // The sources themselves, never a bundle of them.
    'server/start/development-shop.ts',
    '--dev',
  ],
  { cwd: projectFolder, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development' } },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
