import { OrderHistory } from '#ui/routes/order/order-history.tsx';
import { OwnOrder } from '#ui/routes/order/own-order.tsx';
import type { OpenedScreen } from '#ui/routes/screen/opened-screen.ts';

/** The customer's orders, by path: the list of them and one of them. */
export const openOrders = (path: string): OpenedScreen => ({
  Component: path === 'orderhistory' ? OrderHistory : OwnOrder,
  // Only the browser knows who is signed in, so the server does not render them.
  loader: () => null,
});
