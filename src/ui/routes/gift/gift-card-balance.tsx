import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { Icon } from '#ui/components/elements/icon.tsx';
import { TextLink } from '#ui/components/elements/links.tsx';
import { usePageTitle } from '#ui/components/elements/page-title.ts';
import { GiftCodeInput } from '#ui/components/gift/gift-code-input.tsx';
import { classNames } from '#ui/design/class-names.ts';
import styles from '#ui/design/content.module.css';
import controls from '#ui/design/controls.module.css';
import fields from '#ui/design/fields.module.css';
import layout from '#ui/design/layout.module.css';
import type { OpenedScreen } from '#ui/routes/screen/opened-screen.ts';
import { GiftBalanceStore } from '#ui/stores/gift/gift-balance-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { price } from '#ui/words/formats.ts';
import { useWords } from '#ui/words/words.ts';

const BalanceForm = observer(function BalanceForm({ store }: { readonly store: GiftBalanceStore }) {
  const { say, failure, language } = useWords();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { asking, shown } = store;
  const refused = asking.is === 'failed' ? failure(asking.failure) : undefined;
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    await store.ask();
    if (store.shown === undefined) input.current?.focus();
  };
  return (
    <form className={layout.stack} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <div className={fields.field}>
        <label className={controls.label} htmlFor={id}>
          {say('giftPay.code')}
        </label>
        <GiftCodeInput
          id={id}
          describedBy={`${id}-told`}
          input={input}
          code={store.code}
          isRefused={refused !== undefined}
          onType={(code) => store.type(code)}
        />
      </div>
      <button
        type="submit"
        className={classNames(controls.button, controls.broad)}
        aria-busy={asking.is === 'running'}
      >
        {say('giftBalance.show')}
      </button>
      <div id={`${id}-told`} role="status">
        {refused === undefined ? null : (
          <p className={fields.error}>
            <Icon name="warning" size="small" />
            {refused}
          </p>
        )}
        {shown === undefined ? null : (
          <p className={classNames(controls.message, controls.messageOk)}>
            <Icon name="done" />
            <span>
              {say('giftBalance.told', {
                balance: price(shown.balance, language),
                last4: shown.last4,
              })}
            </span>
          </p>
        )}
      </div>
    </form>
  );
});

const GiftCardBalance = observer(function GiftCardBalance() {
  const { core } = useStores();
  const { say } = useWords();
  const [store] = useState(() => new GiftBalanceStore(core));
  usePageTitle(say('giftBalance.title'));
  return (
    <div className={classNames(layout.wrap, styles.page, layout.stack, layout.loose)}>
      <div className={layout.stack}>
        <h1>{say('giftBalance.title')}</h1>
        <p>{say('giftBalance.lead')}</p>
        <p className={classNames(layout.small, layout.muted)}>{say('giftBalance.how')}</p>
      </div>
      <div className={layout.stack} style={{ maxWidth: '32rem' }}>
        <BalanceForm store={store} />
        <p>
          <TextLink to="/giftcards">{say('giftBalance.buy')}</TextLink>
        </p>
      </div>
    </div>
  );
});

/** `/giftcards/balance`: what is left on a gift card (D-GIFT-11, D-ROUTE-41). */
export const openGiftCardBalance = (): OpenedScreen => ({
  Component: GiftCardBalance,
  loader: () => null,
});
