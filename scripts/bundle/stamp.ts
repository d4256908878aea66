import { statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'rolldown';
import { stampFile } from '#scripts/bundle/fresh-bundle.mjs';

/** What another bundle would be made of although no module imports it. */
const alwaysFrom = ['package.json', 'package-lock.json', 'scripts/bundle/stamp.ts'];

/**
 * Writes down what a bundle was made from, `stamp.json` beside it, so that its command knows when it is out of date.
 * @param configFile the config that describes the bundle
 */
export const stamp = (projectFolder: string, configFile: string): Plugin => {
  const sources = new Map<string, readonly [size: number, changedAt: number]>();
  /** Before it is read: what is changed while the bundle is made is out of date, not new. */
  const note = (path: string): void => {
    const { size, mtimeMs } = statSync(join(projectFolder, path));
    sources.set(path, [size, mtimeMs]);
  };
  return {
    name: 'stamp',
    buildStart: () => [...alwaysFrom, configFile].forEach(note),
    load(id) {
      if (id.startsWith(projectFolder) && !id.includes('node_modules')) {
        note(relative(projectFolder, id));
      }
      return null;
    },
    generateBundle() {
      const listed = [...sources].sort(([one], [other]) => (one < other ? -1 : 1));
      const source = JSON.stringify({ sources: listed.map(([path, facts]) => [path, ...facts]) });
      this.emitFile({ type: 'asset', fileName: stampFile, source });
    },
  };
};
