import type { ComponentType } from 'react';
import { Addresses } from '#ui/routes/account/addresses.tsx';
import { Cards } from '#ui/routes/account/cards.tsx';
import { Preferences } from '#ui/routes/account/preferences.tsx';
import { Profile } from '#ui/routes/account/profile.tsx';
import type { OpenedScreen } from '#ui/routes/screen/opened-screen.ts';

const screens: Readonly<Record<string, ComponentType>> = {
  profile: Profile,
  'profile/addresses': Addresses,
  'profile/cards': Cards,
  'profile/preferences': Preferences,
};

/** The screens of the person, by path (D-ROUTE-32); one chunk for all of them. */
export const openAccount = (path: string): OpenedScreen => ({
  Component: screens[path] ?? Profile,
  // Only the browser knows who is signed in, so the server does not render them.
  loader: () => null,
});
