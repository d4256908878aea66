import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { WalletPress } from '#application/payment/wallet/offer-wallet.ts';
import type { WalletGoods } from '#application/payment/wallet/wallet-order.ts';
import type { WalletOutcome } from '#application/payment/wallet/wallet-outcome.ts';
import type { WalletWords } from '#ports/payment/wallet.ts';
import type { CoreOf } from '#ui/core/core.ts';

/** The wallet's button: whether it is there, and what became of its last press. */
export class WalletStore {
  outcome: WalletOutcome | undefined = undefined;
  isOpen = false;
  /** The sheet is closed, and how the order ended is not known yet (P-48). */
  isChecking = false;
  /** Counts presses, so that the same failure speaks again. */
  attempt = 0;
  #press: WalletPress | undefined = undefined;
  /** There is something to press. */
  isOffered = false;
  readonly #core: CoreOf<'wallet'>;

  constructor(core: CoreOf<'wallet'>) {
    this.#core = core;
    makeAutoObservable(this, { outcome: observableRef }, { autoBind: true });
  }

  /** Looks whether the wallet can be used here. */
  async offer(): Promise<void> {
    const offered = await this.#core.run((useCases) => useCases.wallet.offerWallet());
    if (!offered.ok || offered.value === undefined) return;
    const press = offered.value;
    runInAction(() => {
      this.#press = press;
      this.isOffered = true;
    });
  }

  /** The number of the order this press made; undefined when it made none. */
  async pay(goods: WalletGoods, words: WalletWords): Promise<string | undefined> {
    if (this.#press === undefined || this.isOpen) return undefined;
    const pressed = this.#press({ goods, words, onChecking: this.check });
    this.begin();
    const outcome = await pressed;
    runInAction(() => {
      this.outcome = outcome;
      this.isOpen = false;
      this.isChecking = false;
    });
    if (outcome.is === 'placed') return outcome.order.orderId;
    return outcome.is === 'placed-elsewhere' ? outcome.orderId : undefined;
  }

  begin(): void {
    this.attempt += 1;
    this.isOpen = true;
    this.outcome = undefined;
  }

  check(): void {
    this.isChecking = true;
  }
}
