// `node scripts/rows/identity.mjs`: rows about the identity provider that no test of our own code names. A test file
// counts as ours when it imports, itself or by the helpers of test/, something of src, cli or server; the library
// and the sandbox alone prove nothing about this shop. The whole shop runs in test/e2e and test/cli.
//   --json  one JSON document: {total, rows: [{id, requirement, tests: [file]}]}
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { projectFolder } from '#scripts/install.mjs';
import { requirementsIn } from '#scripts/rows/traced-rows.mjs';

const areas = ['TOKEN', 'IDX', 'AUTHN', 'MYACC'];
const ids = new RegExp(`\\b(?:${areas.join('|')})-\\d{2,3}\\b`, 'g');
const read = (file) => readFileSync(join(projectFolder, file), 'utf8');
const importing = /(?:from\s+|import\()'([^']+)'/g;

/** Product code a shopper's identity can reach; the server's own parts stand beside it. */
const isProduct = (path) =>
  /^#(?:adapters|application|composition|domain|ui|cli|ports|server)\//.test(path);
/** Shared by nearly every test, and no part of what it proves. */
const isTool = (path) => /^#(?:server\/data\/database|ports\/|domain\/locale)/.test(path);

const seen = new Map();
/** Whether a test file, or a helper of its own, imports the product. */
const reachesProduct = (file) => {
  if (seen.has(file)) return seen.get(file);
  if (/^test\/(?:e2e|cli)\//.test(file)) return true;
  seen.set(file, false);
  const imports = [...read(file).matchAll(importing)].map(([, path]) => path);
  const found = imports.some((path) => {
    if (isProduct(path) && !isTool(path)) return true;
    const helper = path.startsWith('#test/')
      ? path.replace('#test/', 'test/')
      : path.startsWith('.')
        ? normalize(join(dirname(file), path))
        : undefined;
    return helper?.startsWith('test/identity') === true ||
      helper?.startsWith('test/adapters') === true
      ? reachesProduct(helper)
      : false;
  });
  seen.set(file, found);
  return found;
};

const namedIn = new Map();
for (const file of globSync('test/**/*.ts', { cwd: projectFolder })) {
  for (const [id] of read(file).matchAll(ids)) {
    namedIn.set(id, new Set([...(namedIn.get(id) ?? []), file]));
  }
}

const rows = requirementsIn(read('docs/requirements.tsv'))
  .filter(({ area }) => areas.includes(area))
  .map(({ id, requirement }) => ({ id, requirement, tests: [...(namedIn.get(id) ?? [])] }));
const alone = rows.filter(({ tests }) => !tests.some(reachesProduct));

if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ total: rows.length, rows: alone }));
} else {
  for (const { id, requirement, tests } of alone) {
    console.log(`${id}\t${requirement}\t${tests.join(' ')}`);
  }
  console.error(
    `${alone.length} of ${rows.length} rows are named by no test of the shop's own code.`,
  );
}
