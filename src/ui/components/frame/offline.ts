/** Long enough for the page to have everything it wants first, in milliseconds. */
const patience = 10_000;

const register = (): void => {
  // A shop without its offline page is a shop all the same.
  void navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined);
};

/** Brings the offline page, once the page has loaded and the machine has nothing better to do. */
export const prepareOffline = (): void => {
  const whenIdle = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(register, { timeout: patience });
    else setTimeout(register);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
};
