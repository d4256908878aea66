import { Effect } from 'effect';
import { makeFlexLoader } from '#adapters/payments/flex-script.ts';
import { makeMicroformVault } from '#adapters/payments/microform-vault.ts';
import type { CardEntry } from '#ports/payment/card-vault.ts';

const look = {
  color: '#111111',
  placeholderColor: '#777777',
  errorColor: '#bb0000',
  fontFamily: 'sans-serif',
  fontSize: '16px',
};
const words = {
  numberLabel: 'Card number',
  securityCodeLabel: 'Security code',
  numberDescription: 'The long number',
  securityCodeDescription: 'Three or four digits',
};

let entry: CardEntry | undefined;
const events: string[] = [];

/** How something ended: the tag of its failure, or its value. */
const ended = <Value>(work: Effect.Effect<Value, { readonly _tag: string }>) =>
  Effect.runPromise(
    Effect.match(work, { onSuccess: (value) => ({ value }), onFailure: ({ _tag }) => ({ _tag }) }),
  );

const slot = (id: string) => document.getElementById(id);

/** What the browser test asks of this page. */
export const makeVaultPage = (allowedOrigins: readonly string[]) => {
  const vault = makeMicroformVault({ allowedOrigins, load: makeFlexLoader(window) });
  return {
    events,
    open: async (captureContext: string) => {
      const opened = await ended(
        vault.open({
          paymentSessionId: 'session-1',
          captureContext,
          createdAt: 0,
          deadline: 0,
          extensionsLeft: 10,
          ahead: 0,
        }),
      );
      if ('_tag' in opened) return opened._tag;
      entry = opened.value;
      entry.subscribe((_, { kind }) => events.push(kind));
      return 'opened';
    },
    mount: async () => {
      if (entry === undefined) return 'nothing open';
      const slots = { number: slot('number'), securityCode: slot('code') };
      const mounted = await ended(vault.mount(entry, slots, look, words));
      return '_tag' in mounted ? mounted._tag : 'mounted';
    },
    token: () => entry && ended(entry.tokenize({ month: '12', year: '2039' })),
    state: () => entry?.state(),
    close: () => entry?.close(),
  };
};

Object.assign(window, { makeVaultPage });
