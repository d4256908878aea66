import * as z from 'zod';
import type { User } from '#sandbox/identity/store/users.ts';

const text = (longest: number) => z.string().trim().max(longest);

/**
 * The whole profile as it is to be: required attributes must be there, of the others those that are
 * left out or null are removed. Login, address and loyalty number are nobody's to change.
 */
export const wholeProfile = z.object({
  profile: z.object({
    login: text(254).min(1),
    email: text(254).min(1),
    firstName: text(50).min(1),
    lastName: text(50).min(1),
    mobilePhone: text(30).nullish(),
    locale: z.enum(['en-US', 'es-US']).nullish(),
    gender: text(30).nullish(),
    birthDate: z.union([z.literal(''), z.iso.date()]).nullish(),
  }),
});

export const profileOf = (user: User): Readonly<Record<string, string>> => ({
  ...user.profile,
  login: user.login,
  email: user.email,
});

const property = (
  title: string,
  rule: Readonly<Record<string, unknown>> = {},
  permission = 'READ_WRITE',
) => ({
  title,
  type: 'string',
  ...rule,
  permissions: { SELF: permission },
});

export const profileSchema = {
  properties: {
    login: property('Username', { required: true }, 'READ_ONLY'),
    email: property('Primary email', { required: true }, 'READ_ONLY'),
    firstName: property('First name', { required: true, minLength: 1, maxLength: 50 }),
    lastName: property('Last name', { required: true, minLength: 1, maxLength: 50 }),
    mobilePhone: property('Mobile phone', { maxLength: 30 }),
    locale: property('Locale', { enum: ['en-US', 'es-US'] }),
    gender: property('Gender', { maxLength: 30 }),
    birthDate: property('Birth date', { format: 'date' }),
    loyaltyId: property('Loyalty number', {}, 'READ_ONLY'),
  },
} as const;
