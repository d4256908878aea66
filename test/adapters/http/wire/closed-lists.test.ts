import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { usualAccountScopes } from '#adapters/http/wire/account-scopes.ts';
import { getcartwebdata } from '#adapters/http/wire/calls/account/stored-cart-calls.ts';
import { exampleOf } from '#adapters/http/wire/calls/document/examples.ts';
import { operatorHeader, operatorPath } from '#adapters/http/wire/operator.ts';
import { operatorReviewsPath } from '#adapters/http/wire/operator-reviews.ts';
import { paymentProgress } from '#adapters/http/wire/order.ts';
import { isPartyOperation } from '#adapters/http/wire/party-faults.ts';
import { faultHeader, readFault } from '#adapters/http/wire/provoked-fault.ts';
import { wireReview, wireReviewState } from '#adapters/http/wire/review.ts';

// Other programs, and people who write scripts, know these names: they are written down here once more.

it('an operator’s scripts find the addresses and the header', () => {
  expect([operatorHeader, operatorPath, operatorReviewsPath]).toEqual([
    'x-operator-key',
    '/operator/orders',
    '/operator/reviews',
  ]);
});

it('[D-MOCK-03] a tester asks for a failure by header, name, call and number', () => {
  expect(faultHeader).toBe('x-sandbox-fault');
  const names = ['440', '500', 'offline', 'timeout', 'timeout-after', 'forbidden', 'invalidtoken'];
  for (const name of [...names, 'no-response', 'slow', '404', '599']) {
    expect(readFault(name)).toEqual({ name, count: Number.POSITIVE_INFINITY });
  }
  expect(readFault('500:getcustomer:2')).toEqual({ name: '500', call: 'getcustomer', count: 2 });
  expect(readFault('500:*:2')).toEqual({ name: '500', count: 2 });
  for (const text of ['', 'broken', '600', '4400', '50', '500:x:y', '500:x:1234567']) {
    expect(readFault(text)).toBeUndefined();
  }
});

it('a fault of a party names an operation that a party has', () => {
  for (const name of ['addressCheck', 'addressSuggest', 'tax']) {
    expect(isPartyOperation(name)).toBe(true);
  }
  expect(isPartyOperation('mail')).toBe(false);
});

it('[D-AUTH-19] an account at the provider is opened by four scopes', () => {
  expect(usualAccountScopes).toEqual([
    'okta.myAccount.profile.manage',
    'okta.myAccount.email.manage',
    'okta.myAccount.phone.manage',
    'okta.myAccount.password.manage',
  ]);
});

it('how far a payment is has seven words', () => {
  expect(paymentProgress.options).toEqual(
    'PAID CONFIRMING PENDING IN_REVIEW FAILED REFUNDING REFUNDED'.split(' '),
  );
});

it('a review has one to five stars, a language and one of three states', () => {
  const review = (change: object) => ({
    ...{ stars: 5, title: 'Crisp', text: 'Gone in a day', author: 'Ada', language: 'es' },
    ...{ writtenAt: '2026-11-01T00:00:00.000Z', ...change },
  });
  const takes = (change: object) => z.safeDecode(wireReview, review(change) as never).success;
  expect([1, 2, 3, 4, 5].filter((stars) => takes({ stars }))).toHaveLength(5);
  expect([0, 6, 4.5].filter((stars) => takes({ stars }))).toEqual([]);
  expect(['en-us', 'es', 'fr', ''].filter((language) => takes({ language }))).toEqual([
    'en-us',
    'es',
  ]);
  expect(wireReviewState.options).toEqual(['WAITING', 'SHOWN', 'REFUSED']);
});

it('whoever asks for a stored cart says whether they are signed in', () => {
  const takes = (isAuth: string) =>
    getcartwebdata.query !== undefined &&
    z.safeDecode(getcartwebdata.query, {
      ...exampleOf('getcartwebdata').query,
      isAuth,
    } as never).success;
  expect(['true', 'false', '', 'yes'].filter(takes)).toEqual(['true', 'false']);
});
