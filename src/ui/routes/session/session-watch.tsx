import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isBackFromSignOut } from '#domain/session/signed-out.ts';
import { isAnythingStored } from '#ui/core/stored-here.ts';
import { useStores } from '#ui/stores/stores.ts';

/**
 * Checks again who is signed in when the tab becomes visible, or the browser shows a page again as it
 * was; another tab or a page after it may have changed it.
 */
const useLookAgain = () => {
  const { shopper, notice } = useStores();
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const before = shopper.customer;
      // A guest with nothing stored is one still.
      if (before === undefined && !isAnythingStored(window)) return;
      await shopper.read();
      if (before === undefined || shopper.customer?.id === before.id) return;
      // What is on the screen belongs to somebody else.
      if (shopper.customer !== undefined) return window.location.reload();
      const event = { name: 'logout', reason: 'sessionexpired' } as const;
      shopper.hear(event);
      notice.hear(event);
    };
    const handle = () => void look();
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void look();
    };
    document.addEventListener('visibilitychange', handle);
    window.addEventListener('pageshow', handleShow);
    return () => {
      document.removeEventListener('visibilitychange', handle);
      window.removeEventListener('pageshow', handleShow);
    };
  }, [shopper, notice]);
};

/** Says that the provider signed out too, to a guest who comes back from there (D-AUTH-05). */
const useFarewell = () => {
  const { shopper, notice } = useStores();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isBack = shopper.shopper?.role === 'guest' && isBackFromSignOut(search);
  useEffect(() => {
    if (!isBack) return;
    notice.show({ severity: 'success', title: { key: 'account.signedOut' } });
    void navigate(pathname, { replace: true });
  }, [isBack, notice, navigate, pathname]);
};

/** When a session expires, the shopper goes to the home page (SESS-05). */
export const SessionWatch = observer(function SessionWatch() {
  const { shopper } = useStores();
  const navigate = useNavigate();
  const { ended } = shopper;
  const seen = useRef(ended);
  useLookAgain();
  useFarewell();
  useEffect(() => {
    if (seen.current === ended) return;
    seen.current = ended;
    void navigate('/');
  }, [ended, navigate]);
  return null;
});
