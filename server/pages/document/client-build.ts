import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { StartRefused } from '#server/base/host/start-refused.ts';
import { policyHash } from '#server/http/policy-hash.ts';

const manifestShape = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
);
type Manifest = z.output<typeof manifestShape>;

/** A style sheet; it stands in the pages that need it, so that no paint waits for a file (D-PERF-11). */
export interface Sheet {
  readonly path: string;
  readonly style: string;
}

/** The client build of the web shop, read once at start. */
export interface ClientBuild {
  /** `index.html` as built, without its links to styles and scripts. */
  readonly template: string;
  /** Path of the script that starts the web shop; it has another one in each build. */
  readonly entryScript: string;
  /** The elements that start the web shop in the browser. */
  readonly scripts: string;
  /** Content-Security-Policy sources of all sheets. */
  readonly styleHashes: string;
  readonly fonts: readonly string[];
  /** The sheets of a page with these screens, those of every page first. */
  readonly sheetsOf: (screens: readonly string[]) => readonly Sheet[];
  /** Paths of a screen's script files, the screen's own first. */
  readonly scriptsOf: (screen: string) => readonly string[];
  /** Paths of the core's script files and of the way to the storefront (D-PERF-13). */
  readonly coreFiles: readonly string[];
}

const entry = 'index.html';
const styleLink = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>\s*/g;

const scriptElement = /<script type="module"[^>]*><\/script>\s*/g;
const preloadLink = /<link rel="modulepreload"[^>]*>\s*/g;
const betweenElements = />\s+</g;

const scriptsBehind = (manifest: Manifest, name: string, seen: Set<string>): readonly string[] => {
  const chunk = manifest[name];
  if (chunk === undefined || seen.has(name)) return [];
  seen.add(name);
  const behind = (chunk.imports ?? []).flatMap((part) => scriptsBehind(manifest, part, seen));
  return [`/${chunk.file}`, ...behind];
};

const sheetsBehind = (manifest: Manifest, name: string, seen: Set<string>): readonly string[] => {
  const chunk = manifest[name];
  if (chunk === undefined || seen.has(name)) return [];
  seen.add(name);
  const behind = (chunk.imports ?? []).flatMap((part) => sheetsBehind(manifest, part, seen));
  return [...behind, ...(chunk.css ?? [])];
};

const coreModules = ['src/composition/browser.ts', 'src/composition/browser/storefront.ts'];

/**
 * Every file behind the entry starts as a script of its own, what is needed first: each is then evaluated in a
 * task of its own, where the entry alone would evaluate all of them in one (D-PERF-05).
 */
const startedAlone = (files: readonly string[]): string =>
  files
    .toReversed()
    .map((file) => `<script type="module" async crossorigin src="${file}"></script>`)
    .join('');

/** A message for the operator. */
export const notBuilt = 'The web shop is not built: run "npm run build" first.';

const readManifest = async (distFolder: string): Promise<string> => {
  try {
    return await readFile(join(distFolder, 'client', '.vite', 'manifest.json'), 'utf8');
  } catch (cause) {
    throw new StartRefused(notBuilt, { cause });
  }
};

export const readClientBuild = async (distFolder: string): Promise<ClientBuild> => {
  const read = (...path: readonly string[]): Promise<string> =>
    readFile(join(distFolder, 'client', ...path), 'utf8');
  const manifest = manifestShape.parse(JSON.parse(await readManifest(distFolder)));
  const index = await read(entry);
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const sheets = new Map(
    await Promise.all(
      Array.from(files, async (file) => {
        const style = await read(file);
        return [file, { path: `/${file}`, style }] as const;
      }),
    ),
  );
  const styles = Array.from(sheets.values(), ({ style }) => style);
  const known = new Set<string>();
  const scripts = scriptsBehind(manifest, entry, known);
  const preloads = (index.match(preloadLink) ?? []).map((element) => element.trim()).join('');
  return {
    template: index
      .replace(styleLink, '')
      .replace(scriptElement, '')
      .replace(preloadLink, '')
      .replace(betweenElements, '><'),
    entryScript: scripts[0] ?? '',
    scripts: preloads + startedAlone(scripts),
    styleHashes: styles.map(policyHash).join(' '),
    fonts: [...new Set(styles.join('').match(/\/assets\/[\w.-]+\.woff2/g) ?? [])],
    sheetsOf: (screens) => {
      const seen = new Set<string>();
      const found = [entry, ...screens].flatMap((name) => sheetsBehind(manifest, name, seen));
      return [...new Set(found)].flatMap((file) => sheets.get(file) ?? []);
    },
    scriptsOf: (screen) => scriptsBehind(manifest, screen, new Set(known)),
    coreFiles: [
      ...new Set(coreModules.flatMap((name) => scriptsBehind(manifest, name, new Set(known)))),
    ],
  };
};
