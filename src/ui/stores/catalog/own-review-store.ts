import { makeAutoObservable, observableRef } from 'mobx';
import type { UseCases } from '#application/use-cases.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { ReviewableProduct } from '#domain/catalog/reviews/review.ts';
import { reviewProblems, type TypedReview } from '#domain/catalog/reviews/review-words.ts';
import type { ProductNotFound, ReviewNotOpen } from '#ports/catalog/product-failures.ts';
import type { CallFailure, TooManyAttempts } from '#ports/session/call-failures.ts';
import type { InputRefused } from '#ports/validation/input-refused.ts';
import type { CoreOf } from '#ui/core/core.ts';
import { ActionStore } from '#ui/stores/progress/action-store.ts';
import { FormStore } from '#ui/stores/progress/form-store.ts';

type Contexts = Pick<UseCases, 'reviews'>;
type AskFailure = CallFailure | ProductNotFound;

const blank: TypedReview = { stars: 0, title: '', text: '' };

/** What one customer says about one product. */
export class OwnReviewStore {
  reviewed: ReviewableProduct | undefined = undefined;
  readonly reading: ActionStore<void, ReviewableProduct, AskFailure, Contexts>;
  readonly removing: ActionStore<void, ReviewableProduct, AskFailure, Contexts>;
  readonly form: FormStore<
    TypedReview,
    ReviewableProduct,
    AskFailure | ReviewNotOpen | TooManyAttempts | InputRefused,
    Contexts
  >;

  constructor(core: CoreOf<'reviews'>, productId: ProductId) {
    this.reading = new ActionStore(core, ({ reviews }) => reviews.readOwnReview(productId), {
      success: (reviewed) => this.open(reviewed),
    });
    // The words stay in the form: sent again, the review is back.
    this.removing = new ActionStore(core, ({ reviews }) => reviews.removeReview(productId), {
      success: (reviewed) => {
        this.reviewed = reviewed;
        this.form.sending = { is: 'idle' };
      },
    });
    this.form = new FormStore(core, {
      blank,
      check: reviewProblems,
      problemNames: { title: ['reviewTitle'], text: ['reviewText'] },
      send: ({ reviews }, typed) => reviews.writeReview(productId, typed),
    });
    makeAutoObservable(this, { reviewed: observableRef }, { autoBind: true });
  }

  open(reviewed: ReviewableProduct): void {
    this.reviewed = reviewed;
    const { stars, title, text } = reviewed.review ?? blank;
    this.form.restart({ stars, title, text });
  }

  async send(): Promise<void> {
    if (!(await this.form.submit())) return;
    this.land(this.form.answer);
  }

  land(reviewed: ReviewableProduct | undefined): void {
    this.reviewed = reviewed;
    this.removing.forget();
  }
}
