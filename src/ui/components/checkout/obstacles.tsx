import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { ListedObstacle } from '#application/checkout/obstacles/list-obstacles.ts';
import type { ObstaclePlace } from '#domain/checkout/obstacle.ts';
import { cardAddress, stepAddresses } from '#ui/addresses/checkout-steps.ts';
import { TextLink } from '#ui/components/elements/links.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { ObstacleStore } from '#ui/stores/checkout/obstacle-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useObstacleText } from '#ui/words/obstacle-text.ts';
import { useWords } from '#ui/words/words.ts';

export interface ObstaclesProps {
  /** What is typed is kept first, so that it is looked at. */
  readonly keep?: () => Promise<void>;
  /** Counts presses that led to no order: after each the list is shown by itself. */
  readonly refusals?: number;
  /** Counts all presses: a list that is shown says after each what is in the way now. */
  readonly presses?: number;
}

const addresses: Readonly<Record<ObstaclePlace, string>> = {
  shop: '/all-snacks',
  cart: '/cart',
  coupon: '/cart',
  shipping: stepAddresses[0],
  payment: stepAddresses[1],
  'sign-in': '/login',
};

/** A field is led to itself, a card that ran out to its first field. */
const addressTo = ({ place, obstacle }: ListedObstacle): string => {
  if (obstacle.is === 'payment-ran-out') return cardAddress;
  if (obstacle.is !== 'field') return addresses[place];
  const isContact = obstacle.field === 'email' || obstacle.field === 'phoneNumber';
  return `${addresses[place]}#${isContact ? 'contact' : obstacle.address}-${obstacle.field}`;
};

const Rows = ({ rows }: { readonly rows: readonly ListedObstacle[] }) => {
  const { say } = useWords();
  const textOf = useObstacleText();
  return (
    <ul className={layout.stack}>
      {rows.map((row) => {
        const text = textOf(row);
        const to = say(`obstacle.to.${row.place}`);
        return (
          <li key={text}>
            {text}{' '}
            <TextLink to={addressTo(row)} label={`${to}: ${text}`}>
              {to}
            </TextLink>
          </li>
        );
      })}
    </ul>
  );
};

/** "Why can't I order?": everything in the way at once, each with the way to its place. */
export const Obstacles = observer(function Obstacles(props: ObstaclesProps) {
  const { keep, refusals = 0, presses = 0 } = props;
  const { core } = useStores();
  const { say } = useWords();
  const [store] = useState(() => new ObstacleStore(core));
  const heading = useRef<HTMLHeadingElement>(null);
  const { found, looking } = store;
  const press = async () => {
    await keep?.();
    await store.look();
    heading.current?.focus();
  };
  useEffect(() => {
    // The failure's own message has the focus; the list stands below it.
    if (refusals > 0 || (presses > 0 && store.found !== undefined)) void store.look();
  }, [refusals, presses, store]);
  return (
    <section className={layout.stack} aria-label={say('obstacle.why')}>
      <button
        type="button"
        className={controls.link}
        aria-busy={looking.is === 'running'}
        // A field that loses the focus may show its error and push the button away under the press.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => void press()}
      >
        {say('obstacle.why')}
      </button>
      <p role="status" className={layout.hidden}>
        {looking.is === 'running' ? say('obstacle.looking') : ''}
      </p>
      {found === undefined ? null : (
        <div className={classNames(layout.box, layout.stack)}>
          <h2 ref={heading} tabIndex={-1} className={layout.titleText}>
            {say(found.inTheWay.length === 0 ? 'obstacle.none' : 'obstacle.title')}
          </h2>
          <Rows rows={found.inTheWay} />
          {found.toCome.length === 0 ? null : (
            <>
              <p className={layout.muted}>{say('obstacle.toCome')}</p>
              <Rows rows={found.toCome} />
            </>
          )}
        </div>
      )}
    </section>
  );
});
