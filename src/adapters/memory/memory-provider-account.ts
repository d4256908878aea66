import { Effect } from 'effect';
import { memoryCode } from '#adapters/memory/memory-credentials.ts';
import {
  CodeRejected,
  ContactNotFound,
  ContactRefused,
  PasswordRefused,
  ScopeMissing,
} from '#ports/identity-failures.ts';
import type {
  ContactKind,
  ContactPoint,
  ProviderAccount,
  ProviderAccounts,
  ProviderProfile,
} from '#ports/provider-account.ts';

/** The scope that opens all of an account here. */
export const memoryAccountScope = 'account';

/** One account at a provider in memory; phones offer to verify once a code was sent. */
export const makeMemoryProviderAccounts = (owner: ProviderProfile): ProviderAccounts => {
  let profile = owner;
  let password: string | undefined = 'Sn4cks!Sn4cks';
  let last = 1;
  const first: ContactPoint = { id: '1', value: owner.email, isVerified: true, actions: [] };
  const kept: Record<ContactKind, readonly ContactPoint[]> = { email: [first], phone: [] };

  const find = (kind: ContactKind, id: string) => {
    const found = kept[kind].find((one) => one.id === id);
    return found === undefined ? Effect.fail(new ContactNotFound()) : Effect.succeed(found);
  };
  const change = (kind: ContactKind, id: string, next: Partial<ContactPoint>) => {
    kept[kind] = kept[kind].map((one) => (one.id === id ? { ...one, ...next } : one));
  };
  const choose = (value: string) =>
    Effect.suspend(() => {
      if (value.length < 8) return Effect.fail(new PasswordRefused());
      password = value;
      return Effect.void;
    });

  const account: ProviderAccount = {
    profile: Effect.sync(() => profile),
    rename: (name) =>
      Effect.sync(() => {
        profile = { ...profile, ...name };
        return profile;
      }),
    contacts: (kind) => Effect.sync(() => kept[kind]),
    add: Effect.fnUntraced(function* (kind, value) {
      if (!/^\S+@\S+$|^\+?[\d -]{7,}$/.test(value)) return yield* new ContactRefused();
      last += 1;
      const added: ContactPoint = { id: String(last), value, isVerified: false, actions: [] };
      kept[kind] = [...kept[kind], added];
      return added;
    }),
    remove: Effect.fnUntraced(function* (kind, id) {
      const found = yield* find(kind, id);
      if (found.value === owner.email) return yield* new ContactRefused();
      kept[kind] = kept[kind].filter((one) => one !== found);
    }),
    sendCode: (kind, id) =>
      Effect.map(find(kind, id), () => {
        if (kind === 'phone') change(kind, id, { actions: ['verify'] });
        return { kind, contactId: id };
      }),
    takeCode: Effect.fnUntraced(function* ({ kind, contactId }, code) {
      yield* find(kind, contactId);
      if (code !== memoryCode) return yield* new CodeRejected();
      change(kind, contactId, { isVerified: true, actions: [] });
    }),
    passwordActions: Effect.sync(() =>
      password === undefined ? ['enroll'] : ['get', 'update', 'delete'],
    ),
    enrollPassword: choose,
    updatePassword: choose,
    deletePassword: Effect.sync(() => {
      password = undefined;
    }),
  };
  return {
    of: ({ accessToken }) =>
      Effect.succeed(accessToken.scopes.includes(memoryAccountScope) ? account : closedTo(account)),
  };
};

/** Without the scope every question is refused, whatever it is. */
const closedTo = (account: ProviderAccount): ProviderAccount => {
  const no = Effect.fail(new ScopeMissing());
  const refusing = Object.entries(account).map(([name, part]) => [
    name,
    typeof part === 'function' ? () => no : no,
  ]);
  return Object.fromEntries(refusing) as ProviderAccount;
};
