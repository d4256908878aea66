import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SavedCard } from '#domain/account/saved-card.ts';
import { ConfirmDialog } from '#ui/components/elements/confirm-dialog.tsx';
import { FailureMessage } from '#ui/components/elements/failure-message.tsx';
import { ActionStore } from '#ui/stores/progress/action-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords, type Words } from '#ui/words/words.ts';

export const cardName = ({ cardType, cardNumberMask }: SavedCard, say: Words['say']): string =>
  say('cards.name', { brand: cardType, last4: cardNumberMask.slice(-4) });

interface CardRemoval {
  /** Asks whether to remove this card. */
  readonly ask: (card: SavedCard) => void;
  /** Why the last removal failed; shown above the cards. */
  readonly failureMessage: ReactNode;
  readonly dialog: ReactNode;
}

/** Removes a saved card from the account, after asking; for observers. */
export const useCardRemoval = (onRemoved: () => void): CardRemoval => {
  const { core, shopper, notice } = useStores();
  const { say, failure } = useWords();
  const [leaving, setLeaving] = useState<SavedCard>();
  const [removal] = useState(
    () =>
      new ActionStore(core, (useCases, sequence: number) => useCases.account.removeCard(sequence)),
  );
  const remove = async (card: SavedCard) => {
    const removed = await removal.run(card.sequence);
    // Elements behind an open dialog cannot take the focus.
    flushSync(() => setLeaving(undefined));
    if (removed === undefined || shopper.customer === undefined) return;
    shopper.become({ ...shopper.customer, paymentCards: removed.value });
    notice.show({ severity: 'success', title: { key: 'cards.removed' } });
    onRemoved();
  };
  const { doing } = removal;
  return {
    ask: setLeaving,
    failureMessage:
      doing.is === 'failed' ? (
        <FailureMessage key={removal.attempt}>{failure(doing.failure)}</FailureMessage>
      ) : null,
    dialog: (
      <ConfirmDialog
        open={leaving !== undefined}
        title={say('cards.removeTitle')}
        text={leaving === undefined ? '' : `${cardName(leaving, say)}. ${say('cards.removeText')}`}
        busy={doing.is === 'running'}
        onConfirm={() => leaving && void remove(leaving)}
        onClose={() => setLeaving(undefined)}
      />
    ),
  };
};
