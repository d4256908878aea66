import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { SignInOutcome } from '#application/sign-in/complete-sign-in.ts';
import type { Customer } from '#domain/account/customer.ts';
import { SignInNotCompleted } from '#ports/sign-in/sign-in-failures.ts';
import { sara } from '#test/ui/customers.ts';
import { coreOf } from '#test/ui/memory-core.ts';
import { LandingStore } from '#ui/stores/sign-in/landing-store.ts';

const back: SignInOutcome = { kind: 'signed-in', customer: sara, returnTo: '/cart?x=1' };

describe('LandingStore', () => {
  it('[ROUTE-03] [ROUTE-04] completes once, however often the page is drawn', async () => {
    const urls: string[] = [];
    const known: Customer[] = [];
    const core = coreOf({
      completeSignIn: (url) => {
        urls.push(url);
        return Effect.succeed(back);
      },
    });
    const store = new LandingStore(core, (customer) => known.push(customer));
    const both = await Promise.all([
      store.land('https://x/?code=1'),
      store.land('https://x/?code=1'),
    ]);
    expect(both).toEqual(['/cart?x=1', '/cart?x=1']);
    expect(urls).toEqual(['https://x/?code=1']);
    expect(known).toEqual([sara]);
    expect(store.landing.is).toBe('done');
  });

  it('leads back after a confirmation, which signs nobody in anew', async () => {
    const core = coreOf({
      completeSignIn: () => Effect.succeed({ kind: 'confirmed', returnTo: '/profile/security' }),
    });
    const store = new LandingStore(core, () => {
      throw new Error('nobody signed in');
    });
    expect(await store.land('https://x/?code=1')).toBe('/profile/security');
    expect(store.landing.is).toBe('done');
  });

  it('leads nowhere and says why when nobody was signed in', async () => {
    const failure = new SignInNotCompleted({ reason: 'code' });
    const store = new LandingStore(coreOf({ completeSignIn: () => Effect.fail(failure) }), () => {
      throw new Error('nobody is signed in');
    });
    expect(await store.land('https://x/?code=1')).toBeUndefined();
    expect(store.landing).toEqual({ is: 'failed', failure });
  });
});
