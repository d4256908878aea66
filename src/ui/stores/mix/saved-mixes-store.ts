import type { Effect } from 'effect';
import { makeAutoObservable, observableRef } from 'mobx';
import type { SaveMixFailure } from '#application/mix/save-mix.ts';
import type { ShownMix, ShownMixes } from '#application/mix/show-saved-mixes.ts';
import type { Outcome } from '#application/run.ts';
import type { UseCases } from '#application/use-cases.ts';
import type { SavedMix } from '#domain/mix/saved-mix.ts';
import type { MixNotFound } from '#ports/mix/mix-failures.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { CoreOf } from '#ui/core/core.ts';
import type { CartStore } from '#ui/stores/cart/cart-store.ts';
import { idle, type Progress } from '#ui/stores/progress/progress.ts';
import { track } from '#ui/stores/progress/track.ts';

type Failure = SaveMixFailure | MixNotFound;

/** The saved mixes and their actions. */
export class SavedMixesStore {
  shown: ShownMixes | undefined = undefined;
  reading: Progress<CallFailure> = idle;
  doing: Progress<Failure> = idle;
  /** Counts presses, so that the same failure is announced again. */
  attempt = 0;
  readonly #core: CoreOf<'mix'>;
  readonly #cart: CartStore;
  #asked = 0;

  constructor(core: CoreOf<'mix'>, cart: CartStore) {
    this.#core = core;
    this.#cart = cart;
    const refs = { shown: observableRef, reading: observableRef, doing: observableRef };
    makeAutoObservable(this, refs, { autoBind: true });
  }

  /** Loads the mixes with their current price and availability; only the last answer counts. */
  read(): Promise<void> {
    return this.take(() => this.#core.run((useCases) => useCases.mix.showSavedMixes()));
  }

  /** The same from another use case. */
  async take(ask: () => Promise<Outcome<ShownMixes, CallFailure>>): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    await track(
      ask,
      (reading) => {
        if (asked === this.#asked) this.reading = reading;
      },
      {
        success: (shown) => {
          if (asked === this.#asked) this.shown = shown;
        },
      },
    );
  }

  /** Resolves to the renamed mix, or to undefined when it failed. */
  async rename({ mix, standing }: ShownMix, name: string): Promise<SavedMix | undefined> {
    const renamed = await this.#act((useCases) => useCases.mix.renameSavedMix(mix, name));
    if (renamed === undefined) return undefined;
    this.list((mixes) =>
      mixes.map((each) => (each.mix.id === mix.id ? { mix: renamed, standing } : each)),
    );
    return renamed;
  }

  async copy({ mix, standing }: ShownMix): Promise<SavedMix | undefined> {
    const copy = await this.#act((useCases) => useCases.mix.copySavedMix(mix));
    if (copy !== undefined) this.list((mixes) => [{ mix: copy, standing }, ...mixes]);
    return copy;
  }

  /** Resolves to true when it is removed. */
  async remove({ mix }: ShownMix): Promise<boolean> {
    await this.#act((useCases) => useCases.mix.removeSavedMix(mix.id));
    if (this.doing.is !== 'done') return false;
    this.list((mixes) => mixes.filter((each) => each.mix.id !== mix.id));
    return true;
  }

  /** Resolves to true when it is in the cart. */
  async order({ mix }: ShownMix): Promise<boolean> {
    await this.#cart.allEnded();
    const cart = await this.#act((useCases) => useCases.mix.addSavedMixToCart(mix.id));
    if (cart !== undefined) this.#cart.replace(cart);
    return cart !== undefined;
  }

  /** A new press removes the failure of the one before. */
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
    act: (useCases: Pick<UseCases, 'mix'>) => Effect.Effect<Value, Failure>,
  ): Promise<Value | undefined> {
    if (this.doing.is === 'running') return undefined;
    this.attempt += 1;
    let given: Value | undefined;
    await track(
      () => this.#core.run(act),
      (doing) => {
        this.doing = doing;
      },
      {
        success: (value) => {
          given = value;
        },
      },
    );
    if (this.doing.is === 'failed') await this.#readAfter(this.doing.failure._tag);
    return given;
  }

  /** A mix that was removed or changed on another device is shown as it is now. */
  async #readAfter(tag: Failure['_tag']): Promise<void> {
    if (['MixItemsGone', 'MixChanged', 'MixNotFound'].includes(tag)) await this.read();
  }
}
