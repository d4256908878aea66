// Installs the dependencies when the lock file changed since the last time. Runs on any Node ≥ 20
// and needs no package itself, so that one command is enough on a fresh clone.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectFolder = fileURLToPath(new URL('..', import.meta.url));
const modules = join(projectFolder, 'node_modules');

/** The pinned Node, which runs everything after the installation. */
export const pinnedNode = join(modules, 'node', 'bin', 'node');

/** Exits with one sentence, without a stack trace. */
export const stopWith = (sentence, code = 1) => {
  console.error(sentence);
  process.exit(code);
};

const lockHash = (folder) =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');

/** Runs `npm ci` in a folder when its lock file changed since the last time, then `finish`. */
export const installIn = (folder, sentence, finish = () => {}) => {
  const stamp = join(folder, 'node_modules', '.installed-from');
  const wanted = lockHash(folder);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.error(sentence);
  try {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
  } catch {
    stopWith('The installation failed: see the lines of npm above. Is the registry reachable?');
  }
  finish();
  writeFileSync(stamp, wanted);
};

export const ensureInstalled = () => {
  const [major] = process.versions.node.split('.').map(Number);
  if (major < 20) stopWith(`Crunchcart needs Node 20 or newer; this is ${process.version}.`);
  if (!existsSync(pinnedNode)) rmSync(join(modules, '.installed-from'), { force: true });
  installIn(projectFolder, 'Installing the dependencies …', trim);
};

/** Kinds of one module's file in a package for both module loaders. */
const kindsOf = (file) => ['cjs', 'mjs', 'd.cts', 'd.mts'].map((kind) => `${file}.${kind}`);

/** Sources next to a build, builds for other module loaders (this project uses `esm`), and parts nobody imports. */
const unreadBuilds = [
  'effect/src',
  ...['http-api', 'ai', 'cluster', 'cli'].map((part) => `effect/dist/${part}`),
  'zod/src',
  'bintrees/test',
  // Names of conventions that are not settled yet; those that are stay.
  ...['experimental_attributes', 'experimental_events', 'experimental_metrics', 'index-incubating']
    .map((file) => `@opentelemetry/semantic-conventions/dist/${file}`)
    .flatMap(kindsOf),
  // The server renders with Node's build, browsers get the client's; its profiler is in no build of the shop.
  ...['server.edge', 'server.browser', 'server.bun', 'server-legacy.browser']
    .flatMap((build) => [`${build}.development`, `${build}.production`])
    .concat('profiling.development', 'profiling.profiling')
    .map((build) => `react-dom/cjs/react-dom-${build}.js`),
  // Pictures are written, by one thread, and never read.
  ...['dec', 'enc/avif_enc_mt.js', 'enc/avif_enc_mt.wasm', 'enc/avif_enc_mt.worker.mjs'].map(
    (part) => `@jsquash/avif/codec/${part}`,
  ),
  '@nevware21/ts-utils/bundle',
  '@nevware21/ts-async/bundle',
  '@okta/okta-auth-js/polyfill',
  '@okta/okta-auth-js/dist',
  '@okta/okta-auth-js/umd',
  '@okta/okta-auth-js/cjs',
  ...[
    'web',
    'channel-js',
    'properties-js',
    'core-js',
    'cfgsync-js',
    'analytics-js',
    'dependencies-js',
  ]
    .map((part) => `@microsoft/applicationinsights-${part}`)
    .flatMap((name) => [`${name}/browser`, `${name}/dist`]),
];

/**
 * Removes files that nothing here reads: the C headers of the pinned Node, source maps, and unused
 * builds. Saves about 300 MB.
 */
const trim = () => {
  const nested = join(modules, 'node', 'node_modules');
  const platforms = existsSync(nested) ? readdirSync(nested) : [];
  for (const platform of platforms.filter((name) => name.startsWith('node-'))) {
    for (const part of ['include', 'share', 'CHANGELOG.md']) {
      rmSync(join(nested, platform, part), { recursive: true, force: true });
    }
  }
  for (const unread of unreadBuilds) {
    rmSync(join(modules, ...unread.split('/')), { recursive: true, force: true });
  }
  for (const entry of readdirSync(modules, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && entry.name.endsWith('.map')) rmSync(join(entry.parentPath, entry.name));
  }
};

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureInstalled();
