import type { MixedProduct, MixLine } from '#domain/cart/cart-line.ts';
import { type Bags, bagsIn } from '#domain/mixpack/mix-box.ts';
import type { MixRules } from '#domain/mixpack/mix-rules.ts';

/**
 * The box on the table. `multipackCartItems` of the specification are its bags, `replaceMixItems`
 * what had to be taken out because it is gone (CART-02, MIX-08).
 */
export interface MixDraft {
  readonly bags: Bags;
  /** Empty: the shop names the box. */
  readonly name: string;
  /** The cart line this box came from and goes back to. */
  readonly editing?: string;
  readonly replaceMixItems: readonly MixedProduct[];
}

export const emptyMixDraft: MixDraft = { bags: [], name: '', replaceMixItems: [] };

/** A box of the cart on the table again; bags that are gone are taken out and remembered. */
export const draftOf = (
  line: MixLine,
  unavailable: readonly string[],
  rules: Pick<MixRules, 'packSize'>,
): MixDraft => {
  const gone = new Set(unavailable);
  return {
    bags: bagsIn(
      line.contents.filter(({ productId }) => !gone.has(productId)),
      rules,
    ),
    name: line.title ?? '',
    editing: line.id,
    replaceMixItems: line.contents.filter(({ productId }) => gone.has(productId)),
  };
};
