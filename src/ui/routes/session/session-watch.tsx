import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStores } from '#ui/stores/stores.ts';

/** Checks again who is signed in when the tab becomes visible; another tab may have changed it. */
const useLookAgain = () => {
  const { shopper, notice } = useStores();
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const before = shopper.customer;
      await shopper.read();
      if (before === undefined || shopper.customer !== undefined) return;
      const event = { name: 'logout', reason: 'sessionexpired' } as const;
      shopper.hear(event);
      notice.hear(event);
    };
    const handle = () => void look();
    document.addEventListener('visibilitychange', handle);
    return () => document.removeEventListener('visibilitychange', handle);
  }, [shopper, notice]);
};

/** When a session expires, the shopper goes to the home page (SESS-05). */
export const SessionWatch = observer(function SessionWatch() {
  const { shopper } = useStores();
  const navigate = useNavigate();
  const { ended } = shopper;
  const seen = useRef(ended);
  useLookAgain();
  useEffect(() => {
    if (seen.current === ended) return;
    seen.current = ended;
    void navigate('/');
  }, [ended, navigate]);
  return null;
});
