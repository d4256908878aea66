/**
 * The picture of a pressed card grows into its page. Whoever goes on before it has begun skips that, which is no fault;
 * the router hears of the end of a transition only, so the browser would report that nobody heard of the rest.
 */
export const hearSkippedTransitions = (page: Pick<Document, 'startViewTransition'>): void => {
  // Browsers that cannot do it have no such function.
  const start: Document['startViewTransition'] | undefined = page.startViewTransition?.bind(page);
  if (start === undefined) return;
  page.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => undefined);
    return transition;
  };
};
