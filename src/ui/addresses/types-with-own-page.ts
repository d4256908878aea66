import type { WordKey } from '#ui/words/word-key.ts';

/** Product types with their own address and name (the others: D-ROUTE-27). */
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
