/**
 * Resolves when somebody sees the page: a browser may prepare one ahead, from its address bar or for a search engine
 * (https://wicg.github.io/nav-speculation/prerendering.html).
 */
export const shown = (page: EventTarget): Promise<void> =>
  'prerendering' in page && page.prerendering === true
    ? new Promise((resolve) => {
        page.addEventListener('prerenderingchange', () => resolve(), { once: true });
      })
    : Promise.resolve();
