import { reaction } from 'mobx';
import { useEffect } from 'react';
import { useStores } from '#ui/stores/stores.ts';

/**
 * No failure alert while this holds: the part says itself what failed, what happened to the money and
 * what to do. An alert of the call alone would stand before it and take the focus.
 */
export const useTellsItself = (isBusy: () => boolean): void => {
  const { notice } = useStores();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it reads is observed
  useEffect(
    () =>
      reaction(
        () => notice.alerting && isBusy(),
        () => notice.closeAlert(),
      ),
    [notice],
  );
};
