// `npm run kills -- --seed N --kills M`: kills the shop M times (30 unless told) while shoppers
// order, a third while healing or while the bank's question waits, a third on PostgreSQL with its
// connections ended and its server restarted. Prints each scene, and exits with 1 when an order was
// lost or doubled. The same seed gives the same kills; what they meet depends on the machine.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, pinnedNode, projectFolder } from './install.mjs';

ensureInstalled();
const { status } = spawnSync(
  pinnedNode,
  [join(projectFolder, 'test/attacks/kills/kills-command.ts'), ...process.argv.slice(2)],
  { cwd: projectFolder, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
