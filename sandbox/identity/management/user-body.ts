import type { IdentityDesk } from '#sandbox/identity/desk/identity-desk.ts';
import type { User } from '#sandbox/identity/store/users.ts';

const moment = (at: Date | undefined): string | null => at?.toISOString() ?? null;

/** A person as Okta's Users API shows one; of a password only that there is one. */
export const userBody = async ({ settings, store }: IdentityDesk, user: User) => {
  const isLocked = user.status === 'ACTIVE' && (await store.guards.isLocked(user.login));
  const isSocial = user.googleSubject !== undefined && user.passwordHash === undefined;
  return {
    id: user.id,
    status: isLocked ? 'LOCKED_OUT' : user.status,
    created: moment(user.createdAt),
    lastUpdated: moment(user.modifiedAt),
    passwordChanged: moment(user.passwordChangedAt),
    type: { id: 'oty-crunchcart' },
    profile: { ...user.profile, login: user.login, email: user.email },
    credentials: {
      ...(user.passwordHash !== undefined && { password: {} }),
      emails: [
        {
          value: user.email,
          status: user.emailVerified ? 'VERIFIED' : 'UNVERIFIED',
          type: 'PRIMARY',
        },
      ],
      provider: isSocial ? { type: 'SOCIAL', name: 'SOCIAL' } : { type: 'OKTA', name: 'OKTA' },
    },
    _links: { self: { href: `${settings.origin}/api/v1/users/${user.id}` } },
  };
};
