import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type AccountCartStore, accountCartOf } from '#ui/stores/cart/account-cart-store.ts';
import { useStores } from '#ui/stores/stores.ts';

/** Events outside the page's content: the network returns, the page is hidden or left. */
const useSurroundings = (account: AccountCartStore) => {
  useEffect(() => {
    const handleVisibility = () => {
      if (document.visibilityState === 'hidden') account.leave();
      else void account.sync();
    };
    const handleOnline = () => void account.sync();
    window.addEventListener('online', handleOnline);
    window.addEventListener('pagehide', account.leave);
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      window.removeEventListener('online', handleOnline);
      window.removeEventListener('pagehide', account.leave);
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [account]);
};

/**
 * Synchronises the cart of a signed-in customer with the account: at once after a sign-in and
 * before the checkout, a second after each change, and when the page is left (CART-18, CART-19,
 * D-CART-20).
 */
export const CartSync = observer(function CartSync() {
  const stores = useStores();
  const { cart, shopper } = stores;
  const account = accountCartOf(stores);
  const id = shopper.customer?.id;
  const before = useRef(id);
  const navigate = useNavigate();
  const atCheckout = /^\/checkout(\/|$)/.test(useLocation().pathname);
  useSurroundings(account);
  useEffect(() => {
    if (id !== undefined) void account.sync();
    // After a logout the account's cart is removed from this device.
    else if (before.current !== undefined) void cart.read();
    before.current = id;
  }, [account, cart, id]);
  const { placed } = account;
  useEffect(() => {
    // When the answer to an order was lost and the account's cart names the order, its page opens.
    if (atCheckout && placed !== undefined) {
      void navigate(`/thank-you/${encodeURIComponent(placed)}`, { replace: true });
    }
  }, [atCheckout, navigate, placed]);
  useEffect(() => {
    if (atCheckout && account.isUnsaved) void account.sync();
  }, [account, atCheckout]);
  useEffect(
    () =>
      reaction(
        () => cart.cart,
        () => {
          if (account.isUnsaved) account.syncSoon();
        },
      ),
    [account, cart],
  );
  return null;
});
