import { useEffect, useMemo, useRef } from 'react';
import type { ShopFailure } from '#ports/shop-failure.ts';
import type { Core } from '#ui/core/core.ts';
import { useStores } from '#ui/stores/stores.ts';

/** A use case's failure has a tag; only such failures have texts. */
const isTagged = (failure: unknown): failure is ShopFailure =>
  typeof failure === 'object' && failure !== null && '_tag' in failure;

/** Runs use cases; a failure that arrives after the page was left is shown in the notice bar. */
export const useLateFailures = (): Core => {
  const { core, notice } = useStores();
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  return useMemo<Core>(
    () => ({
      run: async (pick, signal) => {
        const outcome = await core.run(pick, signal);
        if (left.current && !outcome.ok && isTagged(outcome.failure)) {
          notice.fail({ failure: outcome.failure });
        }
        return outcome;
      },
    }),
    [core, notice],
  );
};
