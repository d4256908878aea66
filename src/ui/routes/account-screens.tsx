import type { ComponentType } from 'react';
import { Addresses } from '#ui/routes/addresses.tsx';
import { Cards } from '#ui/routes/cards.tsx';
import { ChangePassword } from '#ui/routes/change-password.tsx';
import type { OpenedScreen } from '#ui/routes/opened-screen.ts';
import { OrderHistory } from '#ui/routes/order-history.tsx';
import { OwnOrder } from '#ui/routes/own-order.tsx';
import { Preferences } from '#ui/routes/preferences.tsx';
import { Profile } from '#ui/routes/profile.tsx';
import { SignInSecurity } from '#ui/routes/sign-in-security.tsx';

const screens: Readonly<Record<string, ComponentType>> = {
  profile: Profile,
  'profile/addresses': Addresses,
  'profile/cards': Cards,
  'profile/security': SignInSecurity,
  'profile/preferences': Preferences,
  orderhistory: OrderHistory,
  'orderhistory/:orderId': OwnOrder,
  changepassword: ChangePassword,
};

/** A customer's own screens, by their path: one piece of code for all of them (D-ROUTE-32). */
export const openAccount = (path: string): OpenedScreen => ({
  Component: screens[path] ?? Profile,
  // Only the browser knows who is signed in: the server draws none of it.
  loader: () => null,
});
