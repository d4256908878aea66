import { useEffect } from 'react';
import { AccountMenu } from '#ui/components/account/account-menu.tsx';
import { CartDrawer } from '#ui/components/cart/cart-drawer.tsx';
import { HeadLinks } from '#ui/components/frame/head-links.tsx';
import { MenuSheet } from '#ui/components/frame/menu-sheet.tsx';
import { prepareOffline } from '#ui/components/frame/offline.ts';
import { AddedBar } from '#ui/components/notice/added-bar.tsx';
import { FailureAlert } from '#ui/components/notice/failure-alert.tsx';
import { Notification } from '#ui/components/notice/notification.tsx';
import { ScreenLoader } from '#ui/components/notice/screen-loader.tsx';
import { ConsentBanner } from '#ui/components/session/consent-banner.tsx';
import { ResumeOffer } from '#ui/components/session/resume-offer.tsx';
import { ZipDialog } from '#ui/components/shipping/zip-dialog.tsx';
import { LoginPopup } from '#ui/components/sign-in/login-popup.tsx';
import { CartSync } from '#ui/routes/cart/cart-sync.tsx';
import { SessionWatch } from '#ui/routes/session/session-watch.tsx';

/** Parts that appear only after an event; loaded after the page is shown. */
export const AfterPaint = () => {
  useEffect(prepareOffline, []);
  return (
    <>
      <HeadLinks />
      <Notification />
      <FailureAlert />
      <ScreenLoader />
      <ZipDialog />
      <CartDrawer />
      <CartSync />
      <MenuSheet />
      <AddedBar />
      <ConsentBanner />
      <AccountMenu />
      <LoginPopup />
      <SessionWatch />
      <ResumeOffer />
    </>
  );
};
