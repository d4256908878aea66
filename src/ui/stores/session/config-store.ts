import { makeAutoObservable, observableRef } from 'mobx';
import type { BrowsingPlace } from '#domain/session/choices.ts';
import type { CoreOf } from '#ui/core/core.ts';

const nowhere: BrowsingPlace = { searchText: '' };

/** The search and the menu chosen last, for pages that belong to no list (NAV-14, STORE-16). */
export class ConfigStore {
  place = nowhere;
  readonly #core: CoreOf<'session'>;
  #visited = false;

  constructor(core: CoreOf<'session'>) {
    this.#core = core;
    makeAutoObservable(this, { place: observableRef }, { autoBind: true });
  }

  visit(place: BrowsingPlace): void {
    this.#visited = true;
    this.place = place;
    void this.#core.run((useCases) => useCases.session.rememberPlace(place));
  }

  /** Takes the stored values of before a reload, unless a page has set newer ones. */
  restore(place: BrowsingPlace | undefined): void {
    if (!this.#visited && place !== undefined) this.place = place;
  }
}
