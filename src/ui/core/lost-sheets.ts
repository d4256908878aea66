/** Milliseconds before a sheet is asked for once more; the first time it is at once, then twice as long each time. */
const firstPause = 1000;
const longestPause = 60_000;

/**
 * Asks again for styles that did not come. Late code names its sheet and is loaded beside it; what is added to
 * code (`scripts/bundle/sheets/late-sheet-cuts.ts`) asks for it once ahead and once where it is to stand, and takes the sheet for granted when the
 * code is asked for again.
 */
export const mendLostSheets = (page: Window): void => {
  const losses = new Map<string, number>();
  const hear = ({ target }: Event): void => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    const lost = losses.get(target.href) ?? 0;
    losses.set(target.href, lost + 1);
    const wait = lost === 0 ? 0 : Math.min(firstPause * 2 ** (lost - 1), longestPause);
    setTimeout(() => target.replaceWith(target.cloneNode()), wait);
  };
  // Such events do not rise; they are heard on their way down.
  page.addEventListener('error', hear, true);
};
