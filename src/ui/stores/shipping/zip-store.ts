import { makeAutoObservable, observableRef } from 'mobx';
import type { ShopperChoices } from '#domain/session/choices.ts';
import type { ZipVerdict } from '#domain/shipping/zip-verdict.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { InputRefused } from '#ports/validation/input-refused.ts';
import type { CoreOf } from '#ui/core/core.ts';
import { idle, type Progress } from '#ui/stores/progress/progress.ts';
import { track } from '#ui/stores/progress/track.ts';

/** The zip code to ship to: asked for in the header and once with the first add (D-ROUTE-30). */
export class ZipStore {
  zipCode: string | undefined = undefined;
  /** The warehouse whose stock the pages show. */
  locationNumber: string | undefined;
  verdict: ZipVerdict | undefined = undefined;
  /** The zip that was asked about last. */
  tried = '';
  open = false;
  setting: Progress<CallFailure | InputRefused> = idle;
  readonly #core: CoreOf<'shipping'>;
  #asked = false;
  #restored = false;
  /** Runs when it is known whether a zip code is stored. */
  #early: (() => void) | undefined = undefined;
  #afterwards: () => void = () => undefined;
  /** The zip code of the shopper's default address. */
  readonly #home: () => string | undefined;

  constructor(
    core: CoreOf<'shipping'>,
    locationNumber?: string,
    home: () => string | undefined = () => undefined,
  ) {
    this.#core = core;
    this.#home = home;
    this.locationNumber = locationNumber;
    makeAutoObservable(
      this,
      { verdict: observableRef, setting: observableRef },
      { autoBind: true },
    );
  }

  /** Takes the stored zip code; undefined when it could not be read. */
  restore(choices: ShopperChoices | undefined): void {
    this.zipCode = choices?.zipCode ?? this.zipCode;
    this.locationNumber = choices?.locationNumber ?? this.locationNumber;
    this.#asked ||= choices?.zipDeclined === true;
    this.#restored = true;
    if (this.#early !== undefined) this.askOnce(this.#early);
    this.#early = undefined;
  }

  ask(afterwards: () => void = () => undefined): void {
    this.#afterwards = afterwards;
    this.#asked = true;
    this.setting = idle;
    this.verdict = undefined;
    this.open = true;
  }

  /**
   * Asks only when no zip code is known and it was not asked before; who has a default address is
   * not asked, its zip is taken. In any case `afterwards` runs once.
   */
  askOnce(afterwards: () => void): void {
    const home = this.#home();
    const isOpen = this.zipCode === undefined && !this.#asked;
    if (!this.#restored) this.#early = afterwards;
    else if (isOpen && home === undefined) this.ask(afterwards);
    else {
      if (this.zipCode === undefined && home !== undefined && this.tried !== home) {
        this.#asked = true;
        void this.set(home);
      }
      afterwards();
    }
  }

  close(): void {
    if (!this.open) return;
    this.open = false;
    if (this.zipCode === undefined)
      void this.#core.run((useCases) => useCases.shipping.declineZip());
    this.#afterwards();
    this.#afterwards = () => undefined;
  }

  /** Resolves to true when the shop ships to the zip code; then the popup closes. */
  async set(zipCode: string): Promise<boolean> {
    this.tried = zipCode;
    await track(
      () => this.#core.run((useCases) => useCases.shipping.setZip(zipCode)),
      (setting) => {
        this.setting = setting;
      },
      {
        success: (verdict) => {
          this.verdict = verdict;
          this.setting = idle;
          if (!verdict.valid) return;
          this.zipCode = zipCode.trim();
          this.locationNumber = verdict.locationNumber ?? this.locationNumber;
          this.close();
        },
      },
    );
    return this.verdict?.valid === true;
  }
}
