import { unitsInMix } from '#domain/mix/contents.ts';
import type { Order } from '#domain/order/order.ts';
import { Carton } from '#ui/components/elements/carton.tsx';
import { bagsOf, useShelf } from '#ui/components/order/box-bought.tsx';
import styles from '#ui/design/buying/order.module.css';
import home from '#ui/design/catalog/home.module.css';

/** The most pictures in one row. */
const mostPictures = 4;

/** What was bought: the box as it was filled, or the pictures of the goods. Decoration. */
export const ThanksPicture = ({ lines }: Pick<Order, 'lines'>) => {
  const box = lines.find(({ contents }) => contents !== undefined)?.contents;
  const shelf = useShelf(box !== undefined);
  if (box !== undefined) {
    const count = unitsInMix(box);
    // Empty pockets until the flavors are known, so that nothing moves.
    return (
      <div className={home.heroCarton} data-paper="none">
        {shelf === undefined ? (
          <Carton filled={0} size={count} bags={[]} />
        ) : (
          <Carton filled={count} size={count} bags={bagsOf(box, shelf)} />
        )}
      </div>
    );
  }
  const pictures = [...new Set(lines.flatMap(({ imagePath }) => imagePath ?? []))];
  return (
    <div className={styles.goods} data-paper="none">
      {pictures.slice(0, mostPictures).map((picture) => (
        <img key={picture} src={picture} width="300" height="400" alt="" />
      ))}
    </div>
  );
};
