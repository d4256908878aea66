import { CartTotals } from '#ui/components/cart/cart-totals.tsx';
import { useLater } from '#ui/components/elements/later.ts';

const load = () => import('#ui/components/cart/cart-estimate.tsx');

/** The totals; the estimate of shipping and tax is loaded after the page is shown. */
export const CartEstimateSlot = () => {
  const part = useLater(load);
  return part === undefined ? <CartTotals /> : <part.CartEstimate />;
};
