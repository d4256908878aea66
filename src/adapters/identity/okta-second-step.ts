import type { AuthnTransaction } from '@okta/okta-auth-js/authn';
import * as z from 'zod/mini';
import type { SecondStep } from '#ports/sign-in/credential-sign-in.ts';

/** The provider's ways to ask once more that the shop has a screen for. */
const sentByProvider: readonly string[] = ['email', 'sms', 'call'];
const madeByApp: readonly string[] = [
  'token:software:totp',
  'token:hotp',
  'token',
  'token:hardware',
];

const factorFacts = z.object({
  factorType: z.string(),
  profile: z.optional(
    z.object({ email: z.optional(z.string()), phoneNumber: z.optional(z.string()) }),
  ),
});

type Verify = (answer?: { readonly passCode: string }) => Promise<AuthnTransaction>;

/** A sign-in that waits for its second step. */
export interface OpenStep {
  readonly step: SecondStep;
  /** The library's name of the way, which resending asks for. */
  readonly way: string;
  /** What the library gave last; its functions are the links of that answer. */
  readonly going: AuthnTransaction;
  readonly answer: (passCode: string) => Promise<AuthnTransaction>;
}

/**
 * Takes the first way the account has and the shop can ask: codes the provider sends are sent now.
 * Undefined where there is none, such as a security key.
 */
export const openSecondStep = async (asked: AuthnTransaction): Promise<OpenStep | undefined> => {
  for (const factor of asked.factors ?? []) {
    const facts = z.safeParse(factorFacts, factor).data;
    if (facts === undefined) continue;
    const { factorType: way, profile } = facts;
    const verify: Verify = (answer) => (factor as { readonly verify: Verify }).verify(answer);
    if (madeByApp.includes(way)) {
      const answer = (passCode: string) => verify({ passCode });
      return { step: { kind: 'code', canResend: false }, way, going: asked, answer };
    }
    if (way !== 'push' && !sentByProvider.includes(way)) continue;
    const going = await verify();
    const canResend = going.resend !== undefined;
    const sentTo = profile?.email ?? profile?.phoneNumber;
    return {
      step:
        way === 'push'
          ? { kind: 'approval', canResend }
          : { kind: 'code', canResend, ...(sentTo !== undefined && { sentTo }) },
      way,
      going,
      answer: (passCode) => verified(going, passCode),
    };
  }
  return undefined;
};

/** Answers an asked-for code; each answer of the provider brings the link for the next try. */
export const verified = (going: AuthnTransaction, passCode: string): Promise<AuthnTransaction> =>
  going.verify?.({ passCode }) ?? Promise.reject(new Error(going.status));
