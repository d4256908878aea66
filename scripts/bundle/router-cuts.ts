import type { Cuts } from '#scripts/bundle/cuts.ts';

/**
 * The router makes a pattern of each path once a route it is part of, and again for each list of
 * routes: 360 patterns at every start, of which 60 differ. Patterns keep no state, so they are kept.
 */
export const routerCuts: Cuts = {
  file: 'react-router/dist/production/chunk-7RTFRKQW.mjs',
  instead: [
    [
      'function compilePath(path, caseSensitive = false, end = true) {',
      `const compiledPaths = new Map();
function compilePath(path, caseSensitive = false, end = true) {
  const key = \`\${caseSensitive} \${end} \${path}\`;
  const known = compiledPaths.get(key);
  if (known !== undefined) return known;
  const compiled = compileNewPath(path, caseSensitive, end);
  compiledPaths.set(key, compiled);
  return compiled;
}
function compileNewPath(path, caseSensitive, end) {`,
    ],
  ],
};
