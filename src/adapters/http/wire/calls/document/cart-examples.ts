import type { CallExample } from '#adapters/http/wire/calls/document/call-example.ts';

const owner = { email: '', accountId: '' };
const mergeToken = '3f0a5c52-6b1d-4f6e-9a57-1f4f0b7d2c11';
const lines = [
  {
    productId: 'CHP-0101',
    quantity: 2,
    currentPrice: 3.49,
    id: 'CHP-0101',
    title: 'Sea Salt Potato Chips',
  },
];
const item = {
  persistCartId: 'b2c8f1de-5a0d-4a53-8a64-0d6a4b9a7c21',
  persistCartData: lines,
  cartVersion: 3,
};

/** Example of a guest; a signed-in shopper sends their account, their e-mail and `isAuth` true. */
export const cartExamples: Readonly<Record<string, CallExample>> = {
  getcartwebdata: { query: { ...owner, isAuth: 'false', mergeToken }, item },
  savecartwebdata: {
    body: {
      ...owner,
      persistCartData: lines,
      isAuth: false,
      cartamount: 6.98,
      cartVersion: 0,
      mergeToken,
    },
    item: { ...item, saved: true, savedHere: { persistCartData: lines, cartVersion: 3 } },
  },
};
