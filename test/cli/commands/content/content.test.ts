import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type CrunchOptions, crunch, crunchJson, spawnCrunchJson } from '#test/cli/crunch.ts';
import { shopWithTerminals } from '#test/cli/terminals.ts';

const { scratch, shop } = shopWithTerminals();
const state = join(scratch.folder, 'state');
const optionsWith = (more: Partial<CrunchOptions> = {}): CrunchOptions => ({
  ...more,
  environment: { ...shop().environment, CRUNCH_STATE: state, ...more.environment },
});
const letter = ['--subject', 'A crushed bag', '--name', 'Ada', '--email', 'ada@example.com'];

describe('crunch content', () => {
  it('[CLI-01] lists what there is to read', async () => {
    const { code, data } = await crunchJson(['content', 'list'], optionsWith());
    expect(code).toBe(0);
    expect(data.pages.map(({ page }: { page: string }) => page)).toEqual([
      'aboutus',
      'terms',
      'privacy',
      'accessibility',
      'shippingandreturns',
      'faq',
      'events',
      'gift-cards',
    ]);
    expect(data.pages[1].title).toBe('Terms and conditions');
  });

  it('shows a page in the language asked for, links as words', async () => {
    const { stdout } = await crunch(['content', 'show', 'terms', '--lang', 'es'], optionsWith());
    expect(stdout).toContain('Términos y condiciones');
    expect(stdout).toContain('envíos y devoluciones');
    expect(stdout).not.toContain('](/');
    const { data } = await crunchJson(['content', 'show', 'terms'], optionsWith());
    expect(data).toMatchObject({ page: 'terms', title: 'Terms and conditions' });
  });

  it('[CONTENT-02] shows questions by category, and finds among them', async () => {
    const all = await crunchJson(['content', 'show', 'faq'], optionsWith());
    expect(all.data.categories.length).toBeGreaterThan(3);
    const found = await crunchJson(
      ['content', 'show', 'faq', '--search', 'p.o. box carrier'],
      optionsWith(),
    );
    expect(found.data.categories).toHaveLength(1);
    expect(found.data.categories[0].questions[0].questionId).toBe('po-box');
  });

  it('[GIFT-08] shows events and gift cards', async () => {
    const { data } = await crunchJson(['content', 'show', 'events'], optionsWith());
    expect(data.events[0]).toMatchObject({ eventId: 'ember-tour-plano', minAge: 18 });
    const cards = await crunchJson(['content', 'show', 'gift-cards'], optionsWith());
    expect(cards.data.giftCards).toMatchObject([{ amounts: [10, 25, 50, 100] }]);
  });

  it('refuses a page there is not, and a search elsewhere', async () => {
    const unknown = await crunchJson(['content', 'show', 'secrets'], optionsWith());
    expect([unknown.code, unknown.error.code, unknown.error.field]).toEqual([
      2,
      'BadUsage',
      'page',
    ]);
    const search = await crunchJson(['content', 'show', 'terms', '--search', 'x'], optionsWith());
    expect([search.code, search.error.field]).toEqual([2, 'search']);
  });
});

describe('crunch contact send', () => {
  it('[CONTACT-01] [CONTACT-03] sends a letter from standard input and says its reference', async () => {
    const { code, data } = await spawnCrunchJson(
      ['contact', 'send', ...letter, '--file', '-'],
      optionsWith({ stdin: 'One bag arrived as dust.\n' }),
    );
    expect(code).toBe(0);
    expect(data.reference).toMatch(/^CM-\w{4}-\w{4}$/);
    const said = await crunch(
      ['contact', 'send', ...letter, '--description', 'Dust.', '--lang', 'es'],
      optionsWith(),
    );
    expect(said.stdout).toMatch(/referencia es CM-/);
  });

  it('[CONTACT-02] says everything that is missing, in the language asked for', async () => {
    const { code, error } = await crunchJson(['contact', 'send'], optionsWith());
    expect([code, error.code, error.field]).toEqual([2, 'InputRefused', 'subject']);
    for (const text of ['Subject', 'Name', 'Email', 'Description']) {
      expect(error.message).toContain(`${text} is required`);
    }
  });

  it('keeps what was written when the shop does not answer, for its writer only', async () => {
    const text = 'A long letter that must not be lost.';
    const { code, stderr } = await crunch(
      ['contact', 'send', ...letter, '--file', '-', '--base-url', 'http://127.0.0.1:9'],
      optionsWith({ stdin: text }),
    );
    expect(code).toBe(3);
    const draft = join(state, 'contact-draft.txt');
    expect(stderr).toContain(draft);
    expect(readFileSync(draft, 'utf8')).toBe(text);
    expect(statSync(draft).mode & 0o777).toBe(0o600);
    const sent = await crunchJson(['contact', 'send', ...letter, '--file', draft], optionsWith());
    expect(sent.code).toBe(0);
    expect(() => statSync(draft)).toThrow();
  });

  it('takes the letter from one place only', async () => {
    const { code, error } = await crunchJson(
      ['contact', 'send', ...letter, '--file', 'x', '--description', 'y'],
      optionsWith(),
    );
    expect([code, error.field]).toEqual([2, 'file']);
  });
});
