import type { CoreOf } from '#ui/core/core.ts';
import type { PlacingFailure } from '#ui/stores/order/order-store.ts';

/** How often, milliseconds, and how many times another tab's order is looked for. */
const pause = 500;
const tries = 20;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Another tab of this browser may place the order this one is looking at. The attempt is theirs
 * then, and so is the order's page (P-23).
 */
export class OtherTab {
  readonly #core: CoreOf<'order'>;
  /** Orders placed here before this screen opened. */
  readonly #known: Promise<readonly string[]>;

  constructor(core: CoreOf<'order'>) {
    this.#core = core;
    this.#known = this.#placed();
  }

  /** The order the other tab placed, waited for while its attempt is still under way. */
  async orderBehind(failure: PlacingFailure): Promise<string | undefined> {
    const underWay = failure._tag === 'OrderInProgress' || failure._tag === 'AttemptReused';
    const over = failure._tag === 'CartEmpty' || failure._tag === 'StepNotReady';
    if (!underWay && !over) return undefined;
    const known = await this.#known;
    for (let left = underWay ? tries : 1; left > 0; left -= 1) {
      const orderId = (await this.#placed()).find((id) => !known.includes(id));
      if (orderId !== undefined) return orderId;
      if (left > 1) await wait(pause);
    }
    return undefined;
  }

  async #placed(): Promise<readonly string[]> {
    const placed = await this.#core.run((useCases) => useCases.order.ordersPlacedHere());
    return placed.ok ? placed.value.map(({ orderId }) => orderId) : [];
  }
}
