import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Customer } from '#domain/account/customer.ts';
import { guest, type Shopper } from '#domain/account/shopper.ts';
import type { ShopEvent } from '#domain/session/shop-event.ts';
import type { CoreOf } from '#ui/core/core.ts';

/**
 * Who is signed in, as this device has stored it; the provider is not asked and its code not
 * loaded.
 */
export class ShopperStore {
  /** Undefined until the stored state was read. */
  shopper: Shopper | undefined = undefined;
  /** Signed in on this page a moment ago. */
  returned = false;
  /** Counts sessions that ended by themselves; each leads home (SESS-05). */
  ended = 0;
  /** True when the account was loaded on this page, or loading failed. */
  fresh = false;
  readonly #core: CoreOf<'account' | 'shopper'>;

  constructor(core: CoreOf<'account' | 'shopper'>) {
    this.#core = core;
    makeAutoObservable(this, { shopper: observableRef }, { autoBind: true });
  }

  get customer(): Customer | undefined {
    return this.shopper?.role === 'customer' ? this.shopper.customer : undefined;
  }

  async read(): Promise<void> {
    const read = await this.#core.run((useCases) => useCases.shopper.readShopper());
    runInAction(() => {
      this.shopper = read.ok ? read.value : guest;
    });
  }

  /** Loads the account, which may have changed on another device. */
  async refresh(): Promise<void> {
    if (this.fresh) return;
    const asked = await this.#core.run((useCases) => useCases.account.refreshCustomer());
    runInAction(() => {
      this.fresh = true;
      if (asked.ok && this.customer !== undefined) this.become(asked.value);
    });
  }

  /** The account as the shop just told it. */
  become(customer: Customer): void {
    this.shopper = { role: 'customer', customer };
  }

  signedIn(customer: Customer): void {
    this.become(customer);
    this.fresh = true;
    this.returned = true;
  }

  /** Records that the offer to continue a checkout was made; it is made once after a sign-in. */
  offered(): void {
    this.returned = false;
  }

  hear(event: ShopEvent): void {
    if (event.name !== 'logout') return;
    this.leave();
    if (event.reason !== 'user') this.ended += 1;
  }

  leave(): void {
    this.shopper = guest;
    this.returned = false;
    this.fresh = false;
  }
}
