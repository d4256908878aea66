import { makeAutoObservable } from 'mobx';

/** Whether something that slides in is open: the cart drawer, the menu. */
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
