import type { MixedProduct } from '#domain/mix/contents.ts';
import { foldContents } from '#domain/mix/contents.ts';
import { type Bags, bagsIn, contentsOf, countOf, setCount } from '#domain/mix/mix-bags.ts';
import type { MixRules } from '#domain/mix/mix-rules.ts';
import { type SavedMix, sameMix } from '#domain/mix/saved-mix.ts';

/**
 * The mix in the builder. Its bags are `multipackCartItems` of the cart state (CART-02), and
 * `replaceMixItems` is what was taken out because it is gone (MIX-08).
 */
export interface MixDraft {
  readonly bags: Bags;
  /** Empty: the shop gives a default name. */
  readonly name: string;
  /** Id of the cart line this mix came from and replaces. */
  readonly editing?: string;
  /** The saved mix it came from, as it was when last opened or saved. */
  readonly saved?: SavedMix;
  readonly replaceMixItems: readonly MixedProduct[];
}

export const emptyMixDraft: MixDraft = { bags: [], name: '', replaceMixItems: [] };

type Room = Pick<MixRules, 'packSize'>;

/** A mix in the cart. */
interface MixOfCart {
  readonly id: string;
  readonly title?: string;
  readonly contents: readonly MixedProduct[];
}

type LineOfCart =
  | ({ readonly kind: 'mix' } & MixOfCart)
  | { readonly kind: 'product' | 'bundle'; readonly id: string };

/** A mix of the cart as a draft; unavailable bags are moved to `replaceMixItems`. */
export const draftOf = (
  line: MixOfCart,
  unavailable: readonly string[],
  rules: Room,
): MixDraft => ({
  ...unpacked(line.contents, unavailable, rules),
  name: line.title ?? '',
  editing: line.id,
});

/** A saved mix as a draft, in the same way. */
export const draftOfSaved = (
  mix: SavedMix,
  unavailable: readonly string[],
  rules: Room,
): MixDraft => ({
  ...unpacked(mix.contents, unavailable, rules),
  name: mix.name,
  saved: mix,
});

const unpacked = (
  contents: readonly MixedProduct[],
  unavailable: readonly string[],
  rules: Room,
): Pick<MixDraft, 'bags' | 'replaceMixItems'> => {
  const gone = new Set(unavailable);
  const here = contents.filter(({ productId }) => !gone.has(productId));
  return {
    bags: bagsIn(here, rules),
    replaceMixItems: contents.filter(({ productId }) => gone.has(productId)),
  };
};

/**
 * The draft without bags that became unavailable meanwhile; their pockets are empty to be filled
 * again (MIX-08). The same value when all bags are available.
 */
export const withoutGone = (draft: MixDraft, unavailable: readonly string[]): MixDraft => {
  const gone = new Set<string>(unavailable);
  const taken = draft.bags.filter((bag) => gone.has(bag));
  if (taken.length === 0) return draft;
  return {
    ...draft,
    bags: draft.bags.filter((bag) => !gone.has(bag)),
    replaceMixItems: foldContents([...draft.replaceMixItems, ...contentsOf(taken)]),
  };
};

/**
 * Whether leaving this draft would lose work: it has bags and is neither saved in the account nor
 * in the cart with these contents.
 */
export const isUnsaved = (draft: MixDraft, lines: readonly LineOfCart[]): boolean => {
  const contents = contentsOf(draft.bags);
  if (contents.length === 0) return false;
  const box = { name: draft.name, contents };
  if (draft.saved !== undefined && sameMix(draft.saved, box)) return false;
  const line = lines.find(({ id }) => id === draft.editing);
  return line?.kind !== 'mix' || !sameMix({ name: line.title ?? '', contents: line.contents }, box);
};

/**
 * A draft that was just loaded, with the changes the shopper made meanwhile; the loaded draft
 * itself when there are none.
 */
export const laidUnder = (
  kept: MixDraft,
  meanwhile: Pick<MixDraft, 'bags' | 'name'>,
  rules: Pick<MixRules, 'packSize' | 'maxPerItem'>,
): MixDraft => {
  if (meanwhile.bags.length === 0 && meanwhile.name === '') return kept;
  let { bags } = kept;
  for (const { productId, quantity } of contentsOf(meanwhile.bags)) {
    bags = setCount(bags, productId, countOf(bags, productId) + quantity, rules);
  }
  return { ...kept, bags, name: meanwhile.name || kept.name };
};

/** Undoes the last change; when it replaced the whole draft, the earlier draft returns with its name. */
export const undone = (draft: MixDraft, before: MixDraft): MixDraft =>
  before.editing === draft.editing && before.saved?.id === draft.saved?.id
    ? { ...draft, bags: before.bags }
    : before;
