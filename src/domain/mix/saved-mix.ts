import type { MixedProduct } from '#domain/mix/contents.ts';
import { contentsKey } from '#domain/mix/contents.ts';
import type { MixId } from '#domain/mix/mix-id.ts';
import { tidied } from '#domain/validation/typed-text.ts';

/** A mix saved in an account (MIX-02, MIX-03). */
export interface SavedMix {
  /** Mixes of carts use the same numbers, so that an id never means two mixes (MIX-06). */
  readonly id: MixId;
  readonly name: string;
  readonly contents: readonly MixedProduct[];
  /** The non-stock item the mix is sold as, `zNonSku` on the wire. */
  readonly nonSku: string;
  /** Starts at 1 and rises with each change; a change for an older version is refused (D-MIX-07). */
  readonly version: number;
}

/** Most saved mixes of an account (D-MIX-06). */
export const mostSavedMixes = 50;

/** Names that differ only in letter case or Unicode form are equal (D-MIX-06). */
export const mixNameKey = (name: string): string =>
  tidied(name).normalize('NFKC').replaceAll(/\s+/g, ' ').toLowerCase();

/** Whether name and contents are equal. */
export const sameMix = (
  a: Pick<SavedMix, 'name' | 'contents'>,
  b: Pick<SavedMix, 'name' | 'contents'>,
): boolean =>
  tidied(a.name) === tidied(b.name) && contentsKey(a.contents) === contentsKey(b.contents);

/** The first free name of the form "Movie night 2"; a long name is shortened to make room. */
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
