import { makeAutoObservable, observableRef } from 'mobx';
import { type ContactMessage, contactProblems } from '#domain/content/contact-message.ts';
import type { FieldName, Problem } from '#domain/validation/problem.ts';
import { hasProblems } from '#domain/validation/problem.ts';
import type { CallFailure, TooManyAttempts } from '#ports/session/call-failures.ts';
import type { InputRefused } from '#ports/validation/input-refused.ts';
import type { CoreOf } from '#ui/core/core.ts';
import { type HelpStore, helpStoreOf } from '#ui/stores/content/help-store.ts';
import { idle, type Progress } from '#ui/stores/progress/progress.ts';
import { track } from '#ui/stores/progress/track.ts';

export type ContactField = keyof ContactMessage & FieldName;

const nothingTyped: ContactMessage = {
  subject: '',
  name: '',
  email: '',
  phoneNumber: '',
  description: '',
};

/** The contact form. The typed values stay until they are sent, also when the page is left. */
export class ContactStore {
  typed: ContactMessage = nothingTyped;
  problems: Readonly<Partial<Record<ContactField, Problem>>> = {};
  /** Counts submits, so that the same errors are announced again. */
  attempt = 0;
  sending: Progress<CallFailure | InputRefused | TooManyAttempts> = idle;
  readonly #core: CoreOf<'content'>;
  readonly #help: HelpStore;

  constructor(core: CoreOf<'content'>, help: HelpStore) {
    this.#core = core;
    this.#help = help;
    makeAutoObservable(
      this,
      { typed: observableRef, problems: observableRef, sending: observableRef },
      { autoBind: true },
    );
  }

  type(field: ContactField, value: string): void {
    this.typed = { ...this.typed, [field]: value };
    this.problems = { ...this.problems, [field]: undefined };
  }

  /** Checks one field when the shopper leaves it (D-FORM-16). */
  check(field: ContactField): void {
    this.problems = { ...this.problems, [field]: contactProblems(this.typed)[field] };
  }

  /** `trap` is a field that only robots see and fill in. */
  async send(trap: string): Promise<void> {
    if (this.sending.is === 'running') return;
    const message = this.typed;
    this.problems = contactProblems(message);
    this.attempt += 1;
    if (hasProblems(this.problems)) return;
    await track(
      () => this.#core.run((useCases) => useCases.content.contactShop(message, trap)),
      (sending) => {
        this.sending = sending;
      },
      {
        success: ({ reference }) => {
          this.#help.keepResponse({ reference, email: message.email.trim() });
          // What was typed while the message was being sent belongs to the next message.
          if (this.typed === message) this.typed = nothingTyped;
          this.attempt = 0;
          this.sending = idle;
        },
      },
    );
  }
}

interface Keeping {
  readonly core: CoreOf<'content'>;
  readonly late: { help?: HelpStore; contact?: ContactStore };
}

/**
 * One for the whole page, so that an unfinished message is still there after a change of screen.
 */
export const contactStoreOf = (stores: Keeping): ContactStore => {
  stores.late.contact ??= new ContactStore(stores.core, helpStoreOf(stores));
  return stores.late.contact;
};
