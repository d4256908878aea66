import type { CallExample } from '#adapters/http/wire/calls/document/call-example.ts';

export const couponExamples: Readonly<Record<string, CallExample>> = {
  validatevoucher: {
    madeUp: true,
    body: {
      couponName: 'SAVE5',
      cartAmount: 26.75,
      cartID: '0b7e6b0e-9a55-4c3d-8f11-2f4f0a8f6a10',
      date: '2026-11-21T12:00:00.000Z',
      lang: 'en-us',
    },
    item: {
      discount: 5,
      discountedAmount: 21.75,
      message: 'SAVE5: $5.00 off.',
      freeOrder: false,
    },
  },
};
