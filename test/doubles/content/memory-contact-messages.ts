import { Effect } from 'effect';
import type { ContactMessage } from '#domain/content/contact-message.ts';
import type { ContactMessages } from '#ports/content/contact-messages.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

export interface MemoryContactMessages extends ContactMessages {
  readonly letters: readonly ContactMessage[];
}

/** Fails as told, once each, then takes letters and numbers them. */
export const makeMemoryContactMessages = (failures: CallFailure[] = []): MemoryContactMessages => {
  const letters: ContactMessage[] = [];
  return {
    letters,
    send: (message) =>
      Effect.suspend(() => {
        const failure = failures.shift();
        if (failure !== undefined) return Effect.fail(failure);
        letters.push(message);
        return Effect.succeed({ reference: `CM-0000-${String(letters.length).padStart(4, '0')}` });
      }),
  };
};
