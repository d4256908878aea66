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
