import { Effect } from 'effect';
import type { OpenAccount } from '#application/security/open-account.ts';
import type { UseCases } from '#application/use-cases.ts';
import { emailProblem } from '#domain/validation/email.ts';
import { phoneDigits, phoneProblem } from '#domain/validation/phone.ts';
import type { FieldName, Problem } from '#domain/validation/problem.ts';
import { trimmed } from '#domain/validation/typed-text.ts';
import type { ContactKind, ProviderAccount, SentCode } from '#ports/account/provider-account.ts';
import { InputRefused } from '#ports/failures.ts';

/** What is wrong with an address or number, and in which field. */
const problemOf = (kind: ContactKind, typed: string): readonly [FieldName, Problem | undefined] =>
  kind === 'email' ? ['email', emailProblem(typed)] : ['phoneNumber', phoneProblem(typed)];

/** As the provider knows it; numbers of the shop are numbers of the United States (ADDR-20). */
const written = (kind: ContactKind, typed: string): string =>
  kind === 'email' ? trimmed(typed) : `+1${phoneDigits(typed)}`;

export const makeShowContacts = (open: OpenAccount): UseCases['showContacts'] =>
  Effect.fn('showContacts')(function* (kind) {
    return yield* (yield* open).contacts(kind);
  });

export const makeAddContact = (open: OpenAccount): UseCases['addContact'] =>
  Effect.fn('addContact')(function* (kind, typed) {
    const [field, problem] = problemOf(kind, typed);
    if (problem) return yield* new InputRefused({ problems: { [field]: problem } });
    const account = yield* open;
    yield* account.add(kind, written(kind, typed));
    return yield* account.contacts(kind);
  });

export const makeRemoveContact = (open: OpenAccount): UseCases['removeContact'] =>
  Effect.fn('removeContact')(function* (kind, id) {
    const account = yield* open;
    yield* Effect.catchTag(account.remove(kind, id), 'ContactNotFound', () => Effect.void);
    return yield* account.contacts(kind);
  });

/** What may be done about a code is said by the answer to sending it, or by the list after it. */
export const makeSendContactCode = (open: OpenAccount): UseCases['sendContactCode'] =>
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

export const makeConfirmContact = (open: OpenAccount): UseCases['confirmContact'] =>
  Effect.fn('confirmContact')(function* (sent, typed) {
    const code = trimmed(typed);
    if (code === '') {
      return yield* new InputRefused({ problems: { code: { key: 'required.code' } } });
    }
    const account = yield* open;
    yield* account.takeCode(sent, code);
    return yield* account.contacts(sent.kind);
  });

export const makeCheckContact = (open: OpenAccount): UseCases['checkContact'] =>
  Effect.fn('checkContact')(function* (sent) {
    return yield* (yield* open).isConfirmed(sent);
  });
