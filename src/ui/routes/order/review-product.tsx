import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { productAddress } from '#domain/catalog/product-id.ts';
import type { OwnReview, ReviewableProduct } from '#domain/catalog/reviews/review.ts';
import { ReviewForm } from '#ui/components/catalog/reviews/review-form.tsx';
import { DoneMessage } from '#ui/components/elements/done-message.tsx';
import { FailureMessage } from '#ui/components/elements/failure-message.tsx';
import { TextLink } from '#ui/components/elements/links.tsx';
import { LoadingBlocks } from '#ui/components/elements/skeletons.tsx';
import styles from '#ui/design/catalog/reviews.module.css';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { AccountPage } from '#ui/routes/screen/account-page.tsx';
import { OwnReviewStore } from '#ui/stores/catalog/own-review-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** `/orderhistory/review/:productId`: a customer rates what they were sent (D-REVIEW-01). */
export const ReviewProduct = () => {
  const { say } = useWords();
  const { productId = '' } = useParams();
  return (
    <AccountPage title={say('reviews.pageTitle')}>
      {() => <OwnReviewPage key={productId} productId={productId as ProductId} />}
    </AccountPage>
  );
};

const OwnReviewPage = observer(function OwnReviewPage({
  productId,
}: {
  readonly productId: ProductId;
}) {
  const { core } = useStores();
  const { say, failure } = useWords();
  const [store] = useState(() => new OwnReviewStore(core, productId));
  useEffect(() => void store.reading.run(), [store]);
  const { reviewed, reading } = store;
  if (reading.doing.is === 'failed') {
    return (
      <FailureMessage>
        <p>{failure(reading.doing.failure)}</p>
        <button type="button" className={controls.link} onClick={() => void reading.run()}>
          {say('page.tryAgain')}
        </button>
      </FailureMessage>
    );
  }
  if (reviewed === undefined) return <LoadingBlocks />;
  return (
    <div className={classNames(layout.stack, layout.loose, styles.reviewed)}>
      <div className={styles.about}>
        <img src={reviewed.imagePath} width="300" height="400" alt="" />
        <TextLink to={productAddress(reviewed.productId)}>{reviewed.title}</TextLink>
      </div>
      <OwnReviewForm store={store} reviewed={reviewed} />
    </div>
  );
});

interface OwnReviewProps {
  readonly store: OwnReviewStore;
  readonly reviewed: ReviewableProduct;
}

const OwnReviewForm = observer(function OwnReviewForm({ store, reviewed }: OwnReviewProps) {
  const { say, failure } = useWords();
  const { form, removing } = store;
  if (reviewed.right !== 'may' && reviewed.review === undefined) {
    return (
      <>
        <p>{say(reviewed.right === 'not-bought' ? 'reviews.notBought' : 'reviews.notDelivered')}</p>
        <TextLink to="/orderhistory">{say('orders.title')}</TextLink>
      </>
    );
  }
  return (
    <>
      {form.sending.is === 'done' ? (
        <DoneMessage key={`sent ${form.attempt}`}>{say('reviews.sent')}</DoneMessage>
      ) : null}
      {removing.doing.is === 'done' ? (
        <DoneMessage key={`removed ${removing.attempt}`}>{say('reviews.removed')}</DoneMessage>
      ) : null}
      {removing.doing.is === 'failed' ? (
        <FailureMessage key={removing.attempt}>{failure(removing.doing.failure)}</FailureMessage>
      ) : null}
      {reviewed.review === undefined || form.sending.is === 'done' ? null : (
        <Standing review={reviewed.review} />
      )}
      <ReviewForm store={store} />
      {reviewed.review === undefined ? null : (
        <button
          type="button"
          className={controls.link}
          aria-busy={removing.doing.is === 'running'}
          onClick={() => void removing.run()}
        >
          {say('reviews.remove')}
        </button>
      )}
    </>
  );
});

const Standing = ({ review: { state, reason = '' } }: { readonly review: OwnReview }) => {
  const { say } = useWords();
  if (state === 'WAITING') return <p>{say('reviews.waiting')}</p>;
  return <p>{state === 'SHOWN' ? say('reviews.shown') : say('reviews.refused', { reason })}</p>;
};
