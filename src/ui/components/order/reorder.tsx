import { type ReactNode, useState } from 'react';
import type { Reordered } from '#application/cart/reorder.ts';
import type { ShopFailure } from '#ports/shop-failure.ts';
import { DoneMessage } from '#ui/components/elements/done-message.tsx';
import { FailureMessage } from '#ui/components/elements/failure-message.tsx';
import { TextLink } from '#ui/components/elements/links.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { accountCartOf } from '#ui/stores/cart/account-cart-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

type State =
  | { readonly is: 'idle' | 'running' }
  | { readonly is: 'done'; readonly reordered: Reordered }
  | { readonly is: 'failed'; readonly failure: ShopFailure };

interface ReorderProps {
  readonly orderId: string;
  readonly compact?: boolean;
  /** What stands beside the button. */
  readonly children?: ReactNode;
}

/**
 * "Order again": adds the lines to the cart and lists those left out, and why (CART-21, D-CART-19).
 */
export const Reorder = ({ orderId, compact = false, children }: ReorderProps) => {
  const account = accountCartOf(useStores());
  const { say, failure } = useWords();
  const [state, setState] = useState<State>({ is: 'idle' });
  const handlePress = async () => {
    if (state.is === 'running') return;
    setState({ is: 'running' });
    const outcome = await account.reorder(orderId);
    setState(
      outcome.ok
        ? { is: 'done', reordered: outcome.value }
        : { is: 'failed', failure: outcome.failure },
    );
  };
  return (
    <div className={layout.stack}>
      <div className={layout.row}>
        {children}
        <button
          type="button"
          className={classNames(controls.button, compact && controls.compact)}
          aria-label={say('reorder.pressOf', { orderId })}
          aria-busy={state.is === 'running'}
          onClick={() => void handlePress()}
        >
          {say('reorder.press')}
        </button>
      </div>
      {state.is === 'done' ? <ReorderDone {...state.reordered} /> : null}
      {state.is === 'failed' ? <FailureMessage>{failure(state.failure)}</FailureMessage> : null}
    </div>
  );
};

const ReorderDone = ({ added, skipped }: Reordered) => {
  const { say } = useWords();
  const count = added.reduce((units, { quantity }) => units + quantity, 0);
  return (
    <DoneMessage>
      <p>
        {count === 0 ? say('reorder.nothing') : say('reorder.added', { count })}{' '}
        <TextLink to="/cart">{say('cart.view')}</TextLink>
      </p>
      {skipped.length === 0 ? null : (
        <>
          <p>{say('reorder.skipped')}</p>
          <ul>
            {skipped.map(({ productId, name, quantity, because }) => (
              <li key={`${productId} ${name}`}>
                {say(`reorder.because.${because}`, { name, count: quantity })}
              </li>
            ))}
          </ul>
        </>
      )}
    </DoneMessage>
  );
};
