import { observer } from 'mobx-react-lite';
import type { ItemsUnavailable } from '#ports/order/order-failures.ts';
import { TextLink } from '#ui/components/elements/links.tsx';
import { Trouble } from '#ui/components/elements/trouble.tsx';
import { useCheckoutStores } from '#ui/stores/checkout-stores.ts';
import { useWords } from '#ui/words/words.ts';

/** Why the step failed, when it is not about one field. */
export const ShippingTrouble = observer(function ShippingTrouble() {
  const { checkout: store } = useCheckoutStores();
  const words = useWords();
  const { completing } = store;
  if (completing.is !== 'failed' || completing.failure._tag === 'InputRefused') return null;
  const { failure } = completing;
  if (failure._tag === 'ItemsUnavailable') return <UnavailableItems failure={failure} />;
  return <Trouble>{words.failure(failure)}</Trouble>;
});

/** Names each unavailable item and links to the cart (CHK-21). */
export const UnavailableItems = ({
  failure: { items, because },
}: {
  readonly failure: Pick<ItemsUnavailable, 'items' | 'because'>;
}) => {
  const { say } = useWords();
  return (
    <Trouble>
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
      <TextLink to="/cart">{say('shipping.editCart')}</TextLink>
    </Trouble>
  );
};
