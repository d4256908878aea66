import { useEffect, useMemo, useRef } from 'react';
import type { ShopFailure } from '#ports/failures.ts';
import type { Core } from '#ui/core/core.ts';
import { useStores } from '#ui/stores/stores.ts';

/** Runs changes; one that fails after its page was left is told by the notice bar. */
export const useToldLate = (): Core => {
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
        if (left.current && !outcome.ok)
          notice.fail({ failure: outcome.failure as unknown as ShopFailure });
        return outcome;
      },
    }),
    [core, notice],
  );
};
