import { Effect } from 'effect';
import type { OpenAccount, SecurityFailure } from '#application/sign-in/security/open-account.ts';
import { emailProblem } from '#domain/validation/email.ts';
import { phoneDigits, phoneProblem } from '#domain/validation/phone.ts';
import type { FieldName, Problem } from '#domain/validation/problem.ts';
import { trimmed } from '#domain/validation/typed-text.ts';
import type {
  ContactNotFound,
  ContactRefused,
  ContactTaken,
} from '#ports/account/account-failures.ts';
import type {
  ContactKind,
  ContactPoint,
  ProviderAccount,
  SentCode,
} from '#ports/account/provider-account.ts';
import type { CodeRejected } from '#ports/sign-in/sign-in-failures.ts';
import { InputRefused } from '#ports/validation/input-refused.ts';

type Contacts<Failure = never> = Effect.Effect<readonly ContactPoint[], SecurityFailure | Failure>;

/** What is wrong with an address or number, and in which field. */
const problemOf = (kind: ContactKind, typed: string): readonly [FieldName, Problem | undefined] =>
  kind === 'email' ? ['email', emailProblem(typed)] : ['phoneNumber', phoneProblem(typed)];

/** As the provider knows it; numbers of the shop are numbers of the United States (ADDR-20). */
const written = (kind: ContactKind, typed: string): string =>
  kind === 'email' ? trimmed(typed) : `+1${phoneDigits(typed)}`;

export type ShowContacts = (kind: ContactKind) => Contacts;

export const makeShowContacts = (open: OpenAccount): ShowContacts =>
  Effect.fn('showContacts')(function* (kind) {
    return yield* (yield* open).contacts(kind);
  });

/** Every change gives the new list of that kind. */
export type AddContact = (
  kind: ContactKind,
  typed: string,
) => Contacts<InputRefused | ContactRefused | ContactTaken>;

export const makeAddContact = (open: OpenAccount): AddContact =>
  Effect.fn('addContact')(function* (kind, typed) {
    const [field, problem] = problemOf(kind, typed);
    if (problem) return yield* new InputRefused({ problems: { [field]: problem } });
    const account = yield* open;
    yield* account.add(kind, written(kind, typed));
    return yield* account.contacts(kind);
  });

/** Removing what is already removed succeeds. */
export type RemoveContact = (kind: ContactKind, id: string) => Contacts<ContactRefused>;

export const makeRemoveContact = (open: OpenAccount): RemoveContact =>
  Effect.fn('removeContact')(function* (kind, id) {
    const account = yield* open;
    yield* Effect.catchTag(account.remove(kind, id), 'ContactNotFound', () => Effect.void);
    return yield* account.contacts(kind);
  });

export type SendContactCode = (
  kind: ContactKind,
  id: string,
) => Effect.Effect<SentCode, SecurityFailure | ContactNotFound>;

/** The allowed actions for a code are in the answer to sending it, or in the list read after it. */
export const makeSendContactCode = (open: OpenAccount): SendContactCode =>
  Effect.fn('sendContactCode')(function* (kind, id) {
    const account = yield* open;
    const sent = yield* account.sendCode(kind, id);
    return sent.actions.length > 0 ? sent : yield* asListed(account, sent);
  });

const asListed = (account: ProviderAccount, sent: SentCode) =>
  Effect.map(account.contacts(sent.kind), (all): SentCode => {
    const found = all.find(({ id }) => id === sent.contactId);
    return { ...sent, actions: found?.actions ?? [] };
  });

export type ConfirmContact = (
  sent: SentCode,
  code: string,
) => Contacts<InputRefused | CodeRejected | ContactNotFound>;

export const makeConfirmContact = (open: OpenAccount): ConfirmContact =>
  Effect.fn('confirmContact')(function* (sent, typed) {
    const code = trimmed(typed);
    if (code === '') {
      return yield* new InputRefused({ problems: { code: { key: 'required.code' } } });
    }
    const account = yield* open;
    yield* account.takeCode(sent, code);
    return yield* account.contacts(sent.kind);
  });

/** Whether it was confirmed elsewhere meanwhile. */
export type CheckContact = (
  sent: SentCode,
) => Effect.Effect<boolean, SecurityFailure | ContactNotFound>;

export const makeCheckContact = (open: OpenAccount): CheckContact =>
  Effect.fn('checkContact')(function* (sent) {
    return yield* (yield* open).isConfirmed(sent);
  });
