import * as z from 'zod';
import type { User } from '#sandbox/identity/store/users.ts';

const text = (longest: number) => z.string().trim().max(longest);

/** What people may change themselves; login, address and loyalty number are not among it. */
export const profileChanges = z.object({
  profile: z
    .object({
      firstName: text(50).min(1),
      lastName: text(50).min(1),
      mobilePhone: text(30),
      locale: z.enum(['en-US', 'es-US']),
      gender: text(30),
      birthDate: z.union([z.literal(''), z.iso.date()]),
    })
    .partial(),
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
