import { observer } from 'mobx-react-lite';
import { chargeToShow } from '#domain/cart/free-shipping.ts';
import { zeroCents } from '#domain/money/cents.ts';
import { Totals } from '#ui/components/cart/totals.tsx';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** The totals of the cart, as far as they are known. */
export const CartTotals = observer(function CartTotals() {
  const { cart } = useStores();
  const { say } = useWords();
  const { totals } = cart;
  if (!totals.ok) return <p role="status">{say('totals.noPrice')}</p>;
  const { shipping, tax, coupon } = cart.cart;
  // A free order has no shipping and tax either, but only the quote confirms that.
  const free = coupon?.freeOrder === true ? zeroCents : undefined;
  return (
    <Totals
      amounts={{
        ...totals.value,
        couponName: coupon?.couponName,
        shippingCharge: free ?? chargeToShow(shipping?.shippingCharge, totals.value.freeShipping),
        tax: free ?? tax?.totalTax,
      }}
    />
  );
});
