import type { CSSProperties } from 'react';
import {
  type BoxBag,
  boxBags,
  boxPicture,
  type DrawnBags,
  drawnBags,
  drawnPart,
  leanOf,
  pocketsOfShelf,
  stripsOf,
} from '#ui/components/elements/box-bags.ts';
import styles from '#ui/design/carton.module.css';
import { classNames } from '#ui/design/class-names.ts';
import { useWords } from '#ui/words/words.ts';

interface CartonProps {
  /** How many of the pockets are filled. */
  readonly filled: number;
  /** The bags, back row first; by default those of the home page. */
  readonly bags?: readonly BoxBag[];
  /** Bags of a full box. */
  readonly size?: number;
  /** Shows where the next bag goes. */
  readonly next?: boolean;
  /** Pictures of the first screen load at once; others wait until they are near. */
  readonly eager?: boolean;
}

const shelves = [0, 1, 2, 3, 4];
const styleOf = (pocket: number): CSSProperties => {
  const { angle, drop } = leanOf(pocket);
  return { '--a': `${angle}deg`, '--y': `${drop}em` } as CSSProperties;
};

/**
 * The picture of a box of 30, on the home page, in empty states and on the thank-you page. It is
 * decoration.
 */
export const Carton = (props: CartonProps) => {
  const { filled, bags = boxBags, size = boxBags.length, next = false, eager = false } = props;
  const { say } = useWords();
  const missing = size - filled;
  const picture = bags === boxBags ? drawnBags.get(filled) : undefined;
  /** Bags that are in the picture. */
  const drawn = picture === undefined ? 0 : filled;
  const pockets = Array.from({ length: size }, (_, index) => index + 1);
  return (
    <div className={styles.carton} role="img" aria-label={say('box.of30', { count: filled, size })}>
      <div className={styles.inside}>
        <div className={styles.flap} />
        <div className={styles.void} />
        {picture && <Picture filled={filled} eager={eager} {...picture} />}
        {shelves.slice(Math.floor(drawn / pocketsOfShelf)).map((shelf) => (
          <div key={shelf} className={styles.shelf} style={{ '--r': shelf } as CSSProperties}>
            {pockets
              .slice(shelf * pocketsOfShelf, (shelf + 1) * pocketsOfShelf)
              .map((pocket) =>
                pocket <= drawn ? (
                  <div key={pocket} />
                ) : (
                  <Pocket
                    key={pocket}
                    pocket={pocket}
                    bag={pocket <= filled ? bags[pocket - 1] : undefined}
                    next={next && pocket === filled + 1}
                    eager={eager}
                  />
                ),
              )}
          </div>
        ))}
        <div className={classNames(styles.ear, styles.left)} />
        <div className={classNames(styles.ear, styles.right)} />
        <div className={styles.wall}>
          <div className={styles.wallTop}>
            <div className={styles.count}>
              {filled}
              <span>/{size}</span>
            </div>
            <div className={styles.mark}>
              {say('shop.name')}
              <small>{missing === 0 ? say('box.full') : say('box.toGo', { count: missing })}</small>
            </div>
          </div>
          <Stripe filled={filled} bags={bags} size={size} className={styles.stripe} />
        </div>
      </div>
    </div>
  );
};

interface StripeProps {
  readonly filled: number;
  readonly bags?: readonly BoxBag[];
  readonly size: number;
  readonly className: string | undefined;
}

/** One bar for each bag, in its colour. It is decoration; the text beside it says the same. */
export const Stripe = ({ filled, bags = boxBags, size, className }: StripeProps) => (
  <div className={className} aria-hidden="true">
    {Array.from({ length: size }, (_, index) => index + 1).map((pocket) =>
      pocket <= filled ? (
        <i key={pocket} style={{ '--b': bags[pocket - 1]?.color } as CSSProperties} />
      ) : (
        <i key={pocket} className={styles.none} />
      ),
    )}
  </div>
);

interface PictureProps extends DrawnBags {
  readonly filled: number;
  readonly eager: boolean;
}

/** So many of the usual bags. The box is as wide as a phone, or 36rem (home.module.css). */
const Picture = ({ filled, eager, widths, strips }: PictureProps) => (
  <div className={styles.bags}>
    {stripsOf(strips).map((strip) => (
      <img
        key={strip}
        srcSet={widths.map((width) => `${boxPicture(filled, width, strip)} ${width}w`).join()}
        sizes="(width < 36rem) 94vw, 34rem"
        width={drawnPart.width * 6}
        height={(drawnPart.height * 6) / strips}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    ))}
  </div>
);

interface PocketProps {
  readonly pocket: number;
  readonly bag: BoxBag | undefined;
  readonly next: boolean;
  readonly eager: boolean;
}

const Pocket = ({ pocket, bag, next, eager }: PocketProps) =>
  bag === undefined ? (
    <div
      className={classNames(styles.pocket, styles.empty, next && styles.next)}
      data-number={next ? '+' : pocket}
    />
  ) : (
    <div className={styles.pocket}>
      {bag.imagePath === '' ? (
        <i style={{ ...styleOf(pocket), '--b': bag.color } as CSSProperties} />
      ) : (
        <img
          src={bag.imagePath}
          width="300"
          height="400"
          alt=""
          style={styleOf(pocket)}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
      )}
    </div>
  );
