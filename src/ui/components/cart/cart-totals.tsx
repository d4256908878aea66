import { observer } from 'mobx-react-lite';
import { chargeToShow } from '#domain/cart/free-shipping.ts';
import { addCents, negateCents, zeroCents } from '#domain/money/cents.ts';
import type { DeliveryCharges } from '#domain/order/arrival/delivery-estimate.ts';
import { Totals } from '#ui/components/cart/totals.tsx';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** The totals of the cart, as far as they are known; `charges` are those estimated for a zip code. */
export const CartTotals = observer(function CartTotals({
  charges,
}: {
  readonly charges?: DeliveryCharges | undefined;
}) {
  const { cart } = useStores();
  const { say } = useWords();
  const { totals } = cart;
  if (!totals.ok) return <p role="status">{say('totals.noPrice')}</p>;
  const { shipping, tax, coupon } = cart.cart;
  // A free order has no shipping and tax either, but only the quote confirms that.
  const free = coupon?.freeOrder === true ? zeroCents : undefined;
  const couponName = coupon?.couponName;
  if (charges !== undefined && free === undefined) {
    const { subTotal, discount } = totals.value;
    const shippingCharge = charges.shipping.shippingCharge;
    const { totalTax } = charges;
    const totalAmount = addCents(subTotal, negateCents(discount), shippingCharge, totalTax);
    const sums = { subTotal, discount, shippingCharge, tax: totalTax, totalAmount };
    return <Totals amounts={{ ...sums, couponName, isEstimate: true }} />;
  }
  return (
    <Totals
      amounts={{
        ...totals.value,
        couponName,
        shippingCharge: free ?? chargeToShow(shipping?.shippingCharge, totals.value.freeShipping),
        tax: free ?? tax?.totalTax,
      }}
    />
  );
});
