/** Lets the browser paint and handle input before the next piece of work. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A hidden page paints no frames; then the wait ends after this time, milliseconds. */
const mostForPaint = 100;

/** Resolves after the next frame is painted, so that the result of a press is shown first. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const late = setTimeout(resolve, mostForPaint);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(resolve);
    });
  });

/** Longest wait for a page that has always something to do, milliseconds. */
const mostUntilIdle = 2000;

/** Resolves when the page has nothing to do, so that it is not kept from showing what was pressed. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no such thing.
    if (typeof requestIdleCallback !== 'function') setTimeout(resolve);
    else requestIdleCallback(() => resolve(), { timeout: mostUntilIdle });
  });

/** Resolves when there is a network: a browser asks for a file that did not come only once. */
export const connected = (): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.onLine) resolve();
    else window.addEventListener('online', () => resolve(), { once: true });
  });
