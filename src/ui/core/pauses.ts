/** Lets the browser paint and answer presses before the next piece of work. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A page nobody looks at paints nothing; then this is how long to wait for it, milliseconds. */
const mostForPaint = 100;

/** Resolves after the next frame is painted, so that what was pressed shows first. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const late = setTimeout(resolve, mostForPaint);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(resolve);
    });
  });
