import type { CouponFieldProps } from '#ui/components/coupon/coupon-field.tsx';
import { useLater } from '#ui/components/elements/later.ts';

const load = () => import('#ui/components/coupon/coupon-field.tsx');

/** The coupon field and its words are loaded after the cart is shown. */
export const CouponSlot = (props: CouponFieldProps) => {
  const part = useLater(load);
  return part === undefined ? null : <part.CouponField {...props} />;
};

/** Where no field is shown: the coupon is checked again after each change of the cart (COUPON-07). */
export const CouponWatch = () => {
  const part = useLater(load);
  return part === undefined ? null : <part.CouponCheck />;
};
