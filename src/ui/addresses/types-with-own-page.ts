import type { WordKey } from '#ui/words/word-key.ts';

/** Product types with an address and a name of their own (D-ROUTE-27 has the others). */
export const typesWithOwnPage: Readonly<
  Record<string, { readonly path: string; readonly name: WordKey & keyof ShelfNames } | undefined>
> = {
  'variety-packs': { path: '/varietypack', name: 'list.varietyPacks' },
  merchandise: { path: '/merchandise', name: 'list.merchandise' },
};

interface ShelfNames {
  readonly 'list.varietyPacks': string;
  readonly 'list.merchandise': string;
}
