import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { Icon } from '#ui/components/elements/icon.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import fields from '#ui/design/fields.module.css';
import layout from '#ui/design/layout.module.css';
import { couponStoreOf } from '#ui/stores/coupon/coupon-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

export interface CouponFieldProps {
  /** Known at the checkout; needed for coupons that one shopper may use once. */
  readonly email?: string | undefined;
  /** Runs when the total has changed. */
  readonly onChanged?: (() => void) | undefined;
}

/** The field to apply or remove the cart's coupon; a refusal is shown in the shop's words. */
export const CouponField = observer(function CouponField({ email, onChanged }: CouponFieldProps) {
  const stores = useStores();
  const { cart } = stores;
  const { say, failure } = useWords();
  const store = couponStoreOf(stores);
  const [typed, setTyped] = useState('');
  const id = useId();
  const { coupon } = cart.cart;
  const { isStale } = store;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the cart asks anew
  useEffect(() => {
    if (isStale) void store.revalidate(email);
  }, [isStale, cart.cart, store]);
  const refused = store.asking.is === 'failed' ? failure(store.asking.failure) : undefined;
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const input = event.currentTarget.elements.namedItem('coupon');
    if (coupon !== undefined) await store.remove();
    else if (await store.apply(typed, email)) setTyped('');
    if (store.asking.is === 'failed') {
      if (input instanceof HTMLElement) input.focus();
    } else onChanged?.();
  };
  return (
    <form className={fields.field} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <label className={fields.label} htmlFor={id}>
        {say('coupon.label')}
      </label>
      <div className={layout.row} style={{ flexWrap: 'nowrap', gap: '0.5rem' }}>
        <input
          id={id}
          className={fields.input}
          name="coupon"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          readOnly={coupon !== undefined}
          value={coupon?.couponName ?? typed}
          aria-invalid={refused !== undefined}
          aria-describedby={`${id}-told`}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button
          type="submit"
          className={classNames(controls.button, controls.second, controls.compact)}
          style={{ minHeight: '3rem' }}
          aria-busy={store.asking.is === 'running'}
          aria-label={say(coupon === undefined ? 'coupon.applyIt' : 'coupon.removeIt')}
        >
          {say(coupon === undefined ? 'coupon.apply' : 'coupon.remove')}
        </button>
      </div>
      <div id={`${id}-told`} role="status" style={{ marginTop: '0.4rem' }}>
        {refused === undefined ? null : (
          <p className={fields.error}>
            <Icon name="warning" size="small" />
            {refused}
          </p>
        )}
        {coupon === undefined || refused !== undefined ? null : (
          <p className={classNames(controls.message, controls.messageOk)}>
            <Icon name="done" />
            <span>{coupon.message}</span>
          </p>
        )}
      </div>
    </form>
  );
});
