import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { GiftCardDesign } from '#domain/gift/gift.ts';
import { giftAmountRange, usualGiftCards } from '#domain/gift/gift-amount.ts';
import { TextField } from '#ui/components/form/field.tsx';
import { idOf } from '#ui/components/gift/gift-field-id.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import type { GiftCardStore } from '#ui/stores/gift/gift-card-store.ts';
import { price } from '#ui/words/formats.ts';
import { useWords } from '#ui/words/words.ts';

interface AmountsProps {
  readonly store: GiftCardStore;
  readonly designs: readonly GiftCardDesign[];
}

/** The usual amounts at a press, and a field for any other (D-GIFT-12). */
export const GiftAmounts = observer(function GiftAmounts({ store, designs }: AmountsProps) {
  const { say, problem, language } = useWords();
  const name = useId();
  const { cardObj, otherAmount, errorObj } = store.form;
  const usual = usualGiftCards(designs);
  const isOther = otherAmount !== undefined;
  return (
    <fieldset className={layout.stack}>
      <legend className={controls.label}>{say('gift.amount')}</legend>
      <div className={controls.pillWrap}>
        {usual.map((card) => (
          <label key={card.productId} className={controls.pill}>
            <input
              type="radio"
              name={name}
              checked={!isOther && cardObj?.productId === card.productId}
              onChange={() => store.choose(card)}
            />
            {price(card.amount, language)}
          </label>
        ))}
        {store.offered.length > usual.length ? (
          <label className={controls.pill}>
            <input
              type="radio"
              name={name}
              checked={isOther}
              onChange={() => store.typeAmount('')}
            />
            {say('gift.otherAmount')}
          </label>
        ) : null}
      </div>
      {isOther ? (
        <TextField
          id={idOf('giftCard')}
          name="amount"
          label={say('gift.ownAmount')}
          hint={say('gift.amountHint', giftAmountRange(store.offered))}
          error={errorObj.giftCard && problem(errorObj.giftCard)}
          value={otherAmount}
          inputMode="numeric"
          autoComplete="off"
          required
          onChange={store.typeAmount}
          onBlur={store.checkAmount}
        />
      ) : null}
    </fieldset>
  );
});
