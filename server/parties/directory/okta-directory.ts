import * as z from 'zod';
import {
  askOkta,
  type OktaAddress,
  type OktaAnswer,
  type OktaRefusal,
} from '#server/parties/directory/okta-http.ts';
import {
  DirectoryUnreachable,
  type Enrolment,
  type KnownPerson,
  type NewPerson,
  type ResetOutcome,
  type ShopperDirectory,
} from '#server/parties/directory/shopper-directory.ts';

const userReply = z.object({
  id: z.string().min(1).max(200),
  status: z.string(),
  profile: z.object({ login: z.string(), loyaltyId: z.string().nullish() }),
  credentials: z.object({ provider: z.object({ type: z.string() }) }).optional(),
});
const stateReply = z.object({
  stateToken: z.string(),
  status: z.enum(['PASSWORD_RESET', 'RECOVERY']),
});

/**
 * States of persons who cannot sign in yet; STAGED is a new or imported one (Okta's user states).
 */
const waitingStates: readonly string[] = ['STAGED', 'PROVISIONED'];
/** A person who signs in through an external provider has no password here. */
const socialProviders: readonly string[] = ['SOCIAL', 'FEDERATION'];

/** Okta's Users API and recovery calls, the same for the embedded provider and a real one. */
export const makeOktaDirectory = (address: OktaAddress): ShopperDirectory => ({
  find: (name) => find(address, name),
  enrol: (person) => enrol(address, person),
  open: async (subject) => {
    const path = `${userPath(subject)}/lifecycle/activate?sendEmail=false`;
    const answer = await askOkta(address, { method: 'POST', path, body: {} });
    if (answer.kind === 'refused' && answer.refusal.code !== alreadyActive) unexpected(answer);
  },
  mailRecovery: async (email) => {
    const answer = await askOkta(address, {
      method: 'POST',
      path: '/api/v1/authn/recovery/password',
      body: { username: email, factorType: 'EMAIL' },
      isPublic: true,
    });
    // Some organisations refuse unknown logins; the shop's answer must not show that.
    if (answer.kind === 'refused' && ![403, 404].includes(answer.refusal.status))
      unexpected(answer);
  },
  resetPassword: (token, newPassword) => resetPassword(address, token, newPassword),
  changePassword: async (subject, { current, next }) => {
    const answer = await askOkta(address, {
      method: 'POST',
      path: `${userPath(subject)}/credentials/change_password?strict=true`,
      body: {
        oldPassword: { value: current },
        newPassword: { value: next },
        revokeSessions: true,
      },
    });
    if (answer.kind === 'done') return 'changed';
    if (answer.refusal.code === notPermitted) unexpected(answer);
    if (isAboutOldPassword(answer.refusal)) return 'wrong';
    return isAboutRules(answer.refusal) ? 'weak' : unexpected(answer);
  },
});

const alreadyActive = 'E0000016';
/** The API token may not do this. */
const notPermitted = 'E0000006';

const userPath = (name: string): string => `/api/v1/users/${encodeURIComponent(name)}`;

const find = async (address: OktaAddress, name: string): Promise<KnownPerson | undefined> => {
  const answer = await askOkta(address, { method: 'GET', path: userPath(name) });
  if (answer.kind === 'done') return personIn(answer.body);
  return answer.refusal.status === 404 ? undefined : unexpected(answer);
};

const personIn = (body: unknown): KnownPerson => {
  const read = userReply.safeParse(body);
  if (!read.success) throw new DirectoryUnreachable('a person it cannot describe');
  const { id, status, profile, credentials } = read.data;
  return {
    subject: id,
    login: profile.login,
    standing: waitingStates.includes(status) ? 'waiting' : 'customer',
    isSocial: socialProviders.includes(credentials?.provider.type ?? ''),
    ...(profile.loyaltyId ? { loyaltyId: profile.loyaltyId } : {}),
  };
};

/**
 * Creates a person, or updates one who waits: a member of the rewards programme, or an unfinished
 * registration. The caller makes sure that one e-mail is enrolled once at a time.
 */
const enrol = async (address: OktaAddress, person: NewPerson): Promise<Enrolment> => {
  const { email, password, ...rest } = person;
  const profile = {
    firstName: rest.firstName,
    lastName: rest.lastName,
    mobilePhone: rest.phoneNumber,
    locale: rest.language === 'es' ? 'es_US' : 'en_US',
  };
  const credentials = { password: { value: password } };
  const known = await find(address, email);
  if (known?.standing === 'customer') return { kind: 'taken', isSocial: known.isSocial };
  const answer = await askOkta(address, {
    method: 'POST',
    ...(known === undefined
      ? {
          path: '/api/v1/users?activate=false',
          body: { profile: { ...profile, email, login: email }, credentials },
        }
      : { path: userPath(known.subject), body: { profile, credentials } }),
  });
  if (answer.kind === 'done') return { kind: 'waiting', person: personIn(answer.body) };
  // Another registration took the address since it was checked.
  if (/^login: .*already exists/i.test(answer.refusal.causes[0] ?? '')) {
    return { kind: 'taken', isSocial: false };
  }
  if (isAboutRules(answer.refusal)) return { kind: 'weak' };
  return unexpected(answer);
};

const resetPassword = async (
  address: OktaAddress,
  token: string,
  newPassword: string,
): Promise<ResetOutcome> => {
  const opened = await askOkta(address, {
    method: 'POST',
    path: '/api/v1/authn/recovery/token',
    body: { recoveryToken: token },
    isPublic: true,
  });
  const state = opened.kind === 'done' ? stateReply.safeParse(opened.body) : undefined;
  // Refused, or the link was for unlocking an account and sets no password.
  if (state?.success !== true) return 'bad-token';
  // The policy asks a security question first, which the organisation's own pages do.
  if (state.data.status === 'RECOVERY') {
    return { asksElsewhere: new URL('/signin/forgot-password', address.origin).href };
  }
  const answer = await askOkta(address, {
    method: 'POST',
    path: '/api/v1/authn/credentials/reset_password',
    body: { stateToken: state.data.stateToken, newPassword },
    isPublic: true,
  });
  if (answer.kind === 'done') return 'changed';
  return isAboutRules(answer.refusal) ? 'weak' : 'bad-token';
};

/** Only these sentences say that the current password is wrong. */
const isAboutOldPassword = ({ causes }: OktaRefusal): boolean =>
  causes.some((cause) => /^old ?password\b/i.test(cause));

/**
 * Okta has many sentences for its password rules ("Passwords must have at least 8 characters",
 * "This password was found in a list of commonly used passwords", "Password cannot be your current
 * password"): a refused update of credentials is about them.
 */
const isAboutRules = ({ code, causes }: OktaRefusal): boolean =>
  code === 'E0000080' || code === 'E0000014' || causes.some((cause) => /passwords?\b/i.test(cause));

const unexpected = (answer: Extract<OktaAnswer, { kind: 'refused' }>): never => {
  const { status, code } = answer.refusal;
  throw new DirectoryUnreachable(`HTTP ${status} ${code}`);
};
