import { observer } from 'mobx-react-lite';
import { inputLimits } from '#domain/validation/input-limits.ts';
import { Field } from '#ui/components/form/field.tsx';
import controls from '#ui/design/controls.module.css';
import fields from '#ui/design/fields.module.css';
import { useCheckoutStores } from '#ui/stores/checkout-stores.ts';
import { useWords } from '#ui/words/words.ts';

/** The gift option and its message (CHK-05). */
export const GiftFields = observer(function GiftFields() {
  const { checkout: store } = useCheckoutStores();
  const { say } = useWords();
  const { giftCard } = store.checkout;
  const handleGift = (giftOrder: boolean) =>
    store.change({ ...store.checkout, giftCard: { ...giftCard, giftOrder } });
  return (
    <>
      <label className={fields.check}>
        <input
          type="checkbox"
          name="gift"
          checked={giftCard.giftOrder}
          onChange={(event) => handleGift(event.target.checked)}
        />
        {say('shipping.gift')}
      </label>
      {giftCard.giftOrder ? (
        <Field
          id="gift-message"
          name="giftMessage"
          label={say('shipping.giftMessage')}
          hint={say('shipping.giftHint')}
        >
          {(input) => (
            <textarea
              {...input}
              className={controls.input}
              rows={3}
              maxLength={inputLimits.giftMessageLongest}
              autoComplete="off"
              value={giftCard.giftMessage.value}
              onChange={(event) => store.type('giftCard', 'giftMessage', event.target.value)}
            />
          )}
        </Field>
      ) : null}
    </>
  );
});
