export interface RegistrationsTable {
  subject: string;
  /** The site variant on which the account was opened (VAR-04). */
  source_id: string;
  terms_accepted_at: Date;
}

export interface RegistrationTurnsTable {
  email_hash: string;
  holder: string;
  until: Date;
}

export interface RegistrationTables {
  registrations: RegistrationsTable;
  registration_turns: RegistrationTurnsTable;
}
