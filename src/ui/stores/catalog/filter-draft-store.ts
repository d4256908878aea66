import { makeAutoObservable, observableRef } from 'mobx';
import { type Facet, totalOf } from '#domain/catalog/facets.ts';
import { facetNames } from '#domain/catalog/list-scope.ts';
import { everyProduct, type ProductFilter } from '#domain/catalog/product-query.ts';
import type { ActiveFilter } from '#ui/addresses/list-links.ts';
import type { CoreOf } from '#ui/core/core.ts';
import type { ListData } from '#ui/stores/catalog/list-data.ts';
import { applyOutcome } from '#ui/stores/progress/apply-outcome.ts';

/** Filters being selected on a narrow screen: counted at once, applied with the button. */
export class FilterDraftStore {
  filter: ProductFilter;
  filters: readonly Facet[];
  /** True while the counts are those of an earlier selection. */
  isCounting = false;
  readonly #core: CoreOf<'catalog'>;
  #asked = 0;

  constructor(core: CoreOf<'catalog'>, { query, filters }: Pick<ListData, 'query' | 'filters'>) {
    this.#core = core;
    this.filter = query;
    this.filters = filters;
    makeAutoObservable(this, { filter: observableRef, filters: observableRef }, { autoBind: true });
  }

  /** How many snacks the list will show. */
  get total(): number {
    return totalOf(this.filters, this.filter);
  }

  async toggle({ name, value }: ActiveFilter): Promise<void> {
    const picked: readonly string[] = this.filter[name];
    const next = picked.includes(value)
      ? picked.filter((other) => other !== value)
      : [...picked, value];
    await this.#choose({ ...this.filter, [name]: next });
  }

  async clear(): Promise<void> {
    const none = Object.fromEntries(facetNames.map((name) => [name, everyProduct[name]]));
    await this.#choose({ ...this.filter, ...none });
  }

  /** Only the answer to the newest selection counts; when it fails the old counts stay. */
  async #choose(filter: ProductFilter): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    this.filter = filter;
    this.isCounting = true;
    await applyOutcome(
      this.#core.run((useCases) => useCases.catalog.listFilters(filter)),
      {
        success: (filters) => {
          if (asked !== this.#asked) return;
          this.filters = filters;
          this.isCounting = false;
        },
        failure: () => {
          if (asked === this.#asked) this.isCounting = false;
        },
      },
    );
  }
}
