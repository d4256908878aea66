import { useEffect, useState } from 'react';
import { painted } from '#ui/core/pauses.ts';
import { useStores } from '#ui/stores/stores.ts';

/**
 * Code and words that are loaded after the page is shown. `load` must be the same
 * function every time.
 */
export const useLater = <Part extends object>(load: () => Promise<Part>): Part | undefined => {
  const { allWords } = useStores();
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    void painted()
      .then(() => Promise.all([load(), allWords()]))
      .then(([loaded]) => setPart(loaded))
      // Without a network it is left out.
      .catch(() => undefined);
  }, [load, allWords]);
  return part;
};
