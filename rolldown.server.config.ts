import { dirname, relative } from 'node:path';
import { defineConfig, type Plugin } from 'rolldown';
import { stamp } from '#scripts/bundle/stamp.ts';

const projectFolder = import.meta.dirname;

/** The file of a thread, and what else a module asks about its place. */
const ownPlaces =
  /new URL\('\.\/([\w-]+-worker)\.ts', import\.meta\.url\)|import\.meta\.(url|dirname|filename)\b/g;

const threads = {
  'rendering-worker': 'server/pages/rendering-worker.ts',
  'database-worker': 'server/data/database/embedded/database-worker.ts',
};
const found = new Set<string>();

/** A module goes on finding what lies beside it where it was written, not beside the bundle; a thread is in the bundle too. */
const ownPlace: Plugin = {
  name: 'own-place',
  transform: {
    // The bundler's own modules have no place; their ids begin with a zero byte.
    filter: { code: 'import.meta.', id: /^[^\0]/ },
    handler: (code, id) => {
      const file = `../../${relative(projectFolder, id)}`;
      const inFolder = (path: string) => `(import.meta.dirname + ${JSON.stringify(`/${path}`)})`;
      const places: Readonly<Record<string, string>> = {
        url: `new URL(${JSON.stringify(file)}, import.meta.url).href`,
        dirname: inFolder(dirname(file)),
        filename: inFolder(file),
      };
      return code.replaceAll(ownPlaces, (whole, thread, what) => {
        if (thread === undefined) return places[what] ?? whole;
        found.add(thread);
        return `new URL('./${thread}.mjs', import.meta.url)`;
      });
    },
  },
  buildEnd: () => {
    const [given, seen] = [Object.keys(threads), [...found]].map((names) => names.sort().join());
    if (given !== seen) throw new Error(`The threads ${seen} were found, not ${given}.`);
  },
};

/** The shop with its sandbox in a few files: a start reads these instead of two thousand (D-START-07). */
export default defineConfig({
  cwd: projectFolder,
  input: {
    'development-shop': 'server/start/development-shop.ts',
    ...threads,
  },
  platform: 'node',
  tsconfig: false,
  // The first brings files of its own, the second is needed later than a start, the third is not installed.
  external: [/^@electric-sql\/pglite/, 'rolldown', 'pg-native'],
  transform: { target: 'node24' },
  // A library of the identity provider evaluates a text of its own.
  checks: { eval: false },
  plugins: [ownPlace, stamp(projectFolder, 'rolldown.server.config.ts')],
  output: {
    dir: 'dist/start',
    format: 'esm',
    entryFileNames: '[name].mjs',
    // Named by content: a shop that starts while another one builds still finds its own chunks.
    chunkFileNames: 'chunk-[hash].mjs',
    // The identity provider's library reads names of classes.
    keepNames: true,
    minify: { compress: true, mangle: true, codegen: { removeWhitespace: true } },
    // Some dependencies are CommonJS: their require('node:…') needs a real one in an ES module.
    banner:
      "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
  },
});
