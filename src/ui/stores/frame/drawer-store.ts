import { makeAutoObservable, observableRef } from 'mobx';
import type { ProductSummary } from '#domain/catalog/product.ts';

/** What was put into the cart last; each is a new object. */
export interface Added {
  readonly product: ProductSummary;
  readonly quantity: number;
  /** By the plus of a card. */
  readonly isCard: boolean;
}

/** Whether something that slides in is open: the cart drawer, the menu. */
export class DrawerStore {
  isOpen = false;
  /** Told by parts that are loaded after the first paint. */
  added: Added | undefined = undefined;
  /** The cart line that came in with the opening. */
  arrived: string | undefined = undefined;

  /** True on the cart page. */
  isCartShown = false;

  constructor() {
    makeAutoObservable(this, { added: observableRef }, { autoBind: true });
  }

  open(): void {
    this.openWith(undefined);
  }

  /** Where the cart itself is on the screen, the line is shown there. */
  openWith(arrived: string | undefined): void {
    this.isOpen = !this.isCartShown;
    this.arrived = arrived;
  }

  tell(product: ProductSummary, quantity: number, isCard = false): void {
    this.added = { product, quantity, isCard };
  }

  showCart(isShown: boolean): void {
    this.isCartShown = isShown;
    this.arrived = undefined;
  }

  close(): void {
    this.isOpen = false;
  }
}
