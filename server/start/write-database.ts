import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { argv, stderr } from 'node:process';
import { openDatabase } from '#server/data/database/database.ts';
import { dropTemplates } from '#server/data/database/drop-templates.ts';
import { migrate } from '#server/data/database/migrate.ts';
import { loadSeed } from '#server/start/load-seed.ts';

const [, , outFolder] = argv;
if (outFolder === undefined) {
  stderr.write('usage: node server/start/write-database.ts <outFolder>\n');
  process.exitCode = 2;
} else {
  // Beside the place it goes to, so that it can be moved there whole.
  const made = mkdtempSync(join(dirname(outFolder), 'making-'));
  try {
    const { db, close } = await openDatabase({ dataDir: made });
    await migrate(db);
    await loadSeed(db);
    await dropTemplates(db);
    await close();
    rmSync(outFolder, { recursive: true, force: true });
    renameSync(join(made, 'database'), outFolder);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}
