import type { Plugin } from 'vite';

/**
 * V8 compiles what it reads on another thread, instead of each function when it is first called on the page's
 * own: at a start, or in the first press (D-TEL-52, D-PERF-03). Other engines read a comment.
 */
const hint = '//# allFunctionsCalledOnLoad\n';

/** Says so at the top of the files of these names, which is where V8 looks for it. */
export const compiledAtOnce = (names: readonly string[]): Plugin => ({
  name: 'compiled-at-once',
  // The hint is in the file, so its name has to change with it.
  augmentChunkHash: ({ name }) => (names.includes(name) ? hint : undefined),
  generateBundle: {
    // After the list of files that each import preloads is written above them.
    order: 'post',
    handler: (_, bundle) => {
      const files = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const name of names) {
        const [found, ...others] = files.filter((file) => file.name === name);
        if (found === undefined || others.length > 0) {
          throw new Error(
            `${name}: there are ${others.length} files of that name and one is wanted`,
          );
        }
        found.code = hint + found.code;
      }
    },
  },
});
