import { useEffect } from 'react';
import { orderToKeep } from '#ui/components/order/keeping-address.ts';
import { PlacedOrderStore } from '#ui/stores/order/placed-order-store.ts';
import type { JoinForm } from '#ui/stores/sign-in/account-forms.ts';
import { useStores } from '#ui/stores/stores.ts';

/** Fills in who ordered, where an account is made out of an order and nothing was typed yet. */
export const useOrderAsDetails = (form: JoinForm, returnTo: string): void => {
  const { core } = useStores();
  const orderId = orderToKeep(returnTo);
  useEffect(() => {
    if (orderId === undefined) return;
    const placed = new PlacedOrderStore(core);
    void placed.read(orderId).then(() => {
      const { order } = placed;
      if (order === undefined) return;
      const { contact, shipping, billing } = order;
      // Of e-gift cards alone only the payer has a name.
      const { firstName, lastName } = shipping.firstName === '' ? billing : shipping;
      const known = { firstName, lastName, ...contact };
      const { typed } = form;
      const untouched = Object.entries(known).filter(
        ([field]) => typed[field as keyof typeof known] === '',
      );
      form.type(Object.fromEntries(untouched));
    });
  }, [core, form, orderId]);
};
