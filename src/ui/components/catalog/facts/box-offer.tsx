import type { ProductDetail } from '#domain/catalog/product.ts';
import { boxOffer } from '#domain/mix/box-offer.ts';
import { boxPriceIn, packSizeIn } from '#domain/mix/mix-settings.ts';
import { plainBags } from '#ui/components/elements/box-bags.ts';
import { Carton } from '#ui/components/elements/carton.tsx';
import { Icon } from '#ui/components/elements/icon.tsx';
import { Link } from '#ui/components/elements/link.tsx';
import { useRootData } from '#ui/core/root-data.ts';
import styles from '#ui/design/catalog/product-page.module.css';
import { classNames } from '#ui/design/class-names.ts';
import layout from '#ui/design/layout.module.css';
import { price } from '#ui/words/formats.ts';
import { smallPrice } from '#ui/words/small-price.ts';
import { useWords } from '#ui/words/words.ts';

/** Bags in the picture: two rows, this one in front of what the home page's box holds. */
const bagsShown = 12;

/** Leads a bag that costs less in a box to the builder, with both prices. */
export const BoxOffer = ({ product }: { readonly product: ProductDetail }) => {
  const { say, language } = useWords();
  const { config } = useRootData();
  const boxPrice = boxPriceIn(config);
  const offer = boxOffer(product, {
    packSize: packSizeIn(config),
    ...(boxPrice !== undefined && { price: boxPrice }),
  });
  if (offer === undefined) return null;
  const own = { pocket: 1, imagePath: product.imagePath, color: product.tint.light };
  return (
    <Link to="/varietypack/customize" className={styles.boxOffer}>
      <div aria-hidden="true">
        <Carton filled={bagsShown} bags={[own, ...plainBags]} size={offer.packSize} />
      </div>
      <p>
        <b>{say('product.box', { size: offer.packSize })}</b>
        <br />
        <span className={classNames(layout.small, layout.muted)}>
          {say('product.boxEach', {
            each: smallPrice(offer.each, language),
            price: price(product.price, language),
          })}
        </span>
      </p>
      <Icon name="next" />
    </Link>
  );
};
