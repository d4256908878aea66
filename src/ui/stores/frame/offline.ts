import { useEffect, useRef, useSyncExternalStore } from 'react';

const onChange = (tell: () => void): (() => void) => {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
};

/** Whether the device itself says that it has no network. */
export const useOffline = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => !navigator.onLine,
    () => false,
  );

/**
 * Says whether the network is away, and calls `again` when it is back: for screens that only read
 * (D-ROUTE-36); a press that buys has its own rule (D-CHECKOUT-28).
 */
export const useOfflineUntil = (again: () => void): boolean => {
  const offline = useOffline();
  const wasOffline = useRef(false);
  const call = useRef(again);
  call.current = again;
  useEffect(() => {
    if (wasOffline.current && !offline) call.current();
    wasOffline.current = offline;
  }, [offline]);
  return offline;
};
