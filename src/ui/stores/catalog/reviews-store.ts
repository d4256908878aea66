import { makeAutoObservable, observableRef } from 'mobx';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { RatingSummary } from '#domain/catalog/reviews/rating.ts';
import type { ShownReview } from '#domain/catalog/reviews/review.ts';
import type { ProductNotFound } from '#ports/catalog/product-failures.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { CoreOf } from '#ui/core/core.ts';
import { idle, type Progress } from '#ui/stores/progress/progress.ts';
import { track } from '#ui/stores/progress/track.ts';

/** The reviews of one product, page by page. */
export class ReviewsStore {
  list: readonly ShownReview[] = [];
  rating: RatingSummary | undefined = undefined;
  reading: Progress<CallFailure | ProductNotFound> = idle;
  readonly #core: CoreOf<'reviews'>;
  readonly #productId: ProductId;
  #page = 0;

  constructor(core: CoreOf<'reviews'>, productId: ProductId) {
    this.#core = core;
    this.#productId = productId;
    const refs = { list: observableRef, rating: observableRef, reading: observableRef };
    makeAutoObservable(this, refs, { autoBind: true });
  }

  get more(): number {
    return Math.max(0, (this.rating?.count ?? 0) - this.list.length);
  }

  /** Loads the next page; the first call loads the first page. */
  async read(): Promise<void> {
    if (this.reading.is === 'running') return;
    const page = this.#page + 1;
    await track(
      () => this.#core.run((useCases) => useCases.reviews.showReviews(this.#productId, page)),
      (reading) => {
        this.reading = reading;
      },
      {
        success: ({ list, rating }) => {
          this.#page = page;
          this.list = [...this.list, ...list];
          this.rating = rating;
        },
      },
    );
  }
}
