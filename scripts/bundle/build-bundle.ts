import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import type { RolldownOptions } from 'rolldown';

/** How long chunks of earlier builds stay, ms: what is running may still load them. */
const keptMs = 3_600_000;

const stampFile = 'stamp.json';

interface BundleConfig extends RolldownOptions {
  /** Sources by the name of their file; the first one is what is run. */
  readonly input: Readonly<Record<string, string>>;
  readonly output: RolldownOptions['output'] & { readonly dir: string };
}

/**
 * Builds what a config of rolldown describes.
 *
 * Every file is put in place by a rename, the entry and its stamp last, so that what starts or runs at the
 * same moment sees a complete bundle, the old or the new one. Two builds may run at once.
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
  const isLast = (name: string) => Number(name === `${entry}.mjs`) + 2 * Number(name === stampFile);
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

const [, script, configFile] = argv;
if (script === import.meta.filename && configFile !== undefined) {
  await buildBundle(process.cwd(), configFile, 'warn');
}
