import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Customer } from '#domain/account/customer.ts';
import { LinesSkeleton } from '#ui/components/elements/skeletons.tsx';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

interface SecureProps {
  readonly children: (customer: Customer) => ReactNode;
}

/**
 * A page for signed-in customers: a guest is sent to log in and returns (D-ROUTE-32); somebody who
 * was signed in and no longer is goes home (SESS-05).
 */
export const Secure = observer(function Secure({ children }: SecureProps) {
  const { shopper } = useStores();
  const { say } = useWords();
  const { pathname, search } = useLocation();
  const { customer } = shopper;
  const wasIn = useRef(false);
  useEffect(() => {
    if (customer === undefined) return;
    wasIn.current = true;
    void shopper.refresh();
  }, [customer, shopper]);
  if (customer !== undefined && shopper.fresh) return children(customer);
  if (customer !== undefined || shopper.shopper === undefined)
    return <LinesSkeleton title={say('account.loading')} />;
  if (wasIn.current) return <Navigate to="/" replace />;
  return <Navigate to={`/login?returnTo=${encodeURIComponent(pathname + search)}`} replace />;
});
