import type { ComponentType } from 'react';
import { Addresses } from '#ui/routes/account/addresses.tsx';
import { Cards } from '#ui/routes/account/cards.tsx';
import { Preferences } from '#ui/routes/account/preferences.tsx';
import { Profile } from '#ui/routes/account/profile.tsx';
import { OrderHistory } from '#ui/routes/order/order-history.tsx';
import { OwnOrder } from '#ui/routes/order/own-order.tsx';
import type { OpenedScreen } from '#ui/routes/screen/opened-screen.ts';
import { ChangePassword } from '#ui/routes/sign-in/change-password.tsx';
import { SignInSecurity } from '#ui/routes/sign-in/sign-in-security.tsx';

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

/** The account screens, by path; one chunk for all of them (D-ROUTE-32). */
export const openAccount = (path: string): OpenedScreen => ({
  Component: screens[path] ?? Profile,
  // Only the browser knows who is signed in, so the server does not render them.
  loader: () => null,
});
