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
  }),
);
type Manifest = z.output<typeof manifestShape>;

/** The client build of the web shop, read once at start. */
export interface ClientBuild {
  /** `index.html` as built, without its links to styles and scripts. */
  readonly template: string;
  /** The elements that start the web shop in the browser. */
  readonly scripts: string;
  /** Styles of the first paint, inlined so that it waits for no file. */
  readonly style: string;
  /** Content-Security-Policy source of that style. */
  readonly styleHash: string;
  readonly fonts: readonly string[];
  /** Paths of a screen's script files, the screen's own first. */
  readonly scriptsOf: (screen: string) => readonly string[];
}

const entry = 'index.html';
const styleLink = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>\s*/g;

const scriptElement = /<script type="module"[^>]*><\/script>\s*/g;
const preloadLink = /<link rel="modulepreload"[^>]*>\s*/g;

const scriptsBehind = (manifest: Manifest, name: string, seen: Set<string>): readonly string[] => {
  const chunk = manifest[name];
  if (chunk === undefined || seen.has(name)) return [];
  seen.add(name);
  const behind = (chunk.imports ?? []).flatMap((part) => scriptsBehind(manifest, part, seen));
  return [`/${chunk.file}`, ...behind];
};

/**
 * Every file behind the entry starts as a script of its own, what is needed first: each is then evaluated in a
 * task of its own, where the entry alone would evaluate all of them in one (D-PERF-05).
 */
const startedAlone = (files: readonly string[]): string =>
  files
    .toReversed()
    .map((file) => `<script type="module" async crossorigin src="${file}"></script>`)
    .join('');

const readManifest = async (distFolder: string): Promise<string> => {
  try {
    return await readFile(join(distFolder, 'client', '.vite', 'manifest.json'), 'utf8');
  } catch (cause) {
    throw new StartRefused('The web shop is not built: run "npm run build" first.', { cause });
  }
};

export const readClientBuild = async (distFolder: string): Promise<ClientBuild> => {
  const read = (...path: readonly string[]): Promise<string> =>
    readFile(join(distFolder, 'client', ...path), 'utf8');
  const manifest = manifestShape.parse(JSON.parse(await readManifest(distFolder)));
  const index = await read(entry);
  const links = Array.from(index.matchAll(styleLink), ([, file = '']) => read(file));
  const style = (await Promise.all(links)).join('');
  const known = new Set<string>();
  const files = scriptsBehind(manifest, entry, known);
  const preloads = (index.match(preloadLink) ?? []).map((element) => element.trim()).join('');
  return {
    template: index.replace(styleLink, '').replace(scriptElement, '').replace(preloadLink, ''),
    scripts: preloads + startedAlone(files),
    style,
    styleHash: policyHash(style),
    fonts: [...new Set(style.match(/\/assets\/[\w.-]+\.woff2/g) ?? [])],
    scriptsOf: (screen) => scriptsBehind(manifest, screen, new Set(known)),
  };
};
