import { makeAutoObservable, observableRef } from 'mobx';
import type { TrackingFailure } from '#application/order/tracking/track-order.ts';
import type { UseCases } from '#application/use-cases.ts';
import { claimProblems } from '#domain/order/tracking/claim-problems.ts';
import type { TrackedOrder } from '#domain/order/tracking/tracked-order.ts';
import type { CallFailure, TooManyAttempts } from '#ports/session/call-failures.ts';
import type { InputRefused } from '#ports/validation/input-refused.ts';
import type { CoreOf } from '#ui/core/core.ts';
import { ActionStore } from '#ui/stores/progress/action-store.ts';
import { FormStore } from '#ui/stores/progress/form-store.ts';

type Contexts = Pick<UseCases, 'tracking'>;

interface Claim {
  readonly orderNumber: string;
  readonly email: string;
}

const claimOf = ({ orderNumber, email }: Claim) => ({ orderId: orderNumber, email });
const checkClaim = (claim: Claim) => claimProblems(claimOf(claim));

/** A guest's way to an order on any device: number and e-mail, then a mailed code for all of it. */
export class TrackingStore {
  readonly claim: FormStore<Claim, TrackedOrder, TrackingFailure, Contexts>;
  readonly sending: ActionStore<void, void, CallFailure | TooManyAttempts | InputRefused, Contexts>;
  readonly code: FormStore<{ readonly code: string }, TrackedOrder, TrackingFailure, Contexts>;
  /** What was asked about last; typing on does not change it. */
  asked: Claim | undefined = undefined;
  found: TrackedOrder | undefined = undefined;

  constructor(core: CoreOf<'tracking'>) {
    this.claim = new FormStore(core, {
      blank: { orderNumber: '', email: '' },
      check: checkClaim,
      send: ({ tracking }, typed) => tracking.trackOrder(claimOf(typed)),
    });
    this.sending = new ActionStore(core, ({ tracking }) =>
      tracking.sendOrderCode(claimOf(this.asked ?? this.claim.typed)),
    );
    this.code = new FormStore(core, {
      blank: { code: '' },
      check: ({ code }) => (code.trim() === '' ? { code: { key: 'required.code' } } : {}),
      send: ({ tracking }, { code }) =>
        tracking.trackOrder({ ...claimOf(this.asked ?? this.claim.typed), code }),
    });
    makeAutoObservable(this, { asked: observableRef, found: observableRef }, { autoBind: true });
  }

  async find(): Promise<void> {
    const asked = this.claim.typed;
    if (await this.claim.submit()) this.land(asked, this.claim.answer);
  }

  async show(): Promise<void> {
    if (await this.code.submit()) this.land(this.asked, this.code.answer);
  }

  land(asked: Claim | undefined, found: TrackedOrder | undefined): void {
    this.asked = asked;
    this.found = found;
  }

  /** Another order: nothing of this one stays on the page. */
  restart(): void {
    this.asked = undefined;
    this.found = undefined;
    this.claim.restart();
    this.code.restart();
    this.sending.forget();
  }
}
