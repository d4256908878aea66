import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { DoneMessage } from '#ui/components/elements/done-message.tsx';
import { FailureMessage } from '#ui/components/elements/failure-message.tsx';
import { ButtonLink, TextLink } from '#ui/components/elements/links.tsx';
import { keepingAddress } from '#ui/components/order/keeping-address.ts';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { KeepOrderStore } from '#ui/stores/order/keep-order-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/**
 * Offers to make an account out of a guest's order, or to put it into the account of who is signed in
 * (D-ORDER-09). Who comes back from creating the account for it finds it done.
 */
export const KeepOrder = observer(function KeepOrder({ orderId }: { readonly orderId: string }) {
  const { core, shopper } = useStores();
  const { say, failure } = useWords();
  const [{ keeping }] = useState(() => new KeepOrderStore(core));
  const isWished = new URLSearchParams(useLocation().search).has('keep');
  const isIn = shopper.customer !== undefined;
  const { doing } = keeping;
  const keep = useCallback(async () => {
    if ((await keeping.run(orderId)) === undefined) return;
    // The address of the order is in the address book now.
    const asked = await core.run((useCases) => useCases.account.refreshCustomer());
    if (asked.ok) shopper.become(asked.value);
  }, [core, keeping, orderId, shopper]);
  useEffect(() => {
    if (isIn && isWished) void keep();
  }, [isIn, isWished, keep]);
  if (doing.is === 'done') {
    return (
      <DoneMessage>
        <p>
          {say('keep.done')} <TextLink to="/orderhistory">{say('keep.see')}</TextLink>
        </p>
      </DoneMessage>
    );
  }
  const place = encodeURIComponent(keepingAddress(orderId));
  return (
    <section
      className={classNames(layout.box, layout.stack)}
      aria-labelledby="keep-order"
      data-paper="none"
    >
      <h2 id="keep-order" className={layout.titleMedium}>
        {say('keep.title')}
      </h2>
      {doing.is === 'failed' ? (
        <FailureMessage key={keeping.attempt}>{failure(doing.failure)}</FailureMessage>
      ) : null}
      {isIn ? (
        <button
          type="button"
          className={classNames(controls.button, controls.second, controls.wide)}
          aria-busy={doing.is === 'running'}
          onClick={() => void keep()}
        >
          {say('keep.press')}
        </button>
      ) : (
        <>
          <p>{say('keep.lead')}</p>
          <ButtonLink look="second" wide to={`/createaccount?returnTo=${place}`}>
            {say('keep.create')}
          </ButtonLink>
          <p>
            <TextLink to={`/login?returnTo=${place}`}>{say('keep.logIn')}</TextLink>
          </p>
        </>
      )}
    </section>
  );
});
