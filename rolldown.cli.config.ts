import { readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { defineConfig, type Plugin } from 'rolldown';

const projectFolder = import.meta.dirname;
const { version } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')) as {
  version: string;
};

/** Files whose change means another bundle although no module imports them. */
const alsoFrom = ['package-lock.json', 'rolldown.cli.config.ts'];

/** Writes down what the bundle was made from, so that `crunch` knows when to build it again. */
const stamp: Plugin = {
  name: 'stamp',
  generateBundle() {
    const own = [...this.getModuleIds()]
      .filter((id) => id.startsWith(projectFolder) && !id.includes('node_modules'))
      .map((id) => relative(projectFolder, id));
    const sources = [...own, ...alsoFrom].sort().map((path) => {
      const { size, mtimeMs } = statSync(join(projectFolder, path));
      return [path, size, mtimeMs];
    });
    this.emitFile({ type: 'asset', fileName: 'stamp.json', source: JSON.stringify({ sources }) });
  },
};

export default defineConfig({
  cwd: projectFolder,
  input: { crunch: 'cli/main.ts' },
  platform: 'node',
  tsconfig: false,
  transform: {
    target: 'node22',
    define: { __CRUNCH_VERSION__: JSON.stringify(version) },
  },
  plugins: [stamp],
  output: {
    dir: 'dist/cli',
    format: 'esm',
    entryFileNames: '[name].mjs',
    // Named by content: a command that runs while another one builds still finds its own chunks.
    chunkFileNames: 'chunk-[hash].mjs',
    cleanDir: false,
    minify: { compress: true, mangle: true, codegen: { removeWhitespace: true } },
    // Some dependencies are CommonJS: their require('node:…') needs a real one in an ES module.
    banner:
      "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
  },
});
