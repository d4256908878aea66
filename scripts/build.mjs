// Builds what changed: web shop, page renderer, command line, the shop's start, packaging art, zip data and the first database.
//   node scripts/build.mjs            builds what is out of date
//   node scripts/build.mjs --force    builds everything
//   node scripts/build.mjs web cli    builds only these parts
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isFreshBundle } from '#scripts/bundle/fresh-bundle.mjs';
import { pinnedNode, projectFolder, stopWith } from './install.mjs';

const bin = (...path) => join(projectFolder, 'node_modules', ...path);
const vite = bin('vite', 'bin', 'vite.js');
const buildBundle = 'scripts/bundle/build-bundle.ts';

/**
 * Sources and build steps of each part; a part is built again when the hash of its sources changed. What runs a bundle
 * looks at dates in place of a hash, so a bundle is also built again when it would not be run.
 */
const parts = {
  web: {
    sources: ['src', 'index.html', 'vite.config.ts', 'scripts/bundle', 'package-lock.json'],
    output: 'dist/client/index.html',
    steps: [
      [vite, 'build', '--logLevel', 'warn'],
      [
        vite,
        'build',
        '--ssr',
        'src/ui/entry-server.tsx',
        '--outDir',
        'dist/server',
        '--logLevel',
        'warn',
      ],
      ['scripts/bundle/compress.mjs', 'dist/client'],
    ],
  },
  cli: {
    sources: [
      ...['src', 'cli', 'scripts/bundle/stamp.ts', buildBundle],
      ...['rolldown.cli.config.ts', 'package.json', 'package-lock.json'],
    ],
    output: 'dist/cli/crunch.mjs',
    isBundle: true,
    steps: [[buildBundle, 'rolldown.cli.config.ts']],
  },
  start: {
    sources: [
      ...['src', 'server', 'sandbox', 'scripts/bundle/stamp.ts', buildBundle],
      ...['rolldown.server.config.ts', 'package.json', 'package-lock.json'],
    ],
    output: 'dist/start/development-shop.mjs',
    isBundle: true,
    steps: [[buildBundle, 'rolldown.server.config.ts']],
  },
  art: {
    sources: [
      ...['sandbox/catalog', 'src/ui/design/icons/logo.svg', 'package-lock.json'],
      ...['src/ui/components/elements/box-bags.ts', 'scripts/bundle/box-pictures.ts'],
    ],
    output: 'dist/packs',
    steps: [
      ['sandbox/catalog/art/write-art.ts', 'dist/packs'],
      ['scripts/mail-pictures.mjs', 'dist/packs', 'src/ui/design/icons/logo.svg'],
      ['scripts/bundle/box-pictures.ts', 'dist/packs'],
      ['scripts/bundle/compress.mjs', 'dist/packs'],
    ],
  },
  zips: {
    sources: ['sandbox/geo', 'package-lock.json'],
    output: 'dist/zip-codes.txt',
    steps: [['sandbox/geo/write-zip-data.ts', 'dist/zip-codes.txt']],
  },
  database: {
    sources: [
      ...['server/data', 'sandbox/catalog', 'src/domain', 'package-lock.json'],
      ...['server/start/load-seed.ts', 'server/start/write-database.ts'],
    ],
    output: 'dist/database/PG_VERSION',
    steps: [['server/start/write-database.ts', 'dist/database']],
  },
};

/** Copies that editors lay beside a file that is open. */
const ofEditor = /^[.#]|~$/;

const filesIn = (path) => {
  const whole = join(projectFolder, path);
  if (!existsSync(whole)) return [];
  if (statSync(whole).isFile()) return [path];
  return readdirSync(whole, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !ofEditor.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(projectFolder.length))
    .sort();
};

const hashOf = (sources) => {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesIn)) {
    hash.update(file).update(readFileSync(join(projectFolder, file)));
  }
  return hash.digest('hex');
};

export const sourcesOf = (name) => parts[name].sources;

/** Sizes and dates of files: another text when one changed, came or went. */
export const stateOf = (sources) =>
  [...new Set(sources.flatMap(filesIn))]
    .map((file) => {
      // It may go meanwhile.
      const { size, mtimeMs } =
        statSync(join(projectFolder, file), { throwIfNoEntry: false }) ?? {};
      return `${file} ${size} ${mtimeMs}`;
    })
    .join();

const stampOf = (name) => join(projectFolder, 'dist', `.built-${name}`);

const isFresh = (name, hash) =>
  existsSync(join(projectFolder, parts[name].output)) &&
  existsSync(stampOf(name)) &&
  readFileSync(stampOf(name), 'utf8') === hash &&
  (parts[name].isBundle !== true ||
    isFreshBundle(projectFolder, join(projectFolder, parts[name].output)));

const run = (step) =>
  new Promise((resolve, reject) => {
    const child = spawn(pinnedNode, step, {
      cwd: projectFolder,
      stdio: ['ignore', process.stderr, process.stderr],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${step.join(' ')} ended with ${code}`)),
    );
  });

/** Builds the parts that are out of date, at most two at a time. */
export const build = async ({ only = Object.keys(parts), force = false } = {}) => {
  mkdirSync(join(projectFolder, 'dist'), { recursive: true });
  const due = only
    .map((name) => ({ name, hash: hashOf(parts[name].sources) }))
    .filter(({ name, hash }) => force || !isFresh(name, hash));
  if (due.length === 0) return;
  console.error(`Building ${due.map(({ name }) => name).join(', ')} …`);
  const queue = [...due];
  const work = async () => {
    for (let part = queue.shift(); part !== undefined; part = queue.shift()) {
      for (const step of parts[part.name].steps) await run(step);
      writeFileSync(stampOf(part.name), part.hash);
    }
  };
  // A failure is told when nothing is built any more: a next build would be in the way of what is left of this one.
  const beginNoMore = (error) => {
    queue.length = 0;
    throw error;
  };
  const ends = await Promise.allSettled([work().catch(beginNoMore), work().catch(beginNoMore)]);
  const failed = ends.find(({ status }) => status === 'rejected');
  if (failed !== undefined) throw failed.reason;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wanted = process.argv.slice(2);
  const only = wanted.filter((name) => !name.startsWith('--'));
  const unknown = only.find((name) => !(name in parts));
  if (unknown !== undefined) {
    stopWith(`There is no part "${unknown}"; the parts are ${Object.keys(parts).join(', ')}.`, 2);
  }
  await build({
    force: wanted.includes('--force'),
    ...(only.length > 0 ? { only } : {}),
  }).catch((error) => stopWith(`The build failed: ${error.message}`));
}
