import type { Effect } from 'effect';
import { makeAutoObservable, observableRef } from 'mobx';
import type { SaveMixFailure, ShownMix, ShownMixes } from '#application/mix/use-cases.ts';
import type { UseCases } from '#application/use-cases.ts';
import type { SavedMix } from '#domain/mix/saved-mix.ts';
import type { CallFailure } from '#ports/failures.ts';
import type { MixNotFound } from '#ports/mix/saved-mixes.ts';
import type { Core } from '#ui/core/core.ts';
import type { CartStore } from '#ui/stores/cart/cart-store.ts';
import { done, idle, type Progress, running } from '#ui/stores/progress/progress.ts';
import { settle } from '#ui/stores/progress/settle.ts';

type Failure = SaveMixFailure | MixNotFound;

/** The mixes an account keeps, and what is done with them. */
export class SavedMixesStore {
  shown: ShownMixes | undefined = undefined;
  reading: Progress<CallFailure> = idle;
  doing: Progress<Failure> = idle;
  /** Counts presses, so that the same failure speaks again. */
  attempt = 0;
  readonly #core: Core;
  readonly #cart: CartStore;
  #asked = 0;

  constructor(core: Core, cart: CartStore) {
    this.#core = core;
    this.#cart = cart;
    const refs = { shown: observableRef, reading: observableRef, doing: observableRef };
    makeAutoObservable(this, refs, { autoBind: true });
  }

  /** Asks the shop for the mixes and what it says about them today; the last question counts. */
  async read(): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    this.reading = running;
    await settle(
      this.#core.run((useCases) => useCases.showSavedMixes()),
      {
        success: (shown) => {
          if (asked !== this.#asked) return;
          this.shown = shown;
          this.reading = done;
        },
        failure: (failure) => {
          if (asked !== this.#asked) return;
          this.reading = { is: 'failed', failure };
        },
      },
    );
  }

  /** The mix under its new name; nothing when it was refused. */
  async rename({ mix, standing }: ShownMix, name: string): Promise<SavedMix | undefined> {
    const renamed = await this.#act((useCases) => useCases.renameSavedMix(mix, name));
    if (renamed === undefined) return undefined;
    this.list((mixes) =>
      mixes.map((each) => (each.mix.id === mix.id ? { mix: renamed, standing } : each)),
    );
    return renamed;
  }

  async copy({ mix, standing }: ShownMix): Promise<SavedMix | undefined> {
    const copy = await this.#act((useCases) => useCases.copySavedMix(mix));
    if (copy !== undefined) this.list((mixes) => [{ mix: copy, standing }, ...mixes]);
    return copy;
  }

  /** Resolves to whether it is gone. */
  async remove({ mix }: ShownMix): Promise<boolean> {
    await this.#act((useCases) => useCases.removeSavedMix(mix.id));
    if (this.doing !== done) return false;
    this.list((mixes) => mixes.filter((each) => each.mix.id !== mix.id));
    return true;
  }

  /** Resolves to whether it is in the cart. */
  async order({ mix }: ShownMix): Promise<boolean> {
    await this.#cart.settled();
    const cart = await this.#act((useCases) => useCases.addSavedMixToCart(mix.id));
    if (cart !== undefined) this.#cart.replace(cart);
    return cart !== undefined;
  }

  /** The failure of an earlier press is not that of the next. */
  forget(): void {
    this.doing = idle;
  }

  list(change: (mixes: readonly ShownMix[]) => readonly ShownMix[]): void {
    if (this.shown === undefined) return;
    const mixes = change(this.shown.mixes);
    const packCount = mixes.filter(({ standing }) => standing.gone.length === 0).length;
    this.shown = { ...this.shown, mixes, packCount };
  }

  async #act<Value>(
    act: (useCases: UseCases) => Effect.Effect<Value, Failure>,
  ): Promise<Value | undefined> {
    if (this.doing.is === 'running') return undefined;
    this.begin();
    let given: Value | undefined;
    await settle(this.#core.run(act), {
      success: (value) => {
        this.doing = done;
        given = value;
      },
      failure: (failure) => {
        this.doing = { is: 'failed', failure };
      },
    });
    if (this.doing.is === 'failed') await this.#readAfter(this.doing.failure._tag);
    return given;
  }

  begin(): void {
    this.doing = running;
    this.attempt += 1;
  }

  /** What is gone or changed elsewhere is shown as it is now. */
  async #readAfter(tag: Failure['_tag']): Promise<void> {
    if (['MixItemsGone', 'MixChanged', 'MixNotFound'].includes(tag)) await this.read();
  }
}
