import { useEffect, useRef } from 'react';
import type { ShopFailure } from '#ports/shop-failure.ts';
import { Icon } from '#ui/components/elements/icon.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import { useOffline } from '#ui/stores/frame/offline.ts';
import { useWords } from '#ui/words/words.ts';

/** Who was away longer meant something else by now, and presses again, milliseconds. */
const longestAway = 600_000;

/** Nobody answered; with a network it would be the other side's fault. */
export const isUnheard = (failure: ShopFailure | undefined): boolean => {
  switch (failure?._tag) {
    case 'ShopUnreachable':
      return failure.why === 'offline';
    case 'OrderUnanswered':
      return isUnheard(failure.because);
    case 'VaultUnreachable':
    case 'VaultTimeout':
      return true;
    default:
      return false;
  }
};

interface OfflineNoteProps {
  /** How the press ended. */
  readonly failure: ShopFailure | undefined;
  /** An order may have been made by it. */
  readonly mayBePlaced?: boolean;
  /** What was pressed, once more; only what is safe to repeat. */
  readonly onBack: () => void;
}

/**
 * Beside a button whose press found no network: what happened to the money, and that it is pressed again
 * when the device is back (D-CHECKOUT-28).
 */
export const OfflineNote = ({ failure, mayBePlaced = false, onBack }: OfflineNoteProps) => {
  const { say } = useWords();
  const offline = useOffline();
  const since = useRef<number>(undefined);
  const again = useRef(onBack);
  again.current = onBack;
  const waits = offline && isUnheard(failure);
  useEffect(() => {
    if (waits) {
      since.current ??= Date.now();
      return;
    }
    const away = since.current;
    since.current = undefined;
    if (!offline && away !== undefined && Date.now() - away < longestAway) again.current();
  }, [waits, offline]);
  if (!waits) return null;
  return (
    <div role="alert" className={classNames(controls.message, controls.messageWarn)}>
      <Icon name="warning" />
      <p>{say(mayBePlaced ? 'offline.asking' : 'offline.waiting')}</p>
    </div>
  );
};
