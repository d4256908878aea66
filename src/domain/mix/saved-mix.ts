import type { MixedProduct } from '#domain/mix/contents.ts';
import { contentsKey } from '#domain/mix/contents.ts';
import type { MixId } from '#domain/mix/mix-id.ts';
import { tidied } from '#domain/validation/typed-text.ts';

/** A box an account keeps, to be ordered again and again (MIX-02, MIX-03). */
export interface SavedMix {
  /** One number space with the boxes of carts, so that an id never means two boxes (MIX-06). */
  readonly id: MixId;
  readonly name: string;
  readonly contents: readonly MixedProduct[];
  /** The non-stock item the box is sold as, `zNonSku` on the wire. */
  readonly nonSku: string;
  /** Counts changes from 1; a change that was made for an older one is refused (D-MIX-07). */
  readonly version: number;
}

/** Boxes an account may keep (D-MIX-06). */
export const mostSavedMixes = 50;

/** Names that differ in nothing but capitals and accents written apart are one name (D-MIX-06). */
export const mixNameKey = (name: string): string =>
  tidied(name).normalize('NFKC').replaceAll(/\s+/g, ' ').toLowerCase();

/** Whether two names and boxes would save the same thing. */
export const sameMix = (
  a: Pick<SavedMix, 'name' | 'contents'>,
  b: Pick<SavedMix, 'name' | 'contents'>,
): boolean =>
  tidied(a.name) === tidied(b.name) && contentsKey(a.contents) === contentsKey(b.contents);

/** The first name of the kind "Movie night 2" that no box has yet; the name is cut to make room. */
export const copyName = (name: string, taken: readonly string[], longest: number): string => {
  const keys = new Set(taken.map(mixNameKey));
  const letters = [...tidied(name).replace(/ [0-9]{1,3}$/, '')];
  for (let number = 2; ; number += 1) {
    const ending = ` ${number}`;
    const copy = `${letters
      .slice(0, longest - ending.length)
      .join('')
      .trimEnd()}${ending}`;
    if (!keys.has(mixNameKey(copy))) return copy;
  }
};
