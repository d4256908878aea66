import type { Effect } from 'effect';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Outcome } from '#application/run.ts';
import type { UseCases } from '#application/use-cases.ts';
import type { Checkout } from '#domain/checkout/checkout.ts';
import {
  noPaymentSession,
  type PaymentSessionFlags,
} from '#domain/payment/session/payment-session.ts';
import { nextSessionCheck, sessionAdvice } from '#domain/payment/session/payment-session-steps.ts';
import type { CardEntry } from '#ports/payment/card-vault.ts';
import type { CoreOf } from '#ui/core/core.ts';
import {
  markPassed,
  type Opened,
  type OpeningFailure,
  type Surroundings,
} from '#ui/stores/payment/payment-opening.ts';
import { ActionStore } from '#ui/stores/progress/action-store.ts';
import { applyOutcome } from '#ui/stores/progress/apply-outcome.ts';
import type { Progress } from '#ui/stores/progress/progress.ts';

const second = 1000;

type Opening = ActionStore<
  'startPayment' | 'extendPayment',
  Opened,
  OpeningFailure,
  Pick<UseCases, 'payment'>
>;

/** The window in which card fields may be filled: opened, watched, extended, ended (PAY-11 … 18). */
export class PaymentSessionStore {
  entry: CardEntry | undefined = undefined;
  /** The session ran out and the shopper has not started a new one yet. */
  ended = false;
  flags: PaymentSessionFlags = noPaymentSession;
  /** Unix ms; moves while a warning shows, so that the time left is drawn anew. */
  now: number;
  readonly #core: CoreOf<'payment'>;
  readonly #around: Surroundings;
  readonly #opening: Opening;
  #ignored: number | undefined = undefined;
  #timer: ReturnType<typeof setTimeout> | undefined = undefined;

  constructor(core: CoreOf<'payment'>, around: Surroundings) {
    this.#core = core;
    this.#around = around;
    this.now = around.now();
    this.#opening = new ActionStore(
      core,
      (useCases, how): Effect.Effect<Opened, OpeningFailure> => useCases.payment[how](),
      { success: (opened) => this.#land(opened) },
    );
    const refs = { entry: observableRef, flags: observableRef };
    makeAutoObservable(this, refs, { autoBind: true });
  }

  get opening(): Progress<OpeningFailure> {
    return this.#opening.doing;
  }

  get warning(): boolean {
    return this.flags.isAboutToExpire && !this.flags.isExpired;
  }

  get millisecondsLeft(): number {
    return Math.max(0, (this.flags.deadline ?? this.now) - this.now);
  }

  /** The mark the time left has passed last: only marks are spoken, not every second. */
  get announced(): number | undefined {
    return markPassed(this.millisecondsLeft);
  }

  /** Fields of a session that may be over are not shown: what is typed in them would be lost with the next one. */
  async open(): Promise<void> {
    this.entry = undefined;
    await this.#opening.run('startPayment');
  }

  async extend(): Promise<void> {
    await this.#opening.run('extendPayment');
  }

  #land({ entry, checkout }: Opened): void {
    this.entry = entry;
    this.ended = false;
    this.take(checkout);
  }

  /** Escape and "Dismiss" alike: the warning goes, the session still ends (PAY-14). */
  async ignore(): Promise<void> {
    this.#ignored = this.flags.deadline;
    await this.ask(this.#core.run((useCases) => useCases.payment.ignorePaymentWarning()));
  }

  /** Looks at the clock: warns, renews without a word, or ends the session. */
  async look(): Promise<void> {
    this.now = this.#around.now();
    const state = this.entry?.state();
    const empty = state === undefined || (state.number.empty && state.securityCode.empty);
    const advice = sessionAdvice(this.flags, this.now, {
      empty,
      visible: this.#around.visible(),
    });
    if (advice === 'renew-silently') await this.extend();
    if (advice === 'warn' && this.#ignored !== this.flags.deadline) {
      await this.ask(this.#core.run((useCases) => useCases.payment.warnPaymentExpiring()));
    }
    if (advice === 'expire') {
      this.end();
      await this.ask(this.#core.run((useCases) => useCases.payment.expirePayment()));
    }
    this.wait();
  }

  take(checkout: Checkout): void {
    this.flags = checkout.paymentInfo.session;
    this.now = this.#around.now();
    this.#around.checkoutChanged(checkout);
    this.wait();
  }

  end(): void {
    this.entry = undefined;
    this.ended = true;
  }

  /** The card form is not on the screen: nothing to watch. */
  pause(): void {
    clearTimeout(this.#timer);
  }

  stop(): void {
    this.pause();
    this.entry?.close();
    this.entry = undefined;
  }

  async ask(changed: Promise<Outcome<Checkout, unknown>>): Promise<void> {
    await applyOutcome(changed, {
      success: (checkout) => this.take(checkout),
      failure: () => undefined,
    });
  }

  /** Deadlines are absolute; a sleeping machine is caught by the look after it wakes. */
  wait(): void {
    clearTimeout(this.#timer);
    const next = nextSessionCheck(this.flags, this.now);
    if (next === undefined) return;
    const pause = this.warning ? second : Math.max(next - this.now, second);
    this.#timer = setTimeout(() => void this.look(), pause);
  }
}
