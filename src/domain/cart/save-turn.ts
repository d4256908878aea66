/** A device's last save: the stored version it made, and the one it was made from. */
export interface LastSave {
  readonly version: number;
  readonly madeFrom: number;
}

/**
 * Whether lines made from a version may replace the stored one. A device that never heard of its
 * own last save goes on from what it knew before that. An older request of it that comes late must
 * not: it knows nothing of what others did before that save, and their changes would count as the
 * device's own (D-CART-23).
 */
export const maySave = (stored: number, madeFrom: number, last: LastSave | undefined): boolean =>
  madeFrom === stored || (last?.version === stored && madeFrom >= last.madeFrom);
