import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/**
 * A shorter wait shows no placeholder, because a short flash of grey disturbs more than waiting.
 */
const patience = 200;

/** True when the focus is in a choice that leads from page to page. */
export const choiceHasFocus = (): boolean =>
  document.activeElement?.closest('[data-keeps-focus]') != null;

/**
 * The path of a page that has been loading longer than that; undefined for changes within a page, and while a
 * choice has the focus, which a placeholder would take away with it.
 */
export const usePendingPath = (): string | undefined => {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  const wanted = location === undefined || location.pathname === pathname ? '' : location.pathname;
  const [pending, setPending] = useState<string>();
  useEffect(() => {
    setPending(undefined);
    if (wanted === '') return;
    const timer = setTimeout(() => {
      if (!choiceHasFocus()) setPending(wanted);
    }, patience);
    return () => clearTimeout(timer);
  }, [wanted]);
  return wanted === '' ? undefined : pending;
};
