import type { MixedProduct } from '#domain/mix/contents.ts';
import { foldContents, sameContents } from '#domain/mix/contents.ts';
import { mixProblem } from '#domain/mix/mix-bags.ts';
import { mixIdPrefix, mixNumber, nextMixId } from '#domain/mix/mix-id.ts';
import { type MixRules, usualMixName } from '#domain/mix/mix-rules.ts';
import { mixNameKey, mostSavedMixes, type SavedMix, sameMix } from '#domain/mix/saved-mix.ts';
import { mixNameProblem } from '#domain/validation/mix-name.ts';
import type { Problems } from '#domain/validation/problem.ts';
import { tidied } from '#domain/validation/typed-text.ts';

/** The saved mixes of an account, in the order they were saved. */
export interface AccountMixes {
  readonly mixes: readonly SavedMix[];
  /** The highest number a saved mix of this account ever had; no number is used twice. */
  readonly lastNumber: number;
}

/** The rules of mixes, and the products that may be in one. */
export interface MixOffer {
  readonly rules: MixRules;
  readonly mixable: ReadonlySet<string>;
}

export interface MixInput {
  /** Empty: a new mix gets a default name, an old one keeps its name. */
  readonly name: string;
  readonly contents: readonly MixedProduct[];
}

export interface NewMix extends MixInput {
  /** The highest mix number in the shopper's cart; the new mix gets a higher one (MIX-06). */
  readonly above?: number;
}

export interface MixChange extends MixInput {
  readonly id: string;
  /** The version the change was made for; absent: any version. */
  readonly version?: number;
}

export type MixRefusal =
  | { readonly because: 'input'; readonly problems: Problems }
  | { readonly because: 'gone'; readonly productIds: readonly string[] }
  | { readonly because: 'name-taken'; readonly name: string }
  | { readonly because: 'full' }
  | { readonly because: 'unknown' }
  | { readonly because: 'changed'; readonly current: SavedMix };

export type MixVerdict =
  | { readonly is: 'kept'; readonly kept: AccountMixes; readonly mix: SavedMix }
  | { readonly is: 'refused'; readonly refusal: MixRefusal };

const refuse = (refusal: MixRefusal): MixVerdict => ({ is: 'refused', refusal });

/**
 * Saves a new mix. When the same mix is saved already, under this name or when no name is given,
 * it is not saved twice: repeating a call whose answer was lost changes nothing.
 */
export const saveAccountMix = (kept: AccountMixes, wish: NewMix, offer: MixOffer): MixVerdict => {
  const contents = foldContents(wish.contents);
  const name = tidied(wish.name);
  const twin = kept.mixes.find(
    (mix) =>
      sameContents(mix.contents, contents) && (name === '' || sameMix(mix, { name, contents })),
  );
  if (twin !== undefined) return { is: 'kept', kept, mix: twin };
  const refusal = boxRefusal(contents, name, offer) ?? roomRefusal(kept, name);
  if (refusal !== undefined) return refuse(refusal);
  const id = nextMixId(
    [kept.lastNumber, wish.above ?? 0].map((number) => `${mixIdPrefix}${number}`),
  );
  const number = mixNumber(id) ?? kept.lastNumber + 1;
  const mix: SavedMix = {
    id,
    name: name === '' ? freeUsualName(kept.mixes, offer.rules, number) : name,
    contents,
    nonSku: offer.rules.nonSku,
    version: 1,
  };
  return { is: 'kept', kept: { mixes: [...kept.mixes, mix], lastNumber: number }, mix };
};

/**
 * Changes a saved mix. A mix that already is as requested stays, whatever the version. A mix
 * whose bags stay the same may be renamed also when rules or products have changed.
 */
export const changeAccountMix = (
  kept: AccountMixes,
  change: MixChange,
  offer: MixOffer,
): MixVerdict => {
  const old = kept.mixes.find(({ id }) => id === change.id);
  if (old === undefined) return refuse({ because: 'unknown' });
  const contents = foldContents(change.contents);
  const name = tidied(change.name) || old.name;
  if (sameMix(old, { name, contents })) return { is: 'kept', kept, mix: old };
  if (change.version !== undefined && change.version !== old.version) {
    return refuse({ because: 'changed', current: old });
  }
  const sameBox = sameContents(old.contents, contents);
  const refusal =
    (sameBox ? nameRefusal(name) : boxRefusal(contents, name, offer)) ??
    takenRefusal(
      kept.mixes.filter((mix) => mix !== old),
      name,
    );
  if (refusal !== undefined) return refuse(refusal);
  const mix: SavedMix = {
    ...old,
    name,
    version: old.version + 1,
    ...(!sameBox && { contents, nonSku: offer.rules.nonSku }),
  };
  const mixes = kept.mixes.map((each) => (each === old ? mix : each));
  return { is: 'kept', kept: { ...kept, mixes }, mix };
};

const boxRefusal = (
  contents: readonly MixedProduct[],
  name: string,
  { rules, mixable }: MixOffer,
): MixRefusal | undefined => {
  const mix = mixProblem(contents, rules);
  const mixName = mixNameProblem(name);
  if (mix !== undefined || mixName !== undefined) {
    return { because: 'input', problems: { ...(mix && { mix }), ...(mixName && { mixName }) } };
  }
  const productIds = contents.map(({ productId }) => productId).filter((id) => !mixable.has(id));
  return productIds.length === 0 ? undefined : { because: 'gone', productIds };
};

const nameRefusal = (name: string): MixRefusal | undefined => {
  const mixName = mixNameProblem(name);
  return mixName === undefined ? undefined : { because: 'input', problems: { mixName } };
};

const roomRefusal = ({ mixes }: AccountMixes, name: string): MixRefusal | undefined =>
  takenRefusal(mixes, name) ?? (mixes.length >= mostSavedMixes ? { because: 'full' } : undefined);

const takenRefusal = (mixes: readonly SavedMix[], name: string): MixRefusal | undefined =>
  name !== '' && mixes.some((mix) => mixNameKey(mix.name) === mixNameKey(name))
    ? { because: 'name-taken', name }
    : undefined;

/** "My Mix 3", or the next number whose name is free. */
const freeUsualName = (mixes: readonly SavedMix[], rules: MixRules, from: number): string => {
  const taken = new Set(mixes.map(({ name }) => mixNameKey(name)));
  for (let number = from; number <= from + mixes.length; number += 1) {
    const name = usualMixName(rules, number);
    if (!taken.has(mixNameKey(name))) return name;
  }
  // A name pattern without a number would give every mix the same name.
  return usualMixName({ namePattern: `${rules.namePattern} {n}` }, from);
};
