import type { ColumnType, Generated } from 'kysely';

/** Read as what was written; written as JSON text. */
type Json<Value> = ColumnType<Value, string, string>;
type Moment = ColumnType<Date, Date, Date>;

/** What oidc-provider keeps: sessions, interactions, grants, codes, refresh tokens. */
interface OidcModelTable {
  model: string;
  id: string;
  payload: Json<Record<string, unknown>>;
  grant_id: string | null;
  uid: string | null;
  consumed_at: Moment | null;
  expires_at: Moment | null;
}

export type KeyState = 'next' | 'current' | 'retired';

interface SigningKeyTable {
  kid: string;
  private_jwk: Json<Record<string, string>>;
  state: KeyState;
  created_at: Moment;
  changed_at: Moment;
}

export type Factor = 'email' | 'push';

interface UserTable {
  user_id: string;
  /** In lower case, so that no two differ only in case. */
  login: string;
  status: 'STAGED' | 'ACTIVE';
  profile: Json<Record<string, string>>;
  password_hash: string | null;
  password_created_at: Moment | null;
  password_changed_at: Moment | null;
  factor: Factor | null;
  google_subject: string | null;
  /** Seconds tokens and session of this person last, where not the usual. */
  short_session: number | null;
  /** After this moment the password has to be replaced first. */
  password_expires_at: Moment | null;
  /** A factor has to be set up before the first sign-in. */
  must_enroll: boolean;
  /** Asked before a forgotten password is set anew. */
  question: string | null;
  answer_hash: string | null;
  created_at: Moment;
  modified_at: Moment;
}

interface EmailTable {
  email_id: string;
  user_id: string;
  address: string;
  role: 'PRIMARY' | 'SECONDARY';
  status: 'VERIFIED' | 'UNVERIFIED';
  /** Takes the place of the main address once it is confirmed. */
  becomes_primary: Generated<boolean>;
  created_at: Moment;
}

interface PhoneTable {
  phone_id: string;
  user_id: string;
  number: string;
  status: 'VERIFIED' | 'UNVERIFIED';
  code_hash: string | null;
  code_until: Moment | null;
  created_at: Moment;
}

/** Everything given out to be brought back: session tokens, state tokens, codes, transactions. */
interface TicketTable {
  /** SHA-256 of the value, base64url: who reads the table cannot use it. */
  ticket_hash: string;
  kind: string;
  user_id: string | null;
  facts: Json<unknown>;
  created_at: Moment;
  expires_at: Moment;
}

interface LockoutTable {
  login_hash: string;
  failures: number;
  locked_until: Moment | null;
  updated_at: Moment;
}

interface AllowanceTable {
  bucket: string;
  subject_hash: string;
  used: number;
  window_ends: Moment;
}

/** Access tokens are signed and kept nowhere else; this is how one is taken back. */
interface AccessTokenTable {
  jti: string;
  grant_id: string;
  user_id: string;
  client_id: string;
  expires_at: Moment;
  revoked_at: Moment | null;
}

interface GoogleAccountTable {
  subject: string;
  email: string;
  given_name: string;
  family_name: string;
  ordinal: Generated<number>;
}

export interface IdentityTables {
  oidc_models: OidcModelTable;
  signing_keys: SigningKeyTable;
  users: UserTable;
  emails: EmailTable;
  phones: PhoneTable;
  tickets: TicketTable;
  lockouts: LockoutTable;
  allowances: AllowanceTable;
  access_tokens: AccessTokenTable;
  google_accounts: GoogleAccountTable;
}
