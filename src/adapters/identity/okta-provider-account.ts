import { Effect } from 'effect';
import * as z from 'zod/mini';
import { askProvider } from '#adapters/identity/okta-step-answers.ts';
import type { ProviderError } from '#adapters/identity/provider-error.ts';
import {
  ConfirmationNeeded,
  ContactKindOff,
  ContactNotFound,
  ContactRefused,
  ContactTaken,
  ScopeMissing,
} from '#ports/account/account-failures.ts';
import type {
  ContactPoint,
  PasswordActions,
  PasswordStatus,
  ProviderAccount,
  ProviderAccountFailure,
  ProviderAccounts,
} from '#ports/account/provider-account.ts';
import type { Clock } from '#ports/device/clock.ts';
import {
  CodeRejected,
  PasswordRefused,
  SignInOver,
  SignInUnavailable,
} from '#ports/sign-in/sign-in-failures.ts';

/** The library's functions for one's own account, by name, or calls that do the same. */
export interface AccountOfOkta {
  readonly myaccount: Readonly<Record<string, (options: object) => Promise<unknown>>>;
}

/** Made only of links the provider gave (MYACC-15). */
const offers = { verify: z.optional(z.unknown()), poll: z.optional(z.unknown()) };

const profile = z.object({
  profile: z.object({ email: z.string(), firstName: z.string(), lastName: z.string() }),
});
const wholeProfile = z.object({ profile: z.record(z.string(), z.unknown()) });
const contact = z.object({
  id: z.string(),
  status: z.string(),
  roles: z.optional(z.array(z.string())),
  profile: z.object({ email: z.optional(z.string()), phoneNumber: z.optional(z.string()) }),
  ...offers,
});
const challenge = z.object({ id: z.optional(z.string()), ...offers });
const confirmation = z.object({ status: z.string() });
const password = z.object({ status: z.string(), lastUpdated: z.nullish(z.string()) });

/** Names of the library's functions, by what an account has. */
const functionsOf = {
  email: {
    list: 'getEmails',
    add: 'addEmail',
    remove: 'deleteEmail',
    send: 'sendEmailChallenge',
    verify: 'verifyEmailChallenge',
  },
  phone: {
    list: 'getPhones',
    add: 'addPhone',
    remove: 'deletePhone',
    send: 'sendPhoneChallenge',
    verify: 'verifyPhoneChallenge',
  },
} as const;

type Refusals<Failure> = ReadonlyMap<string, () => Failure>;

const weak: Refusals<PasswordRefused> = new Map(
  ['E0000014', 'E0000001'].map((code) => [code, () => new PasswordRefused()]),
);
const notTaken: Refusals<ContactRefused> = new Map([['E0000001', () => new ContactRefused()]]);
const notAdded = new Map<string, () => ContactRefused | ContactTaken>([
  ...notTaken,
  ['E0000157', () => new ContactTaken()],
]);
const gone: Refusals<ContactNotFound> = new Map([['E0000007', () => new ContactNotFound()]]);
const notRemoved = new Map<string, () => ContactRefused | ContactNotFound>([...notTaken, ...gone]);
const wrongCode = new Map<string, () => CodeRejected | ContactNotFound>([
  ...gone,
  ['E0000004', () => new CodeRejected()],
  ['E0000001', () => new CodeRejected()],
]);

type Ask = <Schema extends z.core.$ZodType, Failure = never>(
  name: string,
  answer: Schema,
  options?: object,
  refusals?: Refusals<Failure>,
) => Effect.Effect<z.output<Schema>, Failure | ProviderAccountFailure>;

/** The self-service account of the provider (MyAccount). */
export const makeOktaProviderAccounts = (okta: AccountOfOkta, clock: Clock): ProviderAccounts => ({
  of: ({ accessToken: { accessToken } }) => {
    const ask: Ask = (name, answer, options = {}, refusals) =>
      askProvider(clock)(
        async () => z.parse(answer, await okta.myaccount[name]?.({ accessToken, ...options })),
        (trouble) => refusals?.get(trouble.code ?? '')?.() ?? refusalOf(trouble),
      );
    return Effect.succeed({
      profile: Effect.map(ask('getProfile', profile), (read) => read.profile),
      // The whole profile is put: what is left out would be removed.
      rename: Effect.fnUntraced(function* (name) {
        const { profile: whole } = yield* ask('getProfile', wholeProfile);
        const payload = { profile: { ...whole, ...name } };
        return (yield* ask('updateProfile', profile, { payload })).profile;
      }),
      ...contactsOf(ask),
      ...passwordOf(ask),
    });
  },
});

