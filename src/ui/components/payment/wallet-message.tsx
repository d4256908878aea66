import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { silentOnMoney } from '#application/messages/silent-on-money.ts';
import { FailureMessage } from '#ui/components/elements/failure-message.tsx';
import { Icon } from '#ui/components/elements/icon.tsx';
import { UnavailableItems } from '#ui/components/shipping/shipping-failure.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import type { WalletStore } from '#ui/stores/payment/wallet-store.ts';
import { price } from '#ui/words/formats.ts';
import { useWords } from '#ui/words/words.ts';

/** What became of the press when it is no order: what happened to the money, and what to do. */
export const WalletMessage = observer(function WalletMessage({
  wallet,
}: {
  readonly wallet: WalletStore;
}) {
  const { say, failure, language } = useWords();
  const { outcome, attempt } = wallet;
  if (wallet.isChecking) return <Info>{say('wallet.checking')}</Info>;
  if (outcome === undefined || wallet.isOpen) return null;
  switch (outcome.is) {
    case 'placed':
    case 'placed-elsewhere':
      return null;
    case 'cancelled':
      return <Info>{say('wallet.cancelled')}</Info>;
    case 'stock-changed':
      return (
        <UnavailableItems
          key={attempt}
          failure={outcome.failure}
          money={say('review.notCharged')}
        />
      );
    case 'total-changed': {
      const before = price(outcome.before, language);
      const after = price(outcome.after, language);
      return (
        <FailureMessage key={attempt}>
          {say('wallet.totalChanged', { before, after })}
        </FailureMessage>
      );
    }
    case 'unknown':
    case 'confirming':
      return <FailureMessage key={attempt}>{say('wallet.mayBePlaced')}</FailureMessage>;
    case 'refused':
      return (
        <FailureMessage key={attempt}>
          <p>{failure(outcome.failure)}</p>
          {silentOnMoney.has(outcome.failure._tag) ? <p>{say('review.notCharged')}</p> : null}
        </FailureMessage>
      );
    case 'not-opened':
    case 'price-changed':
    case 'waiting-for-bank':
      return <FailureMessage key={attempt}>{failure(outcome.failure)}</FailureMessage>;
  }
});

/** Nothing is wrong: nobody has to do anything. */
const Info = ({ children }: { readonly children: ReactNode }) => (
  <div role="status" className={classNames(controls.message, controls.messageInfo)}>
    <Icon name="info" />
    <div>{children}</div>
  </div>
);
