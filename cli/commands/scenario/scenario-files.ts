import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fillBlanks } from '#application/messages/message.ts';
import { badUsage } from '#cli/report/command-failure.ts';
import type { Words } from '#cli/words/words.ts';

/** Folders of what scenarios are made of: files to include, rows, the schema of editors. */
const parts: ReadonlySet<string> = new Set(['fragments', 'data', 'schema', 'node_modules']);

/** The files of a command line; of a folder all scenarios in it and in its folders, by name. */
export const scenarioFiles = (paths: readonly string[], words: Words): readonly string[] =>
  paths.flatMap((path) => {
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return [path];
    const found = filesIn(path);
    if (found.length > 0) return found;
    throw badUsage(fillBlanks(words['error.folderEmpty'], { path }), 'files');
  });

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.name.startsWith('.') || parts.has(entry.name)) return [];
      if (entry.isDirectory()) return filesIn(path);
      return /\.(ya?ml|json)$/.test(entry.name) ? [path] : [];
    });
