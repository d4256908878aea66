// What a browser has to load: brotli bytes by the client's manifest. These budgets fail the build.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { projectFolder } from '../scripts/install.mjs';
import { atMost } from './figures/result.ts';

const client = join(projectFolder, 'dist/client');
const kilobyte = 1000;

const brotliBytes = (file) => {
  const compressed = join(client, `${file}.br`);
  return existsSync(compressed)
    ? statSync(compressed).size
    : brotliCompressSync(readFileSync(join(client, file))).length;
};

/** A chunk and everything it imports statically, as file names. */
const closure = (manifest, keys) => {
  const seen = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(chunk.file)) return;
    seen.add(chunk.file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return seen;
};

/** How many files import, over however many steps, themselves: their order of evaluation is chance. */
const circles = (manifest) => {
  const behind = (key) => closure(manifest, manifest[key].imports ?? []);
  return Object.keys(manifest).filter((key) => behind(key).has(manifest[key].file)).length;
};

const sum = (files) => [...files].reduce((total, file) => total + brotliBytes(file), 0) / kilobyte;
const without = (files, base) => new Set([...files].filter((file) => !base.has(file)));

/** What every visit fetches after its first paint, whatever its page is. */
const frameOf = (manifest) => {
  const found = Object.keys(manifest).find((key) => manifest[key].name === 'frame');
  if (found === undefined) throw new Error('The client build has no file "frame".');
  return found;
};

/** Sheets that stand in the pages of routes, and with them what a visit there fetches after its first paint (D-PERF-11). */
const looks = (manifest, routes, firstPages) => {
  const cssOf = new Map(Object.values(manifest).map(({ file, css = [] }) => [file, css]));
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
  const later = frameOf(manifest);
  const looksOf = (keys) =>
    sum(new Set([...closure(manifest, keys)].flatMap((file) => cssOf.get(file) ?? [])));
  const ofPages = firstPages.map((key) => looksOf([entry, key]));
  const ofVisits = routes.map((key) => looksOf([entry, key, later]));
  return [
    atMost('CSS in the page of home, list, product (brotli)', Math.max(...ofPages), 'KB', 8.8),
    atMost('CSS of a visit to any one page (brotli)', Math.max(...ofVisits), 'KB', 15),
  ];
};

export const sizes = () => {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  const keys = Object.keys(manifest);
  const entry = closure(manifest, [keys.find((key) => manifest[key].isEntry)]);
  const core = keys.find((key) => key.endsWith('composition/browser.ts'));
  const coreFiles = closure(manifest, [core]);
  const groups = keys.filter((key) => /src\/composition\/browser\/[^/]*\.ts$/.test(key));
  const heaviestGroup = Math.max(
    0,
    ...groups.map((key) => sum(without(without(closure(manifest, [key]), entry), coreFiles))),
  );
  const routes = keys.filter((key) => /src\/ui\/routes\/.*\.tsx$/.test(key));
  const firstPages = routes.filter((key) => /\/(home|product-list|product)[^/]*\.tsx$/.test(key));
  const lazyRoutes = routes.filter((key) => !firstPages.includes(key));
  const frame = closure(manifest, [frameOf(manifest)]);
  const beyondFrame = (key) => without(without(closure(manifest, [key]), entry), frame);
  const heaviest = Math.max(0, ...lazyRoutes.map((key) => sum(beyondFrame(key))));
  const fonts = readdirSync(join(client, 'assets')).filter((name) => name.endsWith('.woff2'));
  const fontBytes = fonts.reduce(
    (all, name) => all + statSync(join(client, 'assets', name)).size,
    0,
  );
  const hydrate = Math.max(
    ...firstPages.map((key) => sum(new Set([...entry, ...closure(manifest, [key])]))),
    sum(entry),
  );
  const telemetry = keys.find((key) => key.endsWith('telemetry/insights/start-insights.ts'));
  return [
    atMost('JavaScript to hydrate home, list, product (brotli)', hydrate, 'KB', 96),
    atMost(
      'JavaScript of the core, beyond the frame (brotli)',
      core === undefined ? Number.NaN : sum(without(without(coreFiles, entry), frame)),
      'KB',
      55,
    ),
    atMost('JavaScript of the heaviest late use cases (brotli)', heaviestGroup, 'KB', 30),
    atMost('JavaScript of the heaviest lazy route, beyond the frame (brotli)', heaviest, 'KB', 20),
    atMost('JavaScript files that import each other', circles(manifest), '', 0),
    // The collector's library (D-LIB-16): loaded after functional consent, and by nobody else.
    atMost(
      'JavaScript of telemetry, after consent (brotli)',
      telemetry === undefined
        ? Number.NaN
        : sum(without(without(closure(manifest, [telemetry]), entry), coreFiles)),
      'KB',
      85,
    ),
    ...looks(manifest, routes, firstPages),
    atMost('Fonts', fontBytes / kilobyte, 'KB', 45),
  ];
};
