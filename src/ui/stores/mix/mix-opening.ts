import { isUnsaved, type MixDraft } from '#domain/mix/mix-draft.ts';
import type { CoreOf } from '#ui/core/core.ts';

/** What the builder's page was opened with. */
export interface MixInput {
  /** A line of the cart to change. */
  readonly edit?: string;
  /** A kept box to change. */
  readonly saved?: string;
  /** A box somebody shared. */
  readonly mix?: string;
}

/** Why a wish could not be met. */
export type Unmet = 'missingLine' | 'missingMix' | 'notOpened' | 'badLink';

interface FoundBox {
  readonly draft?: MixDraft;
  readonly unmet?: Unmet;
  /** The table holds another box with work in it: the shopper decides. */
  readonly asks?: true;
}

/**
 * Brings the box that lies on the table, or the one of the wish. Work that is nowhere else is not
 * cleared away unasked; a wish for the very box it belongs to goes on with it.
 */
export const findBox = async (
  core: CoreOf<'cart' | 'mix'>,
  wish: MixInput,
  isSure: boolean,
): Promise<FoundBox> => {
  const read = await core.run((useCases) => useCases.mix.readMix());
  const table = read.ok ? { draft: read.value } : {};
  const wanted = wish.edit ?? wish.saved;
  if (wanted === undefined) return table;
  if (read.ok && (await holdsWork(core, read.value))) {
    const here = wish.edit === undefined ? read.value.saved?.id : read.value.editing;
    if (here === wanted) return table;
    if (!isSure) return { ...table, asks: true };
  }
  // A box that cannot be had must not cost the one that lies on the table.
  const opened = await open(core, wish, wanted);
  return typeof opened === 'string' ? { ...table, unmet: opened } : { draft: opened };
};

const holdsWork = async (core: CoreOf<'cart' | 'mix'>, draft: MixDraft): Promise<boolean> => {
  const cart = await core.run((useCases) => useCases.cart.readCart());
  return isUnsaved(draft, cart.ok ? cart.value.lines : []);
};

const open = async (
  core: CoreOf<'cart' | 'mix'>,
  { edit }: MixInput,
  wanted: string,
): Promise<MixDraft | Unmet> => {
  if (edit !== undefined) {
    const opened = await core.run((useCases) => useCases.mix.editMix(edit));
    if (opened.ok) return opened.value;
    return opened.failure._tag === 'LineNotFound' ? 'missingLine' : 'notOpened';
  }
  const opened = await core.run((useCases) => useCases.mix.openSavedMix(wanted));
  if (opened.ok) return opened.value;
  return opened.failure._tag === 'MixNotFound' ? 'missingMix' : 'notOpened';
};
