import type { OrderSummary } from '#domain/order/order-history.ts';
import { reviewAddress } from '#ui/components/catalog/reviews/review-address.ts';
import { TextLink } from '#ui/components/elements/links.tsx';
import order from '#ui/design/buying/order.module.css';
import { classNames } from '#ui/design/class-names.ts';
import layout from '#ui/design/layout.module.css';
import { useWords } from '#ui/words/words.ts';

/** More links than these are folded. */
const mostOpen = 4;

/** Links to rate what came with a delivered order; what is in a box is rated on its own page. */
export const RateLines = ({ lines }: Pick<OrderSummary, 'lines'>) => {
  const { say } = useWords();
  const rated = lines.filter(({ contents, isGift }) => contents === undefined && isGift !== true);
  if (rated.length === 0) return null;
  const links = (
    <ul className={layout.row}>
      {rated.map(({ productId, name }) => (
        <li key={productId}>
          <TextLink to={reviewAddress(productId)}>{say('reviews.rate', { name })}</TextLink>
        </li>
      ))}
    </ul>
  );
  return (
    <div className={classNames(order.cardPart, layout.small)}>
      {rated.length > mostOpen ? (
        <details>
          <summary>{say('reviews.howWasIt')}</summary>
          {links}
        </details>
      ) : (
        links
      )}
    </div>
  );
};
