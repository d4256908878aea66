import { makeAutoObservable } from 'mobx';

/** The login popup, and the address to continue at when that is not the page behind it. */
export class LoginStore {
  isOpen = false;
  /** A path of this shop, with the action to continue in its query. */
  returnTo: string | undefined = undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  open(): void {
    this.openFor(undefined);
  }

  openFor(returnTo: string | undefined): void {
    this.returnTo = returnTo;
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
  }
}
