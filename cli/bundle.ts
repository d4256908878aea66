import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RolldownOptions } from 'rolldown';

/** How long chunks of earlier builds stay, ms: a running command may still load them. */
const keptMs = 3_600_000;

/**
 * Builds the command line into `dist/cli`.
 *
 * Every file is put in place by a rename, the entry last, so commands that start or run at the
 * same moment see a complete bundle, the old or the new one. Two builds may run at once.
 */
export const buildBundle = async (projectFolder: string): Promise<void> => {
  const { rolldown } = await import('rolldown');
  const configFile = pathToFileURL(join(projectFolder, 'rolldown.cli.config.ts')).href;
  const { default: config } = (await import(configFile)) as { default: RolldownOptions };
  const build = await rolldown({ ...config, logLevel: 'silent' });
  const shape = Array.isArray(config.output) ? config.output[0] : config.output;
  const { output } = await build.generate(shape).finally(() => build.close());

  const folder = join(projectFolder, 'dist', 'cli');
  mkdirSync(folder, { recursive: true });
  const isLast = (name: string) =>
    Number(name === 'crunch.mjs') + 2 * Number(name === 'stamp.json');
  const files = output.toSorted((one, other) => isLast(one.fileName) - isLast(other.fileName));
  for (const file of files) {
    const draft = join(folder, `${file.fileName}.${process.pid}`);
    writeFileSync(draft, file.type === 'chunk' ? file.code : file.source);
    renameSync(draft, join(folder, file.fileName));
  }
  removeOldChunks(
    folder,
    files.map((file) => file.fileName),
  );
};

const removeOldChunks = (folder: string, current: readonly string[]): void => {
  const stale = readdirSync(folder)
    .filter((name) => name.startsWith('chunk-') && !current.includes(name))
    .map((name) => join(folder, name))
    .filter((path) => Date.now() - statSync(path).mtimeMs > keptMs);
  for (const path of stale) rmSync(path, { force: true });
};
