import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { StartRefused } from '#server/base/host/start-refused.ts';

const manifestShape = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).optional(),
  }),
);
type Manifest = z.output<typeof manifestShape>;

/** The web shop's client build, read once at start. */
export interface ClientBuild {
  /** `index.html` as built, without its links to styles and scripts. */
  readonly template: string;
  /** The elements that start the shop in the browser. */
  readonly scripts: string;
  /** Everything the first paint needs, inlined so that nothing waits for it. */
  readonly style: string;
  /** Content-Security-Policy source of that style. */
  readonly styleHash: string;
  readonly fonts: readonly string[];
  /** Addresses of the script files behind a screen, the screen's own first. */
  readonly scriptsOf: (screen: string) => readonly string[];
}

const entry = 'index.html';
const styleLink = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>\s*/g;

const scriptElement =
  /<script type="module"[^>]*><\/script>\s*|<link rel="modulepreload"[^>]*>\s*/g;

const scriptsBehind = (manifest: Manifest, name: string, seen: Set<string>): readonly string[] => {
  const chunk = manifest[name];
  if (chunk === undefined || seen.has(name)) return [];
  seen.add(name);
  const behind = (chunk.imports ?? []).flatMap((part) => scriptsBehind(manifest, part, seen));
  return [`/${chunk.file}`, ...behind];
};

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
  scriptsBehind(manifest, entry, known);
  return {
    template: index.replace(styleLink, '').replace(scriptElement, ''),
    scripts: (index.match(scriptElement) ?? []).map((element) => element.trim()).join(''),
    style,
    styleHash: `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    fonts: [...new Set(style.match(/\/assets\/[\w.-]+\.woff2/g) ?? [])],
    scriptsOf: (screen) => scriptsBehind(manifest, screen, new Set(known)),
  };
};
