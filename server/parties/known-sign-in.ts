import type { ShopperDirectory } from '#server/parties/directory/shopper-directory.ts';
import type { SignInProvider } from '#server/parties/sign-in-provider.ts';

/**
 * A sign-in provider that also asks the directory whether a person signs in through Google only,
 * because userinfo does not tell.
 */
export const withDirectory = (
  signIn: SignInProvider,
  directory: Pick<ShopperDirectory, 'find'>,
): SignInProvider => ({
  verify: signIn.verify,
  personOf: async (accessToken, subject) => {
    const answer = await signIn.personOf(accessToken, subject);
    if (answer.kind === 'unknown') return answer;
    try {
      const known = await directory.find(subject);
      const isSocial = known?.isSocial ?? false;
      return { kind: 'person', person: { ...answer.person, isSocial } };
    } catch (cause) {
      return { kind: 'unknown', why: cause instanceof Error ? cause.message : 'unknown' };
    }
  },
});
