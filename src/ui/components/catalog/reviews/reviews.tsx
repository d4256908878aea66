import { observer } from 'mobx-react-lite';
import { type CSSProperties, useEffect, useId, useState } from 'react';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { type RatingSummary, shareOf, starChoices } from '#domain/catalog/reviews/rating.ts';
import type { ShownReview } from '#domain/catalog/reviews/review.ts';
import { documentLanguage } from '#domain/locale/language.ts';
import { reviewAddress } from '#ui/components/catalog/reviews/review-address.ts';
import { Stars, starLook } from '#ui/components/catalog/reviews/stars.tsx';
import { FailureMessage } from '#ui/components/elements/failure-message.tsx';
import { TextLink } from '#ui/components/elements/links.tsx';
import product from '#ui/design/catalog/product.module.css';
import styles from '#ui/design/catalog/reviews.module.css';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { ReviewsStore } from '#ui/stores/catalog/reviews-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { day } from '#ui/words/formats.ts';
import { useWords } from '#ui/words/words.ts';

/** How many gave each number of stars, the best first. */
const Bars = ({ rating }: { readonly rating: RatingSummary }) => {
  const { say } = useWords();
  return (
    <div className={styles.summary}>
      <Stars rating={rating} />
      <ul className={styles.bars}>
        {starChoices.toReversed().map((stars) => (
          <li key={stars}>
            <span>{say('reviews.stars', { count: stars })}</span>
            <span
              className={styles.bar}
              style={{ '--share': `${shareOf(rating, stars)}%` } as CSSProperties}
            />
            <span>{rating.counts[stars - 1]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};

const Review = ({ review }: { readonly review: ShownReview }) => {
  const { say, language } = useWords();
  const lang = documentLanguage(review.language);
  return (
    <li>
      <p
        role="img"
        aria-label={say('reviews.starsOf', { stars: review.stars })}
        className={product.stars}
        style={starLook(review.stars)}
      />
      {review.title === '' ? null : (
        <h3 className={layout.titleText} lang={lang}>
          {review.title}
        </h3>
      )}
      {review.text === '' ? null : (
        <p className={styles.words} lang={lang}>
          {review.text}
        </p>
      )}
      <p className={classNames(layout.small, layout.muted)}>
        {say('reviews.by', { author: review.author, day: day(review.writtenAt, language) })}
      </p>
    </li>
  );
};

/** What customers say about a product, newest first. */
export const Reviews = observer(function Reviews({ productId }: { readonly productId: ProductId }) {
  const { core } = useStores();
  const { say, failure } = useWords();
  const title = useId();
  const [store] = useState(() => new ReviewsStore(core, productId));
  useEffect(() => void store.read(), [store]);
  const { list, rating, reading, more } = store;
  return (
    <section id="reviews" className={layout.section} aria-labelledby={title}>
      <div className={classNames(layout.wrap, layout.stack)}>
        <div className={layout.heading}>
          <h2 id={title}>{say('reviews.title')}</h2>
          <TextLink to={reviewAddress(productId)}>{say('reviews.write')}</TextLink>
        </div>
        {rating === undefined ? null : <Bars rating={rating} />}
        {rating === undefined && reading.is !== 'failed' ? (
          <p>{say(reading.is === 'done' ? 'reviews.none' : 'page.loading')}</p>
        ) : null}
        <p className={classNames(layout.small, layout.muted)}>{say('reviews.rules')}</p>
        <ul className={styles.list} aria-busy={reading.is === 'running'}>
          {list.map((review) => (
            <Review key={`${review.writtenAt} ${review.author}`} review={review} />
          ))}
        </ul>
        {reading.is === 'failed' ? (
          <FailureMessage>
            <p>{failure(reading.failure)}</p>
            <button type="button" className={controls.link} onClick={() => void store.read()}>
              {say('page.tryAgain')}
            </button>
          </FailureMessage>
        ) : null}
        {more > 0 && reading.is !== 'failed' ? (
          <button
            type="button"
            className={classNames(controls.button, controls.second)}
            aria-busy={reading.is === 'running'}
            onClick={() => void store.read()}
          >
            {say('reviews.more', { count: more })}
          </button>
        ) : null}
      </div>
    </section>
  );
});
