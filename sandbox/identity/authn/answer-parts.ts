import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import type { User } from '#sandbox/identity/store/users.ts';

/** A person as authn shows them. */
export const authnUser = (user: User) => ({
  id: user.id,
  ...(user.passwordChangedAt && { passwordChanged: user.passwordChangedAt.toISOString() }),
  profile: {
    login: user.login,
    firstName: user.profile['firstName'] ?? '',
    lastName: user.profile['lastName'] ?? '',
    locale: user.profile['locale'] ?? 'en-US',
    timeZone: 'America/Chicago',
  },
});

/** A link of an answer; only posts are made. */
export const linkTo = (parts: IdentityParts, path: string) => ({
  href: `${parts.settings.origin}${path}`,
  hints: { allow: ['POST'] },
});

/** D-FORM-05. */
export const passwordPolicy = {
  complexity: {
    minLength: 8,
    minLowerCase: 1,
    minUpperCase: 1,
    minNumber: 1,
    minSymbol: 1,
    excludeUsername: true,
  },
} as const;
