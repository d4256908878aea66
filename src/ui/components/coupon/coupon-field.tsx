import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
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

/** Every change of the cart asks anew about its coupon. */
const useCouponCheck = (email?: string): void => {
  const stores = useStores();
  const store = couponStoreOf(stores);
  const { isStale } = store;
  const { cart } = stores.cart;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the cart is the reason
  useEffect(() => {
    if (isStale) void store.revalidate(email);
  }, [isStale, cart, store]);
};

export const CouponCheck = observer(function CouponCheck() {
  useCouponCheck();
  return null;
});

/** The field to apply or remove the cart's coupon; a refusal is shown in the shop's words. */
export const CouponField = observer(function CouponField({ email, onChanged }: CouponFieldProps) {
  const stores = useStores();
  const { cart } = stores;
  const { say, failure } = useWords();
  const store = couponStoreOf(stores);
  const [typed, setTyped] = useState('');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { coupon } = cart.cart;
  useCouponCheck(email);
  const refused = store.asking.is === 'failed' ? failure(store.asking.failure) : undefined;
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    if (coupon !== undefined) await store.remove();
    else if (await store.apply(typed, email)) setTyped('');
    if (store.asking.is === 'failed') {
      input.current?.focus();
    } else onChanged?.();
  };
  const handleUndo = async () => {
    if (store.removed !== undefined && (await store.apply(store.removed, email))) onChanged?.();
    input.current?.focus();
  };
  return (
    <form className={fields.field} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <label className={controls.label} htmlFor={id}>
        {say('coupon.label')}
      </label>
      <div className={layout.row} style={{ flexWrap: 'nowrap', gap: '0.5rem' }}>
        <input
          ref={input}
          id={id}
          className={controls.input}
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
        {coupon === undefined && refused === undefined && store.removed !== undefined ? (
          <CouponGone couponName={store.removed} onUndo={() => void handleUndo()} />
        ) : null}
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

interface CouponGoneProps {
  readonly couponName: string;
  readonly onUndo: () => void;
}

/** A coupon that was taken off, and one press to have it back. */
const CouponGone = ({ couponName, onUndo }: CouponGoneProps) => {
  const { say } = useWords();
  return (
    <p className={classNames(layout.row, layout.small)}>
      {say('coupon.gone', { name: couponName })}
      <button
        type="button"
        className={controls.link}
        aria-label={say('cart.undoOf', { name: couponName })}
        onClick={onUndo}
      >
        <Icon name="undo" size="small" />
        {say('cart.undo')}
      </button>
    </p>
  );
};
