import { makeAutoObservable } from 'mobx';

/** Whether something that slides in is open: the cart drawer, the menu. */
export class DrawerStore {
  isOpen = false;
  /** The cart line that came in with the opening. */
  arrived: string | undefined = undefined;

  /** True on the cart page. */
  isCartShown = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  open(): void {
    this.openWith(undefined);
  }

  /** Where the cart itself is on the screen, the line is shown there. */
  openWith(arrived: string | undefined): void {
    this.isOpen = !this.isCartShown;
    this.arrived = arrived;
  }

  showCart(isShown: boolean): void {
    this.isCartShown = isShown;
    this.arrived = undefined;
  }

  close(): void {
    this.isOpen = false;
  }
}
