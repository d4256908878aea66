import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import type { RolldownOptions } from 'rolldown';
import { stampFile } from '#scripts/bundle/fresh-bundle.mjs';

/** How long a chunk stays after it was made, ms: what runs an earlier build may still load it. */
const keptMs = 3_600_000;

interface BundleConfig extends RolldownOptions {
  /** Sources by the name of their file; the first one is what is run. */
  readonly input: Readonly<Record<string, string>>;
  readonly output: RolldownOptions['output'] & { readonly dir: string };
}

/**
 * Builds what a config of rolldown describes.
 *
 * Every file is put in place by a rename, entries after what they load, the one that is run and its stamp last, so that
 * what starts at the same moment sees a complete bundle, the old or the new one. Two builds may run at once.
 */
export const buildBundle = async (
  projectFolder: string,
  configFile: string,
  logLevel: RolldownOptions['logLevel'] = 'silent',
): Promise<void> => {
  const { rolldown } = await import('rolldown');
  const address = pathToFileURL(join(projectFolder, configFile)).href;
  const { default: config } = (await import(address)) as { default: BundleConfig };
  const build = await rolldown({ ...config, logLevel });
  const { output } = await build.generate(config.output).finally(() => build.close());

  const folder = join(projectFolder, config.output.dir);
  mkdirSync(folder, { recursive: true });
  const [entry] = Object.keys(config.input);
  const order = (file: (typeof output)[number]): number => {
    if (file.fileName === stampFile) return 3;
    if (file.fileName === `${entry}.mjs`) return 2;
    return file.type === 'chunk' && file.isEntry ? 1 : 0;
  };
  const files = output.toSorted((one, other) => order(one) - order(other));
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

/** Unix ms; a file that another build has just removed is as new as can be. */
const madeAt = (path: string): number =>
  statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;

const removeOldChunks = (folder: string, current: readonly string[]): void => {
  const stale = readdirSync(folder)
    .filter((name) => name.startsWith('chunk-') && !current.includes(name))
    .map((name) => join(folder, name))
    .filter((path) => Date.now() - madeAt(path) > keptMs);
  for (const path of stale) rmSync(path, { force: true });
};

const [, script, configFile] = argv;
if (script === import.meta.filename && configFile !== undefined) {
  await buildBundle(process.cwd(), configFile, 'warn');
}
