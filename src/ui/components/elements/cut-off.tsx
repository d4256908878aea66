import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { cutOffSentence } from '#application/messages/delivery-sentence.ts';
import type { Expectation, NoDay } from '#domain/shipping/expected-day/expected-days.ts';
import { CutOffStore } from '#ui/stores/shipping/cut-off-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

interface CutOffProps {
  readonly expected: Expectation | NoDay;
  /** The days told beside it are true no longer. */
  readonly onOver?: () => void;
}

/** "Ships today if ordered within 2 h 10 min": refreshed by the minute, and announced never. */
export const CutOff = observer(function CutOff({ expected, onOver }: CutOffProps) {
  const { core } = useStores();
  const { say } = useWords();
  const [store] = useState(() => new CutOffStore(core));
  const over = useRef(onOver);
  over.current = onOver;
  useEffect(() => store.watch(expected, () => over.current?.()), [store, expected]);
  if (store.minutes === undefined) return null;
  const { key, blanks } = cutOffSentence(store.minutes);
  return (
    <span role="timer" aria-live="off">
      {say(key, blanks)}
    </span>
  );
});
