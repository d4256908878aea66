import type { SheetEventName } from '#sandbox/wallets/protocol/sheet-messages.ts';

type Handler = (event: Event) => void;

/** The handlers of a session, as attributes (`onvalidatemerchant`) and as listeners. */
export class SessionEvents extends EventTarget {
  onvalidatemerchant: Handler | null = null;
  onpaymentmethodselected: Handler | null = null;
  onshippingcontactselected: Handler | null = null;
  onshippingmethodselected: Handler | null = null;
  oncouponcodechanged: Handler | null = null;
  onpaymentauthorized: Handler | null = null;
  oncancel: Handler | null = null;

  readonly #listened = new Set<string>();

  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: AddEventListenerOptions | boolean,
  ): void {
    if (listener !== null) this.#listened.add(type);
    super.addEventListener(type, listener, options);
  }

  protected isHeard(type: SheetEventName): boolean {
    return typeof this[`on${type}`] === 'function' || this.#listened.has(type);
  }

  /** Tells handler and listeners; one that throws does not keep the others from hearing. */
  protected tell(type: SheetEventName | 'cancel', facts: object): void {
    const event = Object.assign(new Event(type), facts);
    const handler = this[`on${type}`];
    try {
      handler?.call(this, event);
    } catch (error) {
      reportError(error);
    }
    this.dispatchEvent(event);
  }
}
