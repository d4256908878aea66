import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/**
 * A shorter wait shows no placeholder, because a short flash of grey disturbs more than waiting.
 */
const patience = 200;

/**
 * The path of a page that has been loading longer than that; undefined for changes within a page.
 */
export const usePendingPath = (): string | undefined => {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  const wanted = location === undefined || location.pathname === pathname ? '' : location.pathname;
  const [pending, setPending] = useState<string>();
  useEffect(() => {
    setPending(undefined);
    if (wanted === '') return;
    const timer = setTimeout(() => setPending(wanted), patience);
    return () => clearTimeout(timer);
  }, [wanted]);
  return wanted === '' ? undefined : pending;
};
