import type { Container } from 'inversify';
import { couponHttp, couponUseCases } from '#composition/ports/coupon.ts';

/** Adds coupons and e-gift cards to a browsing container. */
export const addCoupons = (container: Container): void => {
  container.load(couponHttp, couponUseCases);
};
