import { drawSheet, type SheetLook } from '#sandbox/wallets/frame/sheet-view.ts';
import {
  authorizeSheet,
  chooseWalletPerson,
  type OpenedSheet,
  openWalletSheet,
} from '#sandbox/wallets/frame/wallet-calls.ts';
import type {
  FromSheet,
  SheetError,
  SheetRequest,
  SheetUpdate,
  ToSheet,
} from '#sandbox/wallets/protocol/sheet-messages.ts';

/** Errors that only another contact mends: until then nothing can be paid. */
const stopsPayment = ({ code }: SheetError): boolean =>
  ['shippingContactInvalid', 'billingContactInvalid', 'addressUnserviceable'].includes(code);

/** What the person at the sheet does, told to the page; the page answers one thing at a time. */
export class SheetConversation {
  readonly #request: SheetRequest;
  readonly #port: MessagePort;
  #look: SheetLook;
  #opened: OpenedSheet | undefined;
  #answered: ((message: ToSheet) => void) | undefined;
  #turn: Promise<void> = Promise.resolve();

  constructor(request: SheetRequest, port: MessagePort) {
    this.#request = request;
    this.#port = port;
    this.#look = {
      methods: request.shippingMethods,
      chosenMethod: request.shippingMethods[0]?.identifier,
      lineItems: request.lineItems,
      total: request.total,
      errors: [],
      waitsFor: 'check',
    };
    port.onmessage = ({ data }: MessageEvent<ToSheet>) => this.#answered?.(data);
  }

  cancel(reason?: string): void {
    this.#tell({ type: 'cancel', ...(reason !== undefined && { reason }) });
  }

  /** Has the page prove whose it is; `personNow` is asked once it did. */
  open(personNow: () => string, domain: string): void {
    this.#inTurn(async () => {
      const validationURL = document.documentElement.dataset['validationUrl'] ?? '';
      const answer = await this.#ask({ type: 'validatemerchant', facts: { validationURL } });
      if (answer.type !== 'merchantSession') return;
      const { session: merchantSession } = answer;
      const asked = { person: personNow(), merchantSession, request: this.#request, domain };
      await this.#introduce(await openWalletSheet(asked));
    });
  }

  choosePerson(person: string): void {
    this.#inTurn(async () => {
      if (this.#opened === undefined) return;
      await this.#introduce(await chooseWalletPerson(this.#opened.sheetId, person));
    });
  }

  chooseMethod(identifier: string): void {
    const shippingMethod = this.#look.methods.find((method) => method.identifier === identifier);
    if (shippingMethod === undefined) return;
    this.#draw({ chosenMethod: identifier });
    this.#inTurn(() => this.#report({ type: 'shippingmethodselected', facts: { shippingMethod } }));
  }

  applyCoupon(couponCode: string): void {
    this.#inTurn(() => this.#report({ type: 'couponcodechanged', facts: { couponCode } }));
  }

  pay(): void {
    if (this.#look.waitsFor !== undefined) return;
    this.#inTurn(async () => {
      if (this.#opened === undefined) return;
      const { total, lineItems } = this.#look;
      const authorized = await authorizeSheet(this.#opened.sheetId, { total, lineItems });
      const { payment } = authorized;
      if (payment === undefined) {
        this.cancel();
        return;
      }
      this.#draw({ contact: payment.shippingContact ?? this.#look.contact });
      await this.#report({ type: 'paymentauthorized', facts: { payment } });
    });
  }

  async #introduce(shown: OpenedSheet): Promise<void> {
    this.#opened = shown;
    const { paymentMethod, shippingContact } = shown;
    this.#draw({ contact: shippingContact, errors: [] });
    await this.#report({ type: 'paymentmethodselected', facts: { paymentMethod } });
    if (shippingContact === undefined) return;
    await this.#report({ type: 'shippingcontactselected', facts: { shippingContact } });
  }

  async #report(message: FromSheet): Promise<void> {
    const answer = await this.#ask(message);
    if (answer.type === 'update') this.#draw(changesOf(answer.update, this.#look));
  }

  #ask(message: FromSheet): Promise<ToSheet> {
    return new Promise((resolve) => {
      this.#answered = resolve;
      this.#tell(message);
    });
  }

  #tell(message: FromSheet): void {
    this.#port.postMessage(message);
  }

  #draw(changes: Partial<SheetLook>): void {
    this.#look = { ...this.#look, ...changes };
    drawSheet(this.#look);
  }

  #inTurn(step: () => Promise<void>): void {
    const run = async (): Promise<void> => {
      this.#draw({ waitsFor: this.#opened === undefined ? 'check' : 'shop' });
      await step();
      const isStopped = this.#look.errors.some(stopsPayment);
      this.#draw({ waitsFor: isStopped ? 'correction' : undefined });
    };
    this.#turn = this.#turn
      .then(run)
      .catch((error: unknown) => this.cancel(error instanceof Error ? error.message : `${error}`));
  }
}

/** What of the sheet an answer of the page changes; errors are the new ones only. */
const changesOf = (update: SheetUpdate, look: SheetLook): Partial<SheetLook> => {
  const methods = update.newShippingMethods ?? look.methods;
  const isThere = methods.some(({ identifier }) => identifier === look.chosenMethod);
  return {
    errors: update.errors,
    methods,
    chosenMethod: isThere ? look.chosenMethod : methods[0]?.identifier,
    ...(update.newTotal !== undefined && { total: update.newTotal }),
    ...(update.newLineItems !== undefined && { lineItems: update.newLineItems }),
  };
};
