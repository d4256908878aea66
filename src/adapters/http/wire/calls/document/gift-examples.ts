import type { CallExample } from '#adapters/http/wire/calls/document/call-example.ts';

export const giftExamples: Readonly<Record<string, CallExample>> = {
  giftcardbalance: {
    madeUp: true,
    body: {
      code: 'GC-0000-0000-0000-7Q2M',
      tempUserID: '6f1c2f57-6c0f-4d7f-9b0b-0d8a8f0b7c11',
      lang: 'en-us',
    },
    item: { cardRef: 'Jx3cQm2bT0yQe8m1x5dJxg', last4: '7Q2M', balance: 17.5 },
  },
};
