import { observer } from 'mobx-react-lite';
import type { ItemsUnavailable } from '#ports/order/order-failures.ts';
import { FailureMessage } from '#ui/components/elements/failure-message.tsx';
import { TextLink } from '#ui/components/elements/links.tsx';
import { isUnheard } from '#ui/components/elements/offline-note.tsx';
import { useCheckoutStores } from '#ui/stores/checkout-stores.ts';
import { useOffline } from '#ui/stores/frame/offline.ts';
import { useWords } from '#ui/words/words.ts';

/** Why the step failed, when it is not about one field. */
export const ShippingFailureMessage = observer(function ShippingFailureMessage() {
  const { checkout: store } = useCheckoutStores();
  const words = useWords();
  const { completing } = store;
  const offline = useOffline();
  if (completing.is !== 'failed' || completing.failure._tag === 'InputRefused') return null;
  const { failure } = completing;
  // It is told beside the button.
  if (offline && isUnheard(failure)) return null;
  if (failure._tag === 'ItemsUnavailable') return <UnavailableItems failure={failure} />;
  return <FailureMessage>{words.failure(failure)}</FailureMessage>;
});

interface UnavailableItemsProps {
  readonly failure: Pick<ItemsUnavailable, 'items' | 'because'>;
  /** What happened to the money, where some was to be paid. */
  readonly money?: string;
}

/** Names each unavailable item and links to the cart (CHK-21). */
export const UnavailableItems = ({ failure: { items, because }, money }: UnavailableItemsProps) => {
  const { say } = useWords();
  return (
    <FailureMessage>
      <ul>
        {items.map(({ productId, title, requested, available }) => (
          <li key={productId}>
            {because === 'zip'
              ? `${title}: ${say('shipping.notToZip')}`
              : say(available > 0 ? 'shipping.stockShort' : 'shipping.stockNone', {
                  title,
                  requested,
                  available,
                })}
          </li>
        ))}
      </ul>
      {money === undefined ? null : <p>{money}</p>}
      <TextLink to="/cart">{say('shipping.editCart')}</TextLink>
    </FailureMessage>
  );
};
