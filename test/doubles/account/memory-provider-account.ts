import { Effect } from 'effect';
import type { AssuranceDemand } from '#domain/account/assurance.ts';
import {
  ConfirmationNeeded,
  ContactNotFound,
  ContactRefused,
  ContactTaken,
  ScopeMissing,
} from '#ports/account/account-failures.ts';
import type {
  ContactKind,
  ContactPoint,
  ProviderAccount,
  ProviderAccounts,
  ProviderProfile,
} from '#ports/account/provider-account.ts';
import { CodeRejected, PasswordRefused } from '#ports/sign-in/sign-in-failures.ts';
import { memoryCode } from '#test/doubles/sign-in/memory-credentials.ts';

/** The scope that opens all of an account here. */
export const memoryAccountScope = 'account';

/** Claim of a token whose person was there too long ago to change anything. */
export const memoryOldSignIn = 'signed_in_long_ago';

/** One account at a provider in memory; phones offer to verify once a code was sent. */
export const makeMemoryProviderAccounts = (owner: ProviderProfile): ProviderAccounts => {
  let profile = owner;
  const account: ProviderAccount = {
    profile: Effect.sync(() => profile),
    rename: (name) =>
      Effect.sync(() => {
        profile = { ...profile, ...name };
        return profile;
      }),
    ...contactsOf(owner),
    ...passwordInMemory(),
  };
  return {
    of: ({ accessToken: { scopes, claims } }) => {
      if (!scopes.includes(memoryAccountScope)) return Effect.succeed(closedTo(account));
      return Effect.succeed(claims[memoryOldSignIn] === true ? readOnly(account) : account);
    },
  };
};

/** Accounts of a provider that demands another sign-in for whatever it is asked. */
export const demandingAccounts = (demand: AssuranceDemand): ProviderAccounts => ({
  of: (tokens) => {
    const owner = { email: 'sara@people.example', firstName: 'Sara', lastName: 'Singh' };
    return Effect.map(makeMemoryProviderAccounts(owner).of(tokens), (account) =>
      refused(account, new ConfirmationNeeded({ demand })),
    );
  },
});

type ContactPart = 'contacts' | 'add' | 'remove' | 'sendCode' | 'takeCode' | 'isConfirmed';

const contactsOf = (owner: ProviderProfile): Pick<ProviderAccount, ContactPart> => {
  let last = 1;
  const first = { id: '1', value: owner.email, isVerified: true, isPrimary: true, actions: [] };
  const kept: Record<ContactKind, readonly ContactPoint[]> = { email: [first], phone: [] };
  const find = (kind: ContactKind, id: string) => {
    const found = kept[kind].find((one) => one.id === id);
    return found === undefined ? Effect.fail(new ContactNotFound()) : Effect.succeed(found);
  };
  const change = (kind: ContactKind, id: string, next: Partial<ContactPoint>) => {
    kept[kind] = kept[kind].map((one) => (one.id === id ? { ...one, ...next } : one));
  };
  return {
    contacts: (kind) => Effect.sync(() => kept[kind]),
    add: Effect.fnUntraced(function* (kind, value) {
      if (!/^\S+@\S+$|^\+?[\d -]{7,}$/.test(value)) return yield* new ContactRefused();
      if (kept[kind].some((one) => one.value === value)) return yield* new ContactTaken();
      last += 1;
      const states = { isVerified: false, isPrimary: false, actions: [] };
      const added: ContactPoint = { id: String(last), value, ...states };
      kept[kind] = [...kept[kind], added];
      return added;
    }),
    remove: Effect.fnUntraced(function* (kind, id) {
      const found = yield* find(kind, id);
      if (found.isPrimary) return yield* new ContactRefused();
      kept[kind] = kept[kind].filter((one) => one !== found);
    }),
    sendCode: (kind, id) =>
      Effect.map(find(kind, id), () => {
        if (kind === 'phone') change(kind, id, { actions: ['verify'] });
        const actions = kind === 'phone' ? (['verify'] as const) : (['verify', 'poll'] as const);
        return { kind, contactId: id, actions };
      }),
    isConfirmed: ({ kind, contactId }) =>
      Effect.map(find(kind, contactId), ({ isVerified }) => isVerified),
    takeCode: Effect.fnUntraced(function* ({ kind, contactId }, code) {
      yield* find(kind, contactId);
      if (code !== memoryCode) return yield* new CodeRejected();
      change(kind, contactId, { isVerified: true, actions: [] });
    }),
  };
};

type PasswordPart = 'password' | 'enrollPassword' | 'updatePassword' | 'deletePassword';

const passwordInMemory = (): Pick<ProviderAccount, PasswordPart> => {
  let password: string | undefined = 'Sn4cks!Sn4cks';
  let changedAt = 1;
  const choose = (value: string) =>
    Effect.suspend(() => {
      if (value.length < 8) return Effect.fail(new PasswordRefused());
      password = value;
      changedAt += 1;
      return Effect.void;
    });
  return {
    password: Effect.sync(() =>
      password === undefined
        ? { actions: ['enroll'] }
        : { actions: ['get', 'update', 'delete'], changedAt },
    ),
    enrollPassword: choose,
    updatePassword: choose,
    deletePassword: Effect.sync(() => {
      password = undefined;
    }),
  };
};

const readOnly = (account: ProviderAccount): ProviderAccount => {
  const { profile, contacts, isConfirmed, password } = account;
  const refusing = refused(account, new ConfirmationNeeded({}));
  return { ...refusing, profile, contacts, isConfirmed, password };
};

/** Without the scope every question is refused, whatever it is. */
const closedTo = (account: ProviderAccount): ProviderAccount =>
  refused(account, new ScopeMissing());

const refused = (
  account: ProviderAccount,
  why: ScopeMissing | ConfirmationNeeded,
): ProviderAccount => {
  const no = Effect.fail(why);
  const refusing = Object.entries(account).map(([name, part]) => [
    name,
    typeof part === 'function' ? () => no : no,
  ]);
  return Object.fromEntries(refusing) as ProviderAccount;
};
