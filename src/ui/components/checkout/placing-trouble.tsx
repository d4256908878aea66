import { observer } from 'mobx-react-lite';
import type { Cents } from '#domain/money/cents.ts';
import { stepAddresses } from '#ui/components/checkout/checkout-steps.tsx';
import { TextLink } from '#ui/components/elements/links.tsx';
import { Trouble } from '#ui/components/elements/trouble.tsx';
import { UnavailableItems } from '#ui/components/shipping/shipping-trouble.tsx';
import type { OrderStore } from '#ui/stores/order/order-store.ts';
import { price } from '#ui/words/formats.ts';
import { useWords } from '#ui/words/words.ts';

interface PlacingTroubleProps {
  readonly order: OrderStore;
  readonly attempt: number;
}

/** Failures after which the card has to be typed again. */
const needsCard: ReadonlySet<string> = new Set([
  'PaymentSessionExpired',
  'SavedCardGone',
  'StepNotReady',
  'VaultTimeout',
  'VaultUnreachable',
  'VaultNotReady',
]);

const CardLink = () => {
  const { say } = useWords();
  return (
    <TextLink to={stepAddresses[1]}>
      {say('review.editWhat', { what: say('review.payment') })}
    </TextLink>
  );
};

/** Why there is no order yet: what happened first, then what to do (P-cases of the payment doc). */
export const PlacingTrouble = observer(function PlacingTrouble({
  order,
  attempt,
}: PlacingTroubleProps) {
  const words = useWords();
  const { say, language } = words;
  if (order.placing.is !== 'failed' || order.bank !== undefined) return null;
  const { failure } = order.placing;
  if (order.mayBePlaced) {
    return (
      <Trouble key={attempt}>
        <p>{say('review.mayBePlaced')}</p>
        <p>{say('review.askAgain')}</p>
      </Trouble>
    );
  }
  switch (failure._tag) {
    case 'ItemsUnavailable':
      return <UnavailableItems failure={failure} />;
    case 'PriceChanged': {
      const before = price(failure.oldTotal as Cents, language);
      const after = price(failure.quote.totalAmount, language);
      return (
        <Trouble key={attempt}>
          <p>{say('review.priceChanged', { before, after })}</p>
          <p>{say('review.acceptPrice')}</p>
        </Trouble>
      );
    }
    case 'ChallengeRequired':
      return (
        <Trouble key="bank">
          <p>{say('review.notConfirmed')}</p>
          <CardLink />
        </Trouble>
      );
    default: {
      const card = failure._tag === 'CardDeclined' || needsCard.has(failure._tag);
      return (
        <Trouble key={attempt}>
          <p>{words.failure(failure)}</p>
          {card ? <CardLink /> : null}
        </Trouble>
      );
    }
  }
});
