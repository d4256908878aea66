import { observer } from 'mobx-react-lite';
import { chargeToShow } from '#domain/cart/free-shipping.ts';
import { zeroCents } from '#domain/money/cents.ts';
import { Totals } from '#ui/components/cart/totals.tsx';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** The totals of the cart at hand, as far as the shop has told them. */
export const CartTotals = observer(function CartTotals() {
  const { cart } = useStores();
  const { say } = useWords();
  const { totals } = cart;
  if (!totals.ok) return <p role="status">{say('totals.noPrice')}</p>;
  const { shipping, tax, coupon } = cart.cart;
  // A free order is free of these as well, which only the order itself says.
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
