/** A pause so that the page loads its own files first, milliseconds. */
const patience = 10_000;

const register = (): void => {
  // Without the offline page the shop still works, so the failure is ignored.
  void navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined);
};

/** Loads the offline page when the page has loaded and the browser is idle. */
export const prepareOffline = (): void => {
  const whenIdle = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(register, { timeout: patience });
    else setTimeout(register);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
};
