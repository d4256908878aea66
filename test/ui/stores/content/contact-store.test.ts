import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { makeContactShop } from '#application/content/contact-shop.ts';
import { coreOf } from '#test/ui/memory-core.ts';
import { ContactStore } from '#ui/stores/content/contact-store.ts';
import { HelpStore } from '#ui/stores/content/help-store.ts';

const letter = {
  subject: 'A torn bag',
  name: 'Ada Lovelace',
  email: ' ada@example.com ',
  phoneNumber: '',
  description: 'The third bag came open.',
} as const;

/** The form before a desk that answers when it is told to. */
const opened = () => {
  const arrived = Promise.withResolvers<void>();
  const contactMessages = {
    send: () =>
      Effect.as(
        Effect.promise(() => arrived.promise),
        { reference: 'L-1' },
      ),
  };
  const help = new HelpStore();
  const contact = new ContactStore(coreOf({ contactShop: makeContactShop(contactMessages) }), help);
  for (const [field, value] of Object.entries(letter)) {
    contact.type(field as keyof typeof letter, value);
  }
  return { help, contact, arrive: arrived.resolve };
};

describe('ContactStore', () => {
  it('[CONTACT-03] a letter that arrived leaves an empty form and its receipt', async () => {
    const { help, contact, arrive } = opened();
    const sending = contact.send('');
    expect(contact.sending.is).toBe('running');
    arrive();
    await sending;
    expect(help.contactResponse).toEqual({ reference: 'L-1', email: 'ada@example.com' });
    expect(Object.values(contact.typed).join('')).toBe('');
  });

  it('what was typed while it was under way stays', async () => {
    const { help, contact, arrive } = opened();
    const sending = contact.send('');
    contact.type('description', 'And the fourth one, too.');
    arrive();
    await sending;
    expect(help.contactResponse?.reference).toBe('L-1');
    expect(contact.typed.description).toBe('And the fourth one, too.');
    expect(contact.sending.is).toBe('idle');
  });
});
