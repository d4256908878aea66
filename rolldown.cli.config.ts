import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'rolldown';
import { stamp } from '#scripts/bundle/stamp.ts';

const projectFolder = import.meta.dirname;
const { version } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')) as {
  version: string;
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
  plugins: [stamp(projectFolder, 'rolldown.cli.config.ts')],
  output: {
    dir: 'dist/cli',
    format: 'esm',
    entryFileNames: '[name].mjs',
    // Named by content: a command that runs while another one builds still finds its own chunks.
    chunkFileNames: 'chunk-[hash].mjs',
    minify: { compress: true, mangle: true, codegen: { removeWhitespace: true } },
    // Some dependencies are CommonJS: their require('node:…') needs a real one in an ES module.
    banner:
      "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
  },
});