type ContactPart = 'contacts' | 'add' | 'remove' | 'sendCode' | 'takeCode' | 'isConfirmed';

const contactsOf = (ask: Ask): Pick<ProviderAccount, ContactPart> => ({
  contacts: (kind) =>
    Effect.map(ask(functionsOf[kind].list, z.array(contact)), (all) => all.map(contactOf)),
  add: (kind, value) =>
    Effect.map(
      ask(functionsOf[kind].add, contact, { payload: payloads[kind](value) }, notAdded),
      contactOf,
    ),
  remove: (kind, id) =>
    Effect.asVoid(ask(functionsOf[kind].remove, z.unknown(), { id }, notRemoved)),
  sendCode: (kind, id) =>
    Effect.map(
      ask(functionsOf[kind].send, challenge, { id, payload: { method: 'SMS' } }, gone),
      (sent) => ({
        kind,
        contactId: id,
        ...(sent.id !== undefined && { challengeId: sent.id }),
        actions: actionsIn(sent),
      }),
    ),
  takeCode: ({ kind, contactId, challengeId }, verificationCode) => {
    const where = kind === 'email' ? { emailId: contactId, challengeId } : { id: contactId };
    const options = { ...where, payload: { verificationCode } };
    return Effect.asVoid(ask(functionsOf[kind].verify, z.unknown(), options, wrongCode));
  },
  // Of a phone only the list tells.
  isConfirmed: ({ kind, contactId, challengeId }) =>
    kind === 'email'
      ? Effect.map(
          ask('getEmailChallenge', confirmation, { emailId: contactId, challengeId }, gone),
          ({ status }) => status === 'VERIFIED',
        )
      : Effect.map(ask(functionsOf[kind].list, z.array(contact)), (all) =>
          all.some(({ id, status }) => id === contactId && status === 'VERIFIED'),
        ),
});

type PasswordPart = 'password' | 'enrollPassword' | 'updatePassword' | 'deletePassword';

const passwordOf = (ask: Ask): Pick<ProviderAccount, PasswordPart> => {
  const secret = (value: string) => ({ payload: { profile: { password: value } } });
  return {
    password: Effect.map(ask('getPassword', password), stateAtGateway),
    enrollPassword: (value) => Effect.asVoid(ask('enrollPassword', password, secret(value), weak)),
    updatePassword: (value) => Effect.asVoid(ask('updatePassword', password, secret(value), weak)),
    deletePassword: Effect.asVoid(ask('deletePassword', z.unknown())),
  };
};

const payloads = {
  email: (email: string) => ({ profile: { email }, role: 'SECONDARY', sendEmail: false }),
  phone: (phoneNumber: string) => ({ profile: { phoneNumber }, sendCode: false, method: 'SMS' }),
} as const;

const contactOf = (found: z.output<typeof contact>): ContactPoint => ({
  id: found.id,
  value: found.profile.email ?? found.profile.phoneNumber ?? '',
  isVerified: found.status === 'VERIFIED',
  isPrimary: found.roles?.includes('PRIMARY') ?? false,
  actions: actionsIn(found),
});

const actionsIn = (found: Readonly<Record<string, unknown>>) =>
  (['verify', 'poll'] as const).filter((action) => found[action] !== undefined);

const stateAtGateway = ({ status, lastUpdated }: z.output<typeof password>): PasswordStatus => {
  const changedAt = Date.parse(lastUpdated ?? '');
  return { actions: actionsOf(status), ...(!Number.isNaN(changedAt) && { changedAt }) };
};

const actionsOf = (status: string): PasswordActions =>
  status === 'NOT_ENROLLED' ? ['enroll'] : ['get', 'update', 'delete'];

/** `E0000015`: the token is good, but not for this; `E0000038`: the organisation switched this off. */
const refusalOf = ({ code, status, demand }: ProviderError) => {
  if (status === 403 && demand !== undefined) return new ConfirmationNeeded({ demand });
  if (code === 'E0000038') return new ContactKindOff();
  if (code === 'E0000015' || status === 403) return new ScopeMissing();
  return status === 401 ? new SignInOver() : new SignInUnavailable();
};
