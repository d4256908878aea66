import { makeAutoObservable } from 'mobx';

/** Whether the cart drawer is open. */
export class DrawerStore {
  isOpen = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  open(): void {
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
  }
}
