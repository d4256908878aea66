import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { failureOf } from '#test/adapters/http/fixture.ts';
import { memoryCode } from '#test/doubles/sign-in/memory-credentials.ts';
import { memorySignIn, password, sara } from './memory-sign-in.ts';

const { runPromise } = Effect;
const fay = { email: 'fay@people.example', password, returnTo: '/cart' };

describe('the second step of signing in', () => {
  it('[AUTH-01] a code lets in, and leads back to where the shopper was', async () => {
    const shop = memorySignIn();
    const outcome = await runPromise(shop.signIn(fay));
    expect(outcome).toMatchObject({ kind: 'second-step', step: { sentTo: 'f***@people.example' } });
    expect(shop.identity.begun).toEqual([]);
    const spaced = ` ${memoryCode.slice(0, 3)} ${memoryCode.slice(3)} `;
    expect(await runPromise(shop.answerSecondStep({ code: spaced, returnTo: '/cart' }))).toEqual({
      kind: 'leaving',
    });
    expect(await runPromise(shop.completeSignIn(shop.identity.landing()))).toEqual({
      kind: 'signed-in',
      customer: sara,
      returnTo: '/cart',
    });
  });

  it('[AUTH-14] leads to no other site', async () => {
    const shop = memorySignIn();
    await runPromise(shop.signIn(fay));
    await runPromise(shop.answerSecondStep({ code: memoryCode, returnTo: '//evil.example' }));
    expect(shop.identity.begun).toMatchObject([{ returnTo: '/' }]);
  });

  it('a wrong code lets nobody in and may be tried again', async () => {
    const shop = memorySignIn();
    await runPromise(shop.signIn(fay));
    expect(await failureOf(shop.answerSecondStep({ code: '000000' }))).toMatchObject({
      _tag: 'CodeRejected',
    });
    expect(await failureOf(shop.answerSecondStep({ code: '  ' }))).toMatchObject({
      _tag: 'InputRefused',
      problems: { code: { key: 'required.code' } },
    });
    expect(shop.identity.begun).toEqual([]);
    await runPromise(shop.resendCode());
    expect(shop.identity.mailed).toEqual(['fay@people.example']);
    await runPromise(shop.answerSecondStep({ code: memoryCode }));
    expect(shop.identity.begun).toHaveLength(1);
  });

  it('another device says yes, or no', async () => {
    const shop = memorySignIn();
    await runPromise(shop.signIn({ email: 'pat@people.example', password }));
    expect(await runPromise(shop.awaitApproval({}))).toEqual({ kind: 'leaving' });
    await runPromise(shop.signIn({ email: 'nia@people.example', password }));
    expect(await failureOf(shop.awaitApproval({}))).toMatchObject({ _tag: 'ApprovalRefused' });
  });

  it('given up, it is over', async () => {
    const shop = memorySignIn();
    await runPromise(shop.signIn(fay));
    await runPromise(shop.giveUpSignIn());
    expect(await failureOf(shop.answerSecondStep({ code: memoryCode }))).toMatchObject({
      _tag: 'SignInOver',
    });
  });

  it('[AUTH-16] a locked account opens by the link of the mail', async () => {
    const shop = memorySignIn();
    const luke = { email: 'luke@people.example', password };
    expect(await failureOf(shop.signIn(luke))).toMatchObject({ _tag: 'AccountLocked' });
    await runPromise(shop.unlockAccount(luke.email));
    await runPromise(shop.redeemUnlock(`unlock:${luke.email}`));
    expect(await runPromise(shop.signIn(luke))).toEqual({ kind: 'leaving' });
    expect(await failureOf(shop.redeemUnlock(`unlock:${luke.email}`))).toMatchObject({
      _tag: 'ResetLinkRefused',
    });
  });
});
