import type { SentCode } from '#ports/account/provider-account.ts';
import type { CoreOf } from '#ui/core/core.ts';
import { FormStore } from '#ui/stores/progress/form-store.ts';

/** The code that was sent to an address or number. */
export const makeContactCodeForm = (core: CoreOf<'security'>, sent: SentCode) =>
  new FormStore(core, {
    blank: { code: '' },
    check: ({ code }) => (code.trim() === '' ? { code: { key: 'required.code' } } : {}),
    send: (useCases, { code }) => useCases.security.confirmContact(sent, code),
  });

/** Milliseconds between two checks whether it was confirmed on another device. */
const pollPause = 4000;

/** Resolves to true when it was confirmed on another device, to false when checking was stopped. */
export const confirmedElsewhere = async (
  core: CoreOf<'security'>,
  sent: SentCode,
  signal: AbortSignal,
): Promise<boolean> => {
  for (;;) {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pollPause);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    });
    if (signal.aborted) return false;
    const asked = await core.run((useCases) => useCases.security.checkContact(sent));
    if (signal.aborted) return false;
    if (asked.ok && asked.value) return true;
    // A failed call may succeed the next time; a code that is no longer valid stays so.
    if (!asked.ok && asked.failure._tag !== 'SignInUnavailable') return false;
  }
};
