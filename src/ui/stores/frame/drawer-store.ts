import { makeAutoObservable } from 'mobx';

/** Whether something that slides in is open: the cart drawer, the menu. */
export class DrawerStore {
  isOpen = false;
  /** The cart line that came in with the opening. */
  arrived: string | undefined = undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  open(): void {
    this.openWith(undefined);
  }

  openWith(arrived: string | undefined): void {
    this.isOpen = true;
    this.arrived = arrived;
  }

  close(): void {
    this.isOpen = false;
  }
}
