import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useId, useRef } from 'react';
import { includesGiftCard } from '#domain/cart/lines/gift-lines.ts';
import { tenderOfCart } from '#domain/checkout/checkout-tender.ts';
import type { TenderedGiftCard } from '#domain/gift/gift-tender.ts';
import { FailureMessage } from '#ui/components/elements/failure-message.tsx';
import { Icon } from '#ui/components/elements/icon.tsx';
import { GiftCodeInput } from '#ui/components/gift/gift-code-input.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import fields from '#ui/design/fields.module.css';
import layout from '#ui/design/layout.module.css';
import { useCheckoutStores } from '#ui/stores/checkout-stores.ts';
import { useStores } from '#ui/stores/stores.ts';
import { price } from '#ui/words/formats.ts';
import { useWords } from '#ui/words/words.ts';

/** Gift cards beside every payment method: a code, what each card pays, what is left (D-GIFT-06). */
export const GiftCardPayment = observer(function GiftCardPayment() {
  const { cart } = useStores();
  const { checkout: store, giftCards } = useCheckoutStores();
  const words = useWords();
  const { say, language } = words;
  const id = useId();
  const tender = tenderOfCart(cart.cart, store.checkout);
  const remaining = tender === undefined ? '' : price(tender.amountDue, language);
  const { change, stopped } = giftCards;
  const changed =
    change &&
    (change.is === 'applied'
      ? say('giftPay.applied', { last4: change.last4, remaining })
      : say('giftPay.removed', { remaining }));
  return (
    <section className={classNames(layout.box, layout.stack)} aria-labelledby={id}>
      <h2 id={id} className={layout.titleMedium}>
        {say('giftPay.title')}
      </h2>
      {stopped === undefined ? null : <FailureMessage>{words.failure(stopped)}</FailureMessage>}
      <CodeForm />
      {includesGiftCard(cart.lines) ? (
        <p className={classNames(layout.small, layout.muted)}>{say('giftPay.notForCards')}</p>
      ) : null}
      <PayingCards cards={tender?.giftCards ?? []} />
      {store.checkout.giftCards.length === 0 ? null : (
        <p className={classNames(layout.row, layout.between)}>
          <strong>{say('giftPay.remaining')}</strong>
          <strong>{remaining}</strong>
        </p>
      )}
      <p role="status" className={layout.hidden}>
        {giftCards.applying.is === 'running' ? say('giftPay.checking') : changed}
      </p>
    </section>
  );
});

const CodeForm = observer(function CodeForm() {
  const { giftCards } = useCheckoutStores();
  const { say, failure } = useWords();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { applying } = giftCards;
  const refused = applying.is === 'failed' ? failure(applying.failure) : undefined;
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    await giftCards.apply();
    input.current?.focus();
  };
  return (
    <form className={fields.field} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <label className={controls.label} htmlFor={id}>
        {say('giftPay.code')}
      </label>
      <div className={layout.row} style={{ flexWrap: 'nowrap', gap: '0.5rem' }}>
        <GiftCodeInput
          id={id}
          describedBy={`${id}-hint ${id}-told`}
          input={input}
          code={giftCards.code}
          isRefused={refused !== undefined}
          onType={(code) => giftCards.type(code)}
        />
        <button
          type="submit"
          className={classNames(controls.button, controls.second, controls.compact)}
          style={{ minHeight: '3rem' }}
          aria-busy={applying.is === 'running'}
          aria-label={say('giftPay.applyIt')}
        >
          {say('giftPay.apply')}
        </button>
      </div>
      <p id={`${id}-hint`} className={fields.hint}>
        {say('giftPay.hint')}
      </p>
      <div id={`${id}-told`} role="status" style={{ marginTop: '0.4rem' }}>
        {refused === undefined ? null : (
          <p className={fields.error}>
            <Icon name="warning" size="small" />
            {refused}
          </p>
        )}
      </div>
    </form>
  );
});

const PayingCards = observer(function PayingCards({
  cards,
}: {
  readonly cards: readonly TenderedGiftCard[];
}) {
  const { giftCards } = useCheckoutStores();
  const { say, language } = useWords();
  if (cards.length === 0) return null;
  return (
    <ul aria-label={say('giftPay.list')} className={layout.stack}>
      {cards.map(({ cardRef, last4, amount, left }) => (
        <li key={cardRef} className={layout.row} style={{ flexWrap: 'nowrap' }}>
          <div className={layout.grow}>
            <p>
              <strong>{say('giftPay.card', { last4 })}</strong>
            </p>
            <p className={layout.small}>
              {say('giftPay.pays', {
                amount: price(amount, language),
                left: price(left, language),
              })}
            </p>
          </div>
          <button
            type="button"
            className={controls.link}
            aria-label={say('giftPay.removeIt', { last4 })}
            onClick={() => void giftCards.remove(cardRef)}
          >
            {say('giftPay.remove')}
          </button>
        </li>
      ))}
    </ul>
  );
});
