import type { Kysely } from 'kysely';
import type { IdentityTables } from '#sandbox/identity/store/tables.ts';
import { randomValue } from '#sandbox/identity/store/tickets.ts';

type Status = 'VERIFIED' | 'UNVERIFIED';

export interface EmailAddress {
  readonly id: string;
  readonly address: string;
  readonly role: 'PRIMARY' | 'SECONDARY';
  readonly status: Status;
  /** Takes the place of the main address once it is confirmed. */
  readonly becomesPrimary: boolean;
}

export interface PhoneNumber {
  readonly id: string;
  readonly number: string;
  readonly status: Status;
}

/** E-mail addresses and phones of a user; nobody reads or changes those of another. */
export interface Contacts {
  emails(userId: string): Promise<readonly EmailAddress[]>;
  email(userId: string, emailId: string): Promise<EmailAddress | undefined>;
  /** Nothing where the user has it already. */
  addEmail(
    userId: string,
    address: string,
    becomesPrimary: boolean,
  ): Promise<EmailAddress | undefined>;
  verifyEmail(userId: string, emailId: string): Promise<void>;
  verifyPrimary(userId: string): Promise<void>;
  removeEmail(userId: string, emailId: string): Promise<void>;
  phones(userId: string): Promise<readonly PhoneNumber[]>;
  phone(userId: string, phoneId: string): Promise<PhoneNumber | undefined>;
  addPhone(userId: string, number: string): Promise<PhoneNumber | undefined>;
  setPhoneCode(phoneId: string, hash: string, until: Date): Promise<void>;
  /** Hash of the code that was sent last, while it is good. */
  phoneCode(phoneId: string, at: Date): Promise<string | undefined>;
  verifyPhone(userId: string, phoneId: string): Promise<void>;
  removePhone(userId: string, phoneId: string): Promise<void>;
}

export const openContacts = (db: Kysely<IdentityTables>, now: () => Date): Contacts => ({
  ...openEmails(db, now),
  ...openPhones(db, now),
});

const openEmails = (db: Kysely<IdentityTables>, now: () => Date) => {
  const columns = [
    'email_id as id',
    'address',
    'role',
    'status',
    'becomes_primary as becomesPrimary',
  ] as const;
  const verified = (userId: string) =>
    db.updateTable('emails').set({ status: 'VERIFIED' }).where('user_id', '=', userId);

  return {
    emails: (userId: string): Promise<EmailAddress[]> =>
      db
        .selectFrom('emails')
        .select(columns)
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .execute(),
    email: (userId: string, emailId: string): Promise<EmailAddress | undefined> =>
      db
        .selectFrom('emails')
        .select(columns)
        .where('user_id', '=', userId)
        .where('email_id', '=', emailId)
        .executeTakeFirst(),
    addEmail: (
      userId: string,
      address: string,
      becomesPrimary: boolean,
    ): Promise<EmailAddress | undefined> =>
      db
        .insertInto('emails')
        .values({
          email_id: randomValue('eml'),
          user_id: userId,
          address,
          role: 'SECONDARY',
          status: 'UNVERIFIED',
          becomes_primary: becomesPrimary,
          created_at: now(),
        })
        .onConflict((clash) => clash.doNothing())
        .returning(columns)
        .executeTakeFirst(),
    verifyEmail: async (userId: string, emailId: string): Promise<void> => {
      await verified(userId).where('email_id', '=', emailId).execute();
      await takePlace(db, userId, emailId);
    },
    verifyPrimary: async (userId: string): Promise<void> => {
      await verified(userId).where('role', '=', 'PRIMARY').execute();
    },
    removeEmail: async (userId: string, emailId: string): Promise<void> => {
      await db
        .deleteFrom('emails')
        .where('user_id', '=', userId)
        .where('email_id', '=', emailId)
        .execute();
    },
  };
};

/** The address that was to become the main one does, in place of the one before; the login stays. */
const takePlace = (db: Kysely<IdentityTables>, userId: string, emailId: string): Promise<void> =>
  db.transaction().execute(async (held) => {
    const mine = held.selectFrom('emails').where('user_id', '=', userId);
    const waiting = await mine
      .where('email_id', '=', emailId)
      .where('becomes_primary', '=', true)
      .select('email_id')
      .executeTakeFirst();
    if (waiting === undefined) return;
    await held
      .deleteFrom('emails')
      .where('user_id', '=', userId)
      .where('role', '=', 'PRIMARY')
      .execute();
    await held
      .updateTable('emails')
      .set({ role: 'PRIMARY', becomes_primary: false })
      .where('email_id', '=', emailId)
      .execute();
  });

const openPhones = (db: Kysely<IdentityTables>, now: () => Date) => {
  const columns = ['phone_id as id', 'number', 'status'] as const;

  return {
    phones: (userId: string): Promise<PhoneNumber[]> =>
      db
        .selectFrom('phones')
        .select(columns)
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .execute(),
    phone: (userId: string, phoneId: string): Promise<PhoneNumber | undefined> =>
      db
        .selectFrom('phones')
        .select(columns)
        .where('user_id', '=', userId)
        .where('phone_id', '=', phoneId)
        .executeTakeFirst(),
    addPhone: (userId: string, number: string): Promise<PhoneNumber | undefined> =>
      db
        .insertInto('phones')
        .values({
          phone_id: randomValue('sms'),
          user_id: userId,
          number,
          status: 'UNVERIFIED',
          code_hash: null,
          code_until: null,
          created_at: now(),
        })
        .onConflict((clash) => clash.doNothing())
        .returning(columns)
        .executeTakeFirst(),
    setPhoneCode: async (phoneId: string, hash: string, until: Date): Promise<void> => {
      await db
        .updateTable('phones')
        .set({ code_hash: hash, code_until: until })
        .where('phone_id', '=', phoneId)
        .execute();
    },
    phoneCode: async (phoneId: string, at: Date): Promise<string | undefined> => {
      const row = await db
        .selectFrom('phones')
        .select('code_hash')
        .where('phone_id', '=', phoneId)
        .where('code_until', '>', at)
        .executeTakeFirst();
      return row?.code_hash ?? undefined;
    },
    verifyPhone: async (userId: string, phoneId: string): Promise<void> => {
      await db
        .updateTable('phones')
        .set({ status: 'VERIFIED', code_hash: null, code_until: null })
        .where('user_id', '=', userId)
        .where('phone_id', '=', phoneId)
        .execute();
    },
    removePhone: async (userId: string, phoneId: string): Promise<void> => {
      await db
        .deleteFrom('phones')
        .where('user_id', '=', userId)
        .where('phone_id', '=', phoneId)
        .execute();
    },
  };
};
