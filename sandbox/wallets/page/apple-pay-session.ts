import { sheetErrors } from '#sandbox/wallets/page/apple-pay-error.ts';
import { readPaymentRequest, readUpdate } from '#sandbox/wallets/page/payment-request.ts';
import { accessError, stateError } from '#sandbox/wallets/page/session-errors.ts';
import { SessionEvents } from '#sandbox/wallets/page/session-events.ts';
import { openSheet, type SheetLine } from '#sandbox/wallets/page/sheet-line.ts';
import type {
  FromSheet,
  SheetEventName,
  SheetRequest,
} from '#sandbox/wallets/protocol/sheet-messages.ts';

/** The newest version of the interface that the sandbox knows. */
const newestVersion = 14;
/** How long a page may take for an answer, ms. */
const patience = 30_000;

/** Waits for the page's answer to this event; `active` waits for the person. */
type State = 'idle' | 'active' | 'ended' | SheetEventName;

/** The only session of a page that is shown. */
let shown: ApplePaySession | undefined;

/** Origin of the host this script came from; its sheets come from there too. */
const scriptOrigin = originOfScript();

/** `ApplePaySession` for browsers that have none: the rules of the real one, and no money. */
export class ApplePaySession extends SessionEvents {
  static readonly STATUS_SUCCESS = 0;
  static readonly STATUS_FAILURE = 1;

  readonly STATUS_SUCCESS = 0;
  readonly STATUS_FAILURE = 1;
  readonly #request: SheetRequest;
  #state: State = 'idle';
  #line: SheetLine | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  static supportsVersion(version: unknown): boolean {
    requireSecure();
    if (version === 0) throw accessError('There is no version 0.');
    return Number.isInteger(version) && Number(version) > 0 && Number(version) <= newestVersion;
  }

  static canMakePayments(): boolean {
    requireSecure();
    return true;
  }

  static async canMakePaymentsWithActiveCard(_merchantIdentifier: string): Promise<boolean> {
    requireSecure();
    return true;
  }

  static async applePayCapabilities(_merchantIdentifier: string): Promise<object> {
    requireSecure();
    return { paymentCredentialStatus: 'paymentCredentialsAvailable' };
  }

  constructor(version: number, paymentRequest: unknown) {
    super();
    requireSecure();
    if (!navigator.userActivation.isActive) {
      throw accessError('Must create a new ApplePaySession from a user gesture handler.');
    }
    if (!ApplePaySession.supportsVersion(version)) {
      throw accessError(`"${version}" is not a supported version.`);
    }
    this.#request = readPaymentRequest(version, paymentRequest);
  }

  begin(): void {
    if (this.#state !== 'idle') throw accessError('Payment session is already active.');
    if (shown !== undefined) throw accessError('Page already has an active payment session.');
    if (!this.isHeard('validatemerchant')) throw accessError('onvalidatemerchant is not set.');
    shown = this;
    this.#state = 'active';
    this.#timer = setTimeout(() => this.#cancel('The sheet did not load.'), patience);
    this.#line = openSheet(scriptOrigin, this.#request, (message) => this.#hear(message));
  }

  abort(): void {
    if (this.#state === 'idle' || this.#state === 'ended') {
      throw accessError('There is no payment session to abort.');
    }
    this.#end();
  }

  completeMerchantValidation(session: unknown): void {
    this.#requireTurn('validatemerchant');
    if (typeof session !== 'object' || session === null) {
      throw new TypeError('A merchant session is an object.');
    }
    this.#resume();
    this.#line?.send({ type: 'merchantSession', session });
  }

  completePaymentMethodSelection(update: unknown): void {
    this.#update('paymentmethodselected', update);
  }

  completeShippingContactSelection(update: unknown): void {
    this.#update('shippingcontactselected', update);
  }

  completeShippingMethodSelection(update: unknown): void {
    this.#update('shippingmethodselected', update);
  }

  completeCouponCodeChange(update: unknown): void {
    this.#update('couponcodechanged', update);
  }

  /** A success or failure without errors is final; with errors the person may try again. */
  completePayment(result: unknown): void {
    this.#requireTurn('paymentauthorized');
    const { status, errors } =
      typeof result === 'object' ? { ...resultOf(result) } : { status: result };
    if (status !== this.STATUS_SUCCESS && status !== this.STATUS_FAILURE) {
      throw accessError(`${status} is not a valid status.`);
    }
    const told = sheetErrors(errors);
    if (told.length === 0) {
      this.#end();
      return;
    }
    this.#resume();
    this.#line?.send({ type: 'update', update: { errors: told } });
  }

  #update(type: SheetEventName, given: unknown): void {
    this.#requireTurn(type);
    const update = readUpdate(given);
    this.#resume();
    this.#line?.send({ type: 'update', update });
  }

  #requireTurn(type: SheetEventName): void {
    if (this.#state !== type) throw stateError(`No ${type} event waits for an answer.`);
  }

  #resume(): void {
    clearTimeout(this.#timer);
    this.#state = 'active';
  }

  #hear(message: FromSheet): void {
    if (this.#state === 'ended') return;
    if (message.type === 'cancel') {
      this.#cancel(message.reason);
      return;
    }
    if (this.#state !== 'active') return;
    clearTimeout(this.#timer);
    const { type, facts } = message;
    if (!this.isHeard(type)) {
      this.#line?.send({ type: 'update', update: { errors: [] } });
      return;
    }
    this.#state = type;
    this.#timer = setTimeout(() => this.#cancel(`No answer to ${type} in 30 seconds.`), patience);
    this.tell(type, facts);
  }

  #cancel(reason?: string): void {
    this.#end();
    // biome-ignore lint/suspicious/noConsole: the console of the page is the interface here
    if (reason !== undefined) console.warn(`ApplePaySession (sandbox): ${reason}`);
    const info = reason === undefined ? {} : { reason };
    this.tell('cancel', { sessionError: { code: 'unknown', info } });
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#state = 'ended';
    this.#line?.close();
    this.#line = undefined;
    if (shown === this) shown = undefined;
  }
}

const resultOf = (
  result: object | null,
): { readonly status?: unknown; readonly errors?: unknown } => result ?? {};

const requireSecure = (): void => {
  if (!isSecureContext) {
    throw accessError('Trying to start an Apple Pay session from an insecure document.');
  }
};

function originOfScript(): string {
  const { currentScript } = document;
  return currentScript instanceof HTMLScriptElement ? new URL(currentScript.src).origin : '';
}
