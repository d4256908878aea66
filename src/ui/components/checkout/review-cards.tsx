import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { addressOf, type Checkout } from '#domain/checkout/checkout.ts';
import { tenderOfCart } from '#domain/checkout/checkout-tender.ts';
import { type PaymentMethod, paymentMethodOf } from '#domain/payment/payment-method.ts';
import type { Address } from '#domain/shipping/address.ts';
import { stepAddresses } from '#ui/addresses/checkout-steps.ts';
import { CutOff } from '#ui/components/elements/cut-off.tsx';
import { TextLink } from '#ui/components/elements/links.tsx';
import { oneLine } from '#ui/components/shipping/one-line.ts';
import styles from '#ui/design/checkout.module.css';
import { classNames } from '#ui/design/class-names.ts';
import layout from '#ui/design/layout.module.css';
import { useCheckoutStores } from '#ui/stores/checkout-stores.ts';
import { useStores } from '#ui/stores/stores.ts';
import { deliveryWords } from '#ui/words/delivery-words.ts';
import { price } from '#ui/words/formats.ts';
import type { WordKey } from '#ui/words/word-key.ts';
import { useWords, type Words } from '#ui/words/words.ts';

interface ReviewCardProps {
  readonly title: WordKey;
  readonly lines: readonly string[];
  readonly edit: string;
  readonly children?: ReactNode;
}

const ReviewCard = ({ title, lines, edit, children }: ReviewCardProps) => {
  const { say } = useWords();
  return (
    <div className={styles.reviewCard}>
      <div className={layout.grow}>
        <h2 className={layout.titleText}>{say(title)}</h2>
        {lines.map((line) => (
          <p key={line} className={layout.muted}>
            {line}
          </p>
        ))}
        {children}
      </div>
      <TextLink to={edit} label={say('review.editWhat', { what: say(title) })}>
        {say('review.edit')}
      </TextLink>
    </div>
  );
};

const addressLines = (address: Address): readonly string[] => [
  `${address.firstName} ${address.lastName}`,
  oneLine(address),
];

/** Where it goes, and when it should come as the quote says. */
const shippingLines = (checkout: Checkout, words: Words): readonly string[] => {
  const { quotedDays } = checkout;
  const where = addressLines(addressOf(checkout.shipping));
  return quotedDays === undefined ? where : [...where, deliveryWords(quotedDays, words)];
};

/** What pays, and whether a card is kept; a guest's never is. */
const paymentLines = (
  method: PaymentMethod,
  isCustomer: boolean,
  say: Words['say'],
): readonly string[] => {
  switch (method.kind) {
    case 'nothing-to-pay':
      return [say('coupon.reviewFree')];
    case 'apple-pay':
      return [say('review.applePay', { card: method.given?.cardName ?? '' })];
    case 'payment-account':
      return [say('review.paypal', { email: method.given?.email ?? '' })];
    case 'saved-account':
      return [say('review.keptPaypal')];
    case 'new-card':
    case 'saved-card': {
      if (method.given === undefined) return [say('review.expired')];
      const { brand, last4 } = method.given;
      const card = say('review.card', { brand, last4 });
      const isKept = method.kind === 'new-card' && method.saveNewCard && isCustomer;
      return isKept ? [card, say('review.saves')] : [card];
    }
  }
};

/** What was given in the steps before, each with the way back to it. */
export const ReviewCards = observer(function ReviewCards() {
  const { checkout: store } = useCheckoutStores();
  const words = useWords();
  const { say, language } = words;
  const { checkout } = store;
  const { shopper, cart } = useStores();
  const isCustomer = shopper.customer !== undefined;
  const tender = tenderOfCart(cart.cart, checkout);
  const method = paymentMethodOf(checkout.paymentInfo, tender?.amountDue);
  const giftCards = (tender?.giftCards ?? []).flatMap(({ last4, amount }) =>
    amount > 0 ? [say('giftPay.reviewCard', { last4, amount: price(amount, language) })] : [],
  );
  const isPaid = giftCards.length > 0 && method.kind === 'nothing-to-pay';
  const { giftOrder, giftMessage } = checkout.giftCard;
  const [shipping, payment] = stepAddresses;
  return (
    <div className={classNames(layout.box, styles.reviewCards)}>
      <ReviewCard
        title="review.contact"
        lines={[checkout.contactInfo.email.value, checkout.contactInfo.phoneNumber.value]}
        edit={shipping}
      />
      <ReviewCard
        title="review.shipTo"
        lines={store.isSent ? shippingLines(checkout, words) : [say('coupon.byEmail')]}
        edit={shipping}
      >
        {store.isSent && checkout.quotedDays !== undefined ? (
          <p className={layout.muted}>
            <CutOff expected={checkout.quotedDays} />
          </p>
        ) : null}
      </ReviewCard>
      {giftOrder ? (
        <ReviewCard
          title="review.gift"
          lines={[giftMessage.value === '' ? say('shipping.gift') : giftMessage.value]}
          edit={shipping}
        />
      ) : null}
      <ReviewCard
        title="review.payment"
        lines={isPaid ? giftCards : [...giftCards, ...paymentLines(method, isCustomer, say)]}
        edit={payment}
      />
      {checkout.billingSameShippingFlag ? null : (
        <ReviewCard
          title="review.billing"
          lines={addressLines(addressOf(checkout.billing))}
          edit={payment}
        />
      )}
    </div>
  );
});
