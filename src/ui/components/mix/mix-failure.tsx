import { observer } from 'mobx-react-lite';
import { FailureMessage } from '#ui/components/elements/failure-message.tsx';
import type { MixSavingStore } from '#ui/stores/mix/mix-saving-store.ts';
import type { MixStore } from '#ui/stores/mix/mix-store.ts';
import { useWords } from '#ui/words/words.ts';

interface MixFailureMessageProps {
  readonly mix: MixStore;
  readonly saving: MixSavingStore;
}

/**
 * What the shopper has to know about this mix: bags that were taken out, and why it could not be
 * opened.
 */
export const MixFailureMessage = observer(function MixFailureMessage({
  mix,
  saving,
}: MixFailureMessageProps) {
  const { say, failure } = useWords();
  const { adding } = mix;
  const kept = saving.saving;
  return (
    <>
      {mix.unmet === undefined ? null : <FailureMessage>{say(`mix.${mix.unmet}`)}</FailureMessage>}
      <TakenOut mix={mix} />
      {adding.is === 'failed' && !isShown(mix, adding.failure._tag) ? (
        <FailureMessage>{failure(adding.failure)}</FailureMessage>
      ) : null}
      {kept.is === 'failed' && !isShown(mix, kept.failure._tag) ? (
        <FailureMessage key={saving.attempt}>
          {kept.failure._tag === 'MixChanged' ? say('mix.changedElsewhere') : failure(kept.failure)}
        </FailureMessage>
      ) : null}
    </>
  );
});

/** Bags that were taken out are named once. */
const isShown = ({ draft, toGo }: MixStore, tag: string): boolean =>
  tag === 'MixItemsGone' && draft.replaceMixItems.length > 0 && toGo > 0;

/**
 * The bags that were taken out because they are unavailable, until the mix is full again (MIX-07,
 * MIX-08).
 */
const TakenOut = observer(function TakenOut({ mix }: { readonly mix: MixStore }) {
  const { say } = useWords();
  const { replaceMixItems } = mix.draft;
  if (replaceMixItems.length === 0 || mix.toGo === 0) return null;
  const titles = new Map(mix.offer.shelf.map(({ productId, title }) => [productId, title]));
  const count = replaceMixItems.reduce((sum, { quantity }) => sum + quantity, 0);
  const names = replaceMixItems
    .map(({ productId, quantity }) => `${quantity} × ${titles.get(productId) ?? productId}`)
    .join(', ');
  return (
    <FailureMessage>
      <p>{say('mix.replace', { count })}</p>
      <p>{say('mix.takenOut', { names })}</p>
    </FailureMessage>
  );
});
