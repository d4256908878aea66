import { isUnsaved, type MixDraft } from '#domain/mix/mix-draft.ts';
import type { CoreOf } from '#ui/core/core.ts';

/** What the builder's address asks for. */
export interface MixInput {
  /** A line of the cart to change. */
  readonly edit?: string;
  /** A saved mix to change. */
  readonly saved?: string;
  /** A shared mix. */
  readonly mix?: string;
}

/** Why the requested mix could not be opened. */
export type Unmet = 'missingLine' | 'missingMix' | 'notOpened' | 'badLink';

interface FoundBox {
  readonly draft?: MixDraft;
  readonly unmet?: Unmet;
  /** Another mix with unsaved changes is the current one: the shopper decides. */
  readonly asks?: true;
}

/**
 * Opens the requested mix, or the current one. Unsaved changes are not
 * discarded without a question; a request for the mix they belong to continues with them.
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
  // When the requested mix cannot be opened, the current mix stays.
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
