export interface RegistrationsTable {
  subject: string;
  /** Which face of the site it was (VAR-04). */
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
