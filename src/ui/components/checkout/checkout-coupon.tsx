import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { stepAddresses } from '#ui/addresses/checkout-steps.ts';
import { CouponSlot } from '#ui/components/coupon/coupon-slot.tsx';
import { useOpen } from '#ui/components/elements/page-opening.ts';
import { useCheckoutStores } from '#ui/stores/checkout-stores.ts';

/** The coupon at the checkout: past the address, another price asks for the payment anew. */
export const CheckoutCoupon = observer(function CheckoutCoupon() {
  const { checkout: store } = useCheckoutStores();
  const open = useOpen();
  const { pathname } = useLocation();
  const handleChanged = async () => {
    if (!store.checkout.formStatus.shippingCompleted) return;
    const ready = await store.completeShipping({ how: 'as-entered' });
    const target = stepAddresses[ready ? 1 : 0];
    if (pathname !== target) open(target);
  };
  return (
    <CouponSlot
      email={store.checkout.contactInfo.email.value}
      onChanged={() => void handleChanged()}
    />
  );
});
