/**
 * Whether carts are about to be merged (the flags of CART-10, D-CART-05).
 *
 * A saved cart is merged once after each sign-in, and before a reorder: quantities add, so a merge
 * that runs twice would double them.
 */
export interface MergeTurn {
  /** The saved cart waits to be merged with the current one. */
  readonly cartMerge: boolean;
  /** An old order waits to be put into the cart. */
  readonly reOrderMergeFlag: boolean;
  /** The reorder waits for the saved cart: merge first. */
  readonly cartMergeBeforeReOrder: boolean;
}

/** Nothing waits: a guest, or a customer whose carts are merged. */
export const noMergeTurn: MergeTurn = {
  cartMerge: false,
  reOrderMergeFlag: false,
  cartMergeBeforeReOrder: false,
};

/** After a sign-in the saved cart waits; a reorder started as a guest waits for that merge. */
export const signedInTurn = (turn: MergeTurn): MergeTurn => ({
  ...turn,
  cartMerge: true,
  cartMergeBeforeReOrder: turn.reOrderMergeFlag,
});

export const reorderAskedTurn = (turn: MergeTurn): MergeTurn => ({
  ...turn,
  reOrderMergeFlag: true,
  cartMergeBeforeReOrder: turn.cartMerge,
});

/** The saved cart is merged. */
export const mergedTurn = (turn: MergeTurn): MergeTurn => ({
  ...turn,
  cartMerge: false,
  cartMergeBeforeReOrder: false,
});

export const reorderedTurn = (turn: MergeTurn): MergeTurn => ({
  ...turn,
  reOrderMergeFlag: false,
});

/** A reorder may run only when no merge has to come before it (MERGE-12). */
export const mayReorderNow = ({ reOrderMergeFlag, cartMerge }: MergeTurn): boolean =>
  reOrderMergeFlag && !cartMerge;
