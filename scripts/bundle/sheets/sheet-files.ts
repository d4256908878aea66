import type { Plugin } from 'vite';

/** Sheets that come as one file, by its name; those of the first file come with the entry's parts. */
export const sheetFiles: Readonly<Record<string, readonly string[]>> = {
  // What every visit fetches after the first paint: the frame's dialogs, drawer and notices.
  later: [
    'dialogs',
    'cart',
    'account',
    'catalog/reviews',
    'buying/wallet',
    'buying/suggestions',
    'search',
    'fields',
  ],
  carton: ['carton'],
  home: ['catalog/home'],
  list: ['catalog/list', 'catalog/filters'],
  black: ['catalog/black'],
  product: ['catalog/product-page'],
  checkout: ['checkout'],
  order: ['buying/order'],
  mix: ['mix/mix', 'mix/saved-mixes'],
  content: ['content', 'gift'],
};

const prefix = 'look-of-';
const design = /src[\\/]ui[\\/]design[\\/](.+)\.module\.css$/;

/**
 * The file a sheet comes in. A page has those of its own code and no other one's; the layers of base.css decide
 * between sheets, whichever comes first (D-PERF-11).
 */
export const sheetFile = (id: string): string | null => {
  const sheet = design.exec(id)?.[1]?.replaceAll('\\', '/');
  const found = Object.entries(sheetFiles).find(
    ([, names]) => sheet !== undefined && names.includes(sheet),
  );
  return found === undefined ? null : `${prefix}${found[0]}`;
};

/**
 * A sheet's file has no script in it: who imports it takes its styles over, and the empty file is left out. Vite
 * does the same with sheets that have no class names.
 */
export const sheetsAlone: Plugin = {
  name: 'sheets-alone',
  generateBundle: {
    order: 'pre',
    handler: (_, bundle) => {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const empty = new Map(
        chunks
          .filter(({ name, code }) => name.startsWith(prefix) && code.trim() === '')
          .map((chunk) => [chunk.fileName, chunk]),
      );
      for (const chunk of chunks) {
        for (const sheet of chunk.imports) {
          for (const file of empty.get(sheet)?.viteMetadata?.importedCss ?? [])
            chunk.viteMetadata?.importedCss.add(file);
        }
        chunk.imports = chunk.imports.filter((file) => !empty.has(file));
        chunk.code = chunk.code.replace(/import"\.\/([^"]+)";/g, (statement, file) =>
          empty.has(`assets/${file}`) ? '' : statement,
        );
      }
      for (const file of empty.keys()) delete bundle[file];
    },
  },
};
