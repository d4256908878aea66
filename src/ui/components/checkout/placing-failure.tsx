import { observer } from 'mobx-react-lite';
import { silentOnMoney } from '#application/messages/silent-on-money.ts';
import type { NextTry, PlacingOutcome } from '#application/order/placing-outcome.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { ShopFailure } from '#ports/shop-failure.ts';
import { cardAddress, stepAddresses } from '#ui/addresses/checkout-steps.ts';
import { FailureMessage } from '#ui/components/elements/failure-message.tsx';
import { TextLink } from '#ui/components/elements/links.tsx';
import { isUnheard } from '#ui/components/elements/offline-note.tsx';
import { UnavailableItems } from '#ui/components/shipping/shipping-failure.tsx';
import { useOffline } from '#ui/stores/frame/offline.ts';
import type { OrderStore } from '#ui/stores/order/order-store.ts';
import { price } from '#ui/words/formats.ts';
import type { WordKey } from '#ui/words/word-key.ts';
import { useWords } from '#ui/words/words.ts';

interface PlacingFailureMessageProps {
  readonly order: OrderStore;
  readonly attempt: number;
}

/** Steps to which there is a way back, and what is given there. */
const steps: Readonly<Partial<Record<NextTry, { readonly to: string; readonly what: WordKey }>>> = {
  payment: { to: cardAddress, what: 'review.payment' },
  shipping: { to: stepAddresses[0], what: 'review.shipTo' },
};

/** The failure of a press that nobody heard, or whose answer nobody heard. */
export const unheardOf = (outcome: PlacingOutcome | undefined): ShopFailure | undefined =>
  outcome?.is === 'refused' || (outcome?.is === 'unknown' && outcome.canBeAsked)
    ? outcome.failure
    : undefined;

const StepLinks = ({ next }: { readonly next: readonly NextTry[] }) => {
  const { say } = useWords();
  return next.map((step) => {
    const { to, what } = steps[step] ?? {};
    if (to === undefined || what === undefined) return null;
    return (
      <TextLink key={step} to={to}>
        {say('review.editWhat', { what: say(what) })}
      </TextLink>
    );
  });
};

/** Why there is no order yet: what happened first, then what to do (P-cases of the payment doc). */
export const PlacingFailureMessage = observer(function PlacingFailureMessage({
  order,
  attempt,
}: PlacingFailureMessageProps) {
  const words = useWords();
  const { say, language } = words;
  const { outcome } = order;
  const offline = useOffline();
  if (outcome === undefined || order.placing.is === 'running') return null;
  // It is told beside the button.
  if (offline && isUnheard(unheardOf(outcome))) return null;
  switch (outcome.is) {
    case 'placed':
    case 'placed-elsewhere':
      return null;
    case 'stock-changed':
      return (
        <UnavailableItems
          key={attempt}
          failure={outcome.failure}
          money={say('review.notCharged')}
        />
      );
    case 'price-changed': {
      const { oldTotal, quote } = outcome.failure;
      const before = price(oldTotal as Cents, language);
      const after = price(quote.totalAmount, language);
      return (
        <FailureMessage key={attempt}>
          <p>{say('review.priceChanged', { before, after })}</p>
          <p>{say('review.acceptPrice')}</p>
        </FailureMessage>
      );
    }
    case 'waiting-for-bank':
      if (order.bank !== undefined) return null;
      return (
        <FailureMessage key="bank">
          <p>{say('review.notConfirmed')}</p>
          <StepLinks next={['payment']} />
        </FailureMessage>
      );
    case 'unknown':
      if (!outcome.canBeAsked) {
        return <FailureMessage key={attempt}>{words.failure(outcome.failure)}</FailureMessage>;
      }
      return (
        <FailureMessage key={attempt}>
          <p>{say('review.mayBePlaced')}</p>
          <p>{say('review.askAgain')}</p>
        </FailureMessage>
      );
    case 'confirming':
      return <FailureMessage key={attempt}>{words.failure(outcome.failure)}</FailureMessage>;
    case 'refused':
      return (
        <FailureMessage key={attempt}>
          <p>{words.failure(outcome.failure)}</p>
          {silentOnMoney.has(outcome.failure._tag) ? <p>{say('review.notCharged')}</p> : null}
          <StepLinks next={outcome.next} />
        </FailureMessage>
      );
  }
});
