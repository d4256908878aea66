import type { UncaughtError } from '#adapters/telemetry/happening.ts';

/** Hears uncaught errors until the library does so itself; the answer ends it. */
export const hearErrors = (
  page: EventTarget,
  tell: (error: UncaughtError) => void,
): (() => void) => {
  const hearError = (event: Event): void => {
    // An image that did not load is such an event too, without an error.
    if (!('message' in event)) return;
    const error = 'error' in event && event.error ? event.error : new Error(String(event.message));
    tell({ kind: 'uncaught', error });
  };
  const hearRejection = (event: Event): void => {
    if ('reason' in event) tell({ kind: 'uncaught', error: event.reason });
  };
  page.addEventListener('error', hearError);
  page.addEventListener('unhandledrejection', hearRejection);
  return () => {
    page.removeEventListener('error', hearError);
    page.removeEventListener('unhandledrejection', hearRejection);
  };
};
