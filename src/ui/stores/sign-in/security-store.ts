import type { Effect } from 'effect';
import { makeAutoObservable, observableRef } from 'mobx';
import type { SecurityFailure } from '#application/sign-in/security/open-account.ts';
import type { UseCases } from '#application/use-cases.ts';
import { emailProblem } from '#domain/validation/email.ts';
import { faulty } from '#domain/validation/faulty.ts';
import { phoneProblem } from '#domain/validation/phone.ts';
import type { ContactKind, ContactPoint, PasswordStatus } from '#ports/account/provider-account.ts';
import type { CoreOf } from '#ui/core/core.ts';
import { ActionStore } from '#ui/stores/progress/action-store.ts';
import { FormStore } from '#ui/stores/progress/form-store.ts';
import { idle, type Progress } from '#ui/stores/progress/progress.ts';
import { track } from '#ui/stores/progress/track.ts';

type Ask<Value> = (useCases: Pick<UseCases, 'security'>) => Effect.Effect<Value, SecurityFailure>;

/** One part of the account at the provider, and the progress of reading it. */
export class SecurityPart<Value> {
  value: Value | undefined = undefined;
  reading: Progress<SecurityFailure> = idle;
  readonly #core: CoreOf<'security'>;
  readonly #ask: Ask<Value>;

  constructor(core: CoreOf<'security'>, ask: Ask<Value>) {
    this.#core = core;
    this.#ask = ask;
    makeAutoObservable(this, { value: observableRef, reading: observableRef }, { autoBind: true });
  }

  async read(): Promise<void> {
    if (this.reading.is === 'running') return;
    await track(
      () => this.#core.run(this.#ask),
      (reading) => {
        this.reading = reading;
      },
      { success: this.become },
    );
  }

  /** The value after the last change. */
  become(value: Value): void {
    this.value = value;
  }
}

export type ContactsPart = SecurityPart<readonly ContactPoint[]>;

/** True when the provider wants the customer to confirm who they are. */
export const asksToConfirm = ({ _tag }: { readonly _tag: string }): boolean =>
  _tag === 'ConfirmationNeeded' || _tag === 'SignInOver';

/** True when the provider does not allow access at all. */
export const isClosed = ({ _tag }: { readonly _tag: string }): boolean =>
  _tag === 'ScopeMissing' || _tag === 'FlowNotOffered';

type Standing =
  | { readonly is: 'reading' | 'open' | 'confirm' | 'closed' }
  | { readonly is: 'failed'; readonly failure: SecurityFailure };

/** How the customer signs in: addresses, numbers and password at the provider. */
export class SecurityStore {
  readonly email: ContactsPart;
  readonly phone: ContactsPart;
  readonly password: SecurityPart<PasswordStatus>;

  constructor(core: CoreOf<'security'>) {
    this.email = new SecurityPart(core, (useCases) => useCases.security.showContacts('email'));
    this.phone = new SecurityPart(core, (useCases) => useCases.security.showContacts('phone'));
    this.password = new SecurityPart(core, (useCases) => useCases.security.showPassword());
    makeAutoObservable(this, { email: false, phone: false, password: false }, { autoBind: true });
  }

  /** One readable part is enough; the others show that they are not available. */
  get standing(): Standing {
    const parts = [this.email, this.phone, this.password];
    if (parts.some(({ value }) => value !== undefined)) return { is: 'open' };
    const failures = parts.flatMap(({ reading }) =>
      reading.is === 'failed' ? [reading.failure] : [],
    );
    const [failure] = failures;
    if (failure === undefined || failures.length < parts.length) return { is: 'reading' };
    if (failures.some(asksToConfirm)) return { is: 'confirm' };
    return failures.every(isClosed) ? { is: 'closed' } : { is: 'failed', failure };
  }

  async read(): Promise<void> {
    await Promise.all([this.email.read(), this.phone.read(), this.password.read()]);
  }
}

/** The form to add an address or a number. */
export const makeContactForm = (core: CoreOf<'security'>, kind: ContactKind) =>
  new FormStore(core, {
    blank: { email: '', phoneNumber: '' },
    check: ({ email, phoneNumber }) =>
      kind === 'email'
        ? faulty([['email', emailProblem(email)]])
        : faulty([['phoneNumber', phoneProblem(phoneNumber)]]),
    send: (useCases, { email, phoneNumber }) =>
      useCases.security.addContact(kind, kind === 'email' ? email : phoneNumber),
  });

export const makeSendCode = (core: CoreOf<'security'>, kind: ContactKind) =>
  new ActionStore(core, (useCases, id: string) => useCases.security.sendContactCode(kind, id));

export type SendCode = ReturnType<typeof makeSendCode>;

export const makeContactRemoval = (core: CoreOf<'security'>, kind: ContactKind) =>
  new ActionStore(core, (useCases, id: string) => useCases.security.removeContact(kind, id));

export const makePasswordRemoval = (core: CoreOf<'security'>) =>
  new ActionStore(core, (useCases, _wish: undefined) => useCases.security.removePassword());

export const makeConfirmation = (core: CoreOf<'security'>, returnTo: string) =>
  new ActionStore(core, (useCases, _wish: undefined) =>
    useCases.security.confirmIdentity({ returnTo }),
  );
