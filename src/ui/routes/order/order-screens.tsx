import type { ComponentType } from 'react';
import { OrderHistory } from '#ui/routes/order/order-history.tsx';
import { OwnOrder } from '#ui/routes/order/own-order.tsx';
import { ReviewProduct } from '#ui/routes/order/review-product.tsx';
import { TrackOrder } from '#ui/routes/order/track-order.tsx';
import type { OpenedScreen } from '#ui/routes/screen/opened-screen.ts';

const screens: Readonly<Record<string, ComponentType>> = {
  orderhistory: OrderHistory,
  'orderhistory/:orderId': OwnOrder,
  'orderhistory/review/:productId': ReviewProduct,
  trackorder: TrackOrder,
};

/** Orders, by path: the customer's list, one of them, and one of a guest. */
export const openOrders = (path: string): OpenedScreen => ({
  Component: screens[path] ?? OrderHistory,
  // Only the browser knows who is signed in, so the server does not render them.
  loader: () => null,
});
