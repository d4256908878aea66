import type { CallExample } from '#adapters/http/wire/calls/document/call-example.ts';

/** Examples of opening an account and of forgotten and changed passwords. */
export const signUpExamples: Readonly<Record<string, CallExample>> = {
  createcustomer: {
    madeUp: true,
    body: {
      firstName: 'Ana',
      lastName: 'Núñez',
      email: 'ana@example.com',
      phoneNumber: '2145550100',
      password: 'Cr1spy!Corn',
      gender: 'female',
      birthDate: '1994-03-07',
      optInCodes: ['SHOP_NEWS'],
      termsAccepted: true,
      sourceID: 'SNACKS_WEB',
      lang: 'en-us',
    },
    item: { email: 'ana@example.com' },
  },
  usersExists: {
    query: { email: 'ana@example.com', lang: 'en-us' },
    item: { exists: true, social: false },
  },
  verifyemailfortastyrewards: {
    madeUp: true,
    body: { email: 'ana@example.com', lang: 'en-us' },
    item: { exists: true, loyaltyId: 'LOY-100200300' },
  },
  forgotpassword: {
    body: { email: 'ana@example.com', sourceID: 'SNACKS_WEB', lang: 'en-us' },
    item: { email: 'ana@example.com' },
  },
  resetpassword: {
    madeUp: true,
    body: { token: 'dG9rZW4tZnJvbS10aGUtbWFpbA', newPassword: 'Cr1spy!Corn', lang: 'en-us' },
    item: { changed: true },
  },
  changepassword: {
    madeUp: true,
    body: { currentPassword: 'Cr1spy!Corn', newPassword: 'S0fter!Corn', lang: 'en-us' },
    item: { changed: true },
  },
  'get-pkce-challenge': {
    item: {
      codeVerifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
      codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    },
  },
};
