import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { ContactMessages } from '#ports/content/contact-messages.ts';

export const contactMessagesContract = (adapter: string, open: () => ContactMessages): void => {
  describe(`${adapter} keeps the ContactMessages contract:`, () => {
    const letter = {
      subject: 'A crushed bag',
      name: 'Ana',
      email: 'ana@example.com',
      phoneNumber: '',
      description: 'Dust.',
    };

    it('[CONTACT-01] [CONTACT-03] names every letter by a reference of its own', async () => {
      const contactMessages = open();
      const first = await Effect.runPromise(contactMessages.send(letter));
      const second = await Effect.runPromise(
        contactMessages.send({ ...letter, phoneNumber: '2145550100' }),
      );
      expect(first.reference).toMatch(/^CM-/);
      expect(second.reference).not.toBe(first.reference);
    });
  });
};
