import { observer } from 'mobx-react-lite';
import { sizeText } from '#domain/catalog/size-text.ts';
import type { Language } from '#domain/locale/language.ts';
import type { PlacedLine } from '#domain/order/order.ts';
import { Icon } from '#ui/components/elements/icon.tsx';
import { giftName } from '#ui/components/gift/gift-text.ts';
import { BoxBought, useShelf } from '#ui/components/order/box-bought.tsx';
import { useGrounds, useNamesToday } from '#ui/components/order/grounds.ts';
import styles from '#ui/design/cart.module.css';
import { classNames } from '#ui/design/class-names.ts';
import layout from '#ui/design/layout.module.css';
import { price } from '#ui/words/formats.ts';
import { useWords } from '#ui/words/words.ts';

/** Looks like a box where there is no picture of the thing itself. */
const boxPicture = '/packs/crunchcart-logo.png';

interface PlacedLinesProps {
  readonly lines: readonly PlacedLine[];
  /** Present where the lines cannot be read again in another language. */
  readonly readIn?: Language | undefined;
}

/** The lines of a placed order, at the prices that were paid. */
export const PlacedLines = observer(function PlacedLines({ lines, readIn }: PlacedLinesProps) {
  const { say, language } = useWords();
  const shelf = useShelf(lines.some(({ contents }) => contents !== undefined));
  const groundOf = useGrounds(lines);
  const nameOf = useNamesToday(readIn);
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.lineItemNumber} className={styles.line}>
          <div className={styles.tile} style={groundOf(line.productId)}>
            {line.imagePath === undefined && line.contents === undefined ? (
              <Icon name="box" />
            ) : (
              <img
                src={line.imagePath ?? boxPicture}
                width="300"
                height="400"
                alt=""
                loading="lazy"
              />
            )}
          </div>
          <div>
            <h3>{nameOf(line)}</h3>
            <p className={classNames(layout.small, layout.muted)}>
              {[
                line.size && sizeText(line.size, language),
                line.preOrderText,
                giftName(line.gift, { say, language }),
              ]
                .filter(Boolean)
                .join('. ')}
            </p>
            {line.contents === undefined ? null : (
              <BoxBought contents={line.contents} shelf={shelf} />
            )}
            <div className={styles.lineFoot}>
              <span className={layout.small}>
                {say('checkout.quantity', { count: line.quantity })}
              </span>
              <span className={styles.price}>{price(line.total, language)}</span>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
});
