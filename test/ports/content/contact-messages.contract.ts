import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { ContactDesk } from '#ports/content/contact-messages.ts';

export const contactDeskContract = (adapter: string, open: () => ContactDesk): void => {
  describe(`${adapter} keeps the ContactDesk contract:`, () => {
    const letter = {
      subject: 'A crushed bag',
      name: 'Ana',
      email: 'ana@example.com',
      phoneNumber: '',
      description: 'Dust.',
    };

    it('[CONTACT-01] [CONTACT-03] names every letter by a reference of its own', async () => {
      const desk = open();
      const first = await Effect.runPromise(desk.send(letter));
      const second = await Effect.runPromise(desk.send({ ...letter, phoneNumber: '2145550100' }));
      expect(first.reference).toMatch(/^CM-/);
      expect(second.reference).not.toBe(first.reference);
    });
  });
};
