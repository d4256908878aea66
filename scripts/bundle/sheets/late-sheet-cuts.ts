import type { Cuts } from '../cuts.ts';

/**
 * What loads late code with its sheets. A sheet that arrives before one that stands before it in the document has the
 * browser lay every text out anew, as their layers and fonts are then joined again (120 ms on a phone twelve times slower;
 * D-PERF-25): each is fetched at once, and stands in the document only when it is here. The other cuts leave out what
 * only browsers need that the shop is not built for, and what only a policy with a nonce needs.
 */
export const lateSheetCuts: Cuts = {
  file: 'vite/preload-helper.js',
  instead: [
    [
      'document.head.appendChild(link);',
      `const stand = () => document.head.append(link);
       if (isCss) {
         const fetched = link.cloneNode();
         fetched.rel = "preload";
         fetched.as = "style";
         fetched.onload = fetched.onerror = stand;
         document.head.append(fetched);
       } else stand();`,
    ],
    ['allSettled(deps.map(', 'Promise.allSettled(deps.map('],
    [
      'const dep = importMetaResolve(depString);',
      'const dep = new URL(import.meta.resolve(depString));',
    ],
  ],
  unused: ['allSettled', 'importMetaResolve'],
  without: ['const cspNonceMeta', 'const cspNonce =', 'if (cspNonce)'],
};
