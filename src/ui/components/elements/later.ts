import { startTransition, useEffect, useState } from 'react';
import { painted } from '#ui/core/pauses.ts';
import { useStores } from '#ui/stores/stores.ts';

/**
 * Code and words that are loaded after the page is shown. `load` must be the same
 * function every time. It comes as a transition: an urgent update would throw away what the
 * server drew in parts that are not hydrated yet, and draw it again in one task.
 */
export const useLater = <Part extends object>(
  load: () => Promise<Part>,
  /** It is fetched no earlier. */
  after?: Promise<void>,
): Part | undefined => {
  const { allWords } = useStores();
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    void Promise.all([painted(), after])
      .then(() => Promise.all([load(), allWords()]))
      .then(([loaded]) => startTransition(() => setPart(loaded)))
      // Without a network it is left out.
      .catch(() => undefined);
  }, [load, after, allWords]);
  return part;
};

/** The same for a part that shows nothing without the core: a page that nobody touches does not load it (D-PERF-13). */
export const useLaterWithCore = <Part extends object>(
  load: () => Promise<Part>,
): Part | undefined => useLater(load, useStores().coreNeeded);
