/**
 * Whether carts are about to be merged (the flags of CART-10, D-CART-05).
 *
 * A saved cart is merged once after each sign-in, and before a reorder: quantities add, so a merge
 * that runs twice would double them.
 */
export interface MergeTurn {
  /** The saved cart waits to be merged with the one at hand. */
  readonly cartMerge: boolean;
  /** An old order waits to be put into the cart. */
  readonly reOrderMergeFlag: boolean;
  /** The reorder waits for the saved cart: merge first. */
  readonly cartMergeBeforeReOrder: boolean;
}

/** Nothing waits: a guest, or a shopper whose carts are one. */
export const noMergeTurn: MergeTurn = {
  cartMerge: false,
  reOrderMergeFlag: false,
  cartMergeBeforeReOrder: false,
};

/** After a sign-in the saved cart waits, and a reorder asked for as a guest waits for it. */
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

/** The saved cart is in: the next asking finds nothing to merge. */
export const mergedTurn = (turn: MergeTurn): MergeTurn => ({
  ...turn,
  cartMerge: false,
  cartMergeBeforeReOrder: false,
});

export const reorderedTurn = (turn: MergeTurn): MergeTurn => ({
  ...turn,
  reOrderMergeFlag: false,
});

/** An old order goes into the cart only when no merge is to come before it. */
export const mayReorderNow = ({ reOrderMergeFlag, cartMerge }: MergeTurn): boolean =>
  reOrderMergeFlag && !cartMerge;
