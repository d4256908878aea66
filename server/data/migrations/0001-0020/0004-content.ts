import type { Migration } from 'kysely/migration';
import { runStatements } from '#server/data/migrations/run-statements.ts';

/** Texts and events, which operators edit here; each is both languages in one row. */
const texts = [
  `create table content_pages (
    page text collate "C" primary key,
    title_en text not null,
    title_es text not null,
    lead_en text not null,
    lead_es text not null,
    updated_on text
  )`,
  `create table content_sections (
    page text collate "C" not null references content_pages on delete cascade,
    section_id text collate "C" not null,
    position integer not null,
    heading_en text not null,
    heading_es text not null,
    body_en text not null,
    body_es text not null,
    primary key (page, section_id)
  )`,
  `create table faq_categories (
    category_id text collate "C" primary key,
    position integer not null,
    title_en text not null,
    title_es text not null
  )`,
  `create table faq_questions (
    question_id text collate "C" primary key,
    category_id text collate "C" not null references faq_categories on delete cascade,
    position integer not null,
    question_en text not null,
    question_es text not null,
    answer_en text not null,
    answer_es text not null
  )`,
  `create table events (
    event_id text collate "C" primary key,
    name_en text not null,
    name_es text not null,
    held_on text collate "C" not null,
    place text not null,
    min_age integer not null check (min_age >= 0)
  )`,
] as const;

const versioned = [
  'content_pages',
  'content_sections',
  'faq_categories',
  'faq_questions',
  'events',
] as const;

/** A change of a text is a change of what public answers hold. */
const versioning = versioned.map(
  (table) => `create constraint trigger ${table}_versioned
  after insert or update or delete on ${table} deferrable initially deferred
  for each row execute function count_catalog_version()`,
);

/** Letters to customer service; the outbox carries each to the shop's inbox. */
const letters = [
  `create table contact_messages (
    reference text collate "C" primary key,
    subject text not null,
    name text not null,
    email text not null,
    phone_number text not null,
    description text not null,
    language text not null,
    received_at timestamptz not null
  )`,
  'alter table outbox alter column order_id drop not null',
  `alter table outbox add column contact_reference text collate "C" unique
    references contact_messages on delete cascade`,
] as const;

export const contentMigration: Migration = {
  async up(db) {
    await runStatements(db, texts);
    await runStatements(db, versioning);
    await runStatements(db, letters);
  },
};
