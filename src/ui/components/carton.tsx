import type { CSSProperties } from 'react';
import { classNames } from '#ui/class-names.ts';
import { type BoxBag, boxBags } from '#ui/components/home/box-bags.ts';
import styles from '#ui/design/carton.module.css';
import { useWords } from '#ui/words/words.ts';

interface CartonProps {
  /** How many of the 30 pockets are filled. */
  readonly filled: number;
  /** Pictures of the first screen load at once; others wait until they are near. */
  readonly eager?: boolean;
}

const shelves = [0, 1, 2, 3, 4];
const pocketsOfShelf = 6;

/** A little disorder, the same at every render: bags do not stand like soldiers. */
const leanOf = (pocket: number): CSSProperties =>
  ({
    '--a': `${(((pocket * 53) % 83) / 10 - 4.1).toFixed(1)}deg`,
    '--y': `${(((pocket * 37) % 25) / 10 - 1.2).toFixed(1)}em`,
  }) as CSSProperties;

/** The box of 30: the shop's hero, its empty state and its thank-you. Words say the same. */
export const Carton = ({ filled, eager = false }: CartonProps) => {
  const { say } = useWords();
  const missing = boxBags.length - filled;
  return (
    <div className={styles.carton} role="img" aria-label={say('box.of30', { count: filled })}>
      <div className={styles.inside}>
        <div className={styles.flap} />
        <div className={styles.void} />
        {shelves.map((shelf) => (
          <Shelf key={shelf} shelf={shelf} filled={filled} eager={eager} />
        ))}
        <div className={classNames(styles.ear, styles.left)} />
        <div className={classNames(styles.ear, styles.right)} />
        <div className={styles.wall}>
          <div className={styles.wallTop}>
            <div className={styles.count}>
              {filled}
              <span>/{boxBags.length}</span>
            </div>
            <div className={styles.mark}>
              {say('shop.name')}
              <small>{missing === 0 ? say('box.full') : say('box.toGo', { count: missing })}</small>
            </div>
          </div>
          <div className={styles.stripe} aria-hidden="true">
            {boxBags.map((bag, pocket) => (
              <StripeBar key={bag.pocket} bag={bag} filled={pocket < filled} />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
};

const StripeBar = ({ bag, filled }: { readonly bag: BoxBag; readonly filled: boolean }) =>
  filled ? <i style={{ '--b': bag.color } as CSSProperties} /> : <i className={styles.none} />;

interface ShelfProps {
  readonly shelf: number;
  readonly filled: number;
  readonly eager: boolean;
}

const Shelf = ({ shelf, filled, eager }: ShelfProps) => (
  <div className={styles.shelf} style={{ '--r': shelf } as CSSProperties}>
    {boxBags.slice(shelf * pocketsOfShelf, (shelf + 1) * pocketsOfShelf).map((bag) =>
      bag.pocket <= filled ? (
        <div key={bag.pocket} className={styles.pocket}>
          <img
            src={`/packs/${bag.slug}.svg`}
            width="300"
            height="400"
            alt=""
            style={leanOf(bag.pocket)}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
          />
        </div>
      ) : (
        <div
          key={bag.pocket}
          className={classNames(styles.pocket, styles.empty)}
          data-number={bag.pocket}
        />
      ),
    )}
  </div>
);
