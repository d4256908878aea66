import { useEffect } from 'react';
import { AccountMenu } from '#ui/components/account/account-menu.tsx';
import { LoginPopup } from '#ui/components/account/login-popup.tsx';
import { ResumeOffer } from '#ui/components/account/resume-offer.tsx';
import { SessionWatch } from '#ui/components/account/session-watch.tsx';
import { CartDrawer } from '#ui/components/cart/cart-drawer.tsx';
import { CartSync } from '#ui/components/cart/cart-sync.tsx';
import { ConsentBanner } from '#ui/components/frame/consent-banner.tsx';
import { FailureAlert } from '#ui/components/frame/failure-alert.tsx';
import { HeadLinks } from '#ui/components/frame/head-links.tsx';
import { MenuSheet } from '#ui/components/frame/menu-sheet.tsx';
import { Notification } from '#ui/components/frame/notification.tsx';
import { ZipDialog } from '#ui/components/frame/zip-dialog.tsx';
import { prepareOffline } from '#ui/offline.ts';

/** What can only show after something happened: loaded once the page stands. */
export const AfterPaint = () => {
  useEffect(prepareOffline, []);
  return (
    <>
      <HeadLinks />
      <Notification />
      <FailureAlert />
      <ZipDialog />
      <CartDrawer />
      <CartSync />
      <MenuSheet />
      <ConsentBanner />
      <AccountMenu />
      <LoginPopup />
      <SessionWatch />
      <ResumeOffer />
    </>
  );
};
