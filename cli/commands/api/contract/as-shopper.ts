import type { Asker } from '#cli/contract/exchange/request.ts';
import { readSecret } from '#cli/input/read-secret.ts';
import { CommandFailure, exitCodes } from '#cli/report/command-failure.ts';
import { inTemporaryFolder } from '#cli/session/ending.ts';
import type { Session } from '#cli/session/session.ts';
import { type OpenShop, withShop } from '#cli/shop/shop.ts';
import { coreWordsOf } from '#cli/words/core-words.ts';

/**
 * Work as the shopper who is signed in at this terminal, or as another one, who is signed in for as
 * long as the work takes, and out again however it ends: nothing is left in this state or at the
 * provider. Nobody is asked for without the flag.
 */
export const asShopper = async <Value>(
  wanted: string | boolean | undefined,
  session: Session,
  work: (shopper?: Asker) => Promise<Value>,
): Promise<Value> => {
  if (wanted === undefined || wanted === false) return work();
  if (wanted === true) return inShop(session, async (shop) => work(await askerOf(shop, session)));
  const password = await readSecret(session, 'CRUNCH_PASSWORD', session.words['auth.password']);
  return inTemporaryFolder('crunch-contract-', (stateFolder) => {
    const own = { ...session, settings: { ...session.settings, stateFolder } };
    return inShop(own, async (shop) => {
      const signIn = { email: wanted, password, manages: false };
      const ended = await shop.change(() => shop.useCases.signIn.signIn(signIn));
      if (ended.kind !== 'signed-in') throw secondStep(session);
      try {
        return await work(await askerOf(shop, session));
      } finally {
        // As far as the provider answers; what the work said matters more.
        await shop.alone(() => shop.attempt(shop.useCases.shopper.signOut()));
      }
    });
  });
};

/** What the work gives back, of a shop that is closed behind it. */
const inShop = async <Value>(
  session: Session,
  work: (shop: OpenShop) => Promise<Value>,
): Promise<Value> => {
  let given: { readonly value: Value } | undefined;
  await withShop(session, async (shop) => {
    given = { value: await work(shop) };
    return { data: undefined, text: () => '' };
  });
  if (given === undefined) throw new Error('A shop ends after its work.');
  return given.value;
};

const askerOf = async (
  { ask, useCases, sessionHeaders }: OpenShop,
  session: Session,
): Promise<Asker> => {
  const shopper = await ask(useCases.shopper.readShopper());
  const headers = await ask(sessionHeaders);
  if (shopper.role !== 'customer' || headers === undefined) throw nobody(session);
  return { headers, accountId: shopper.customer.id };
};

const nobody = ({ settings }: Session): CommandFailure =>
  new CommandFailure(
    { code: 'NotSignedIn', message: coreWordsOf(settings.language).NotSignedIn, field: 'auth' },
    exitCodes.notSignedIn,
  );

/** Whoever has a second step signs in first, by `auth login`. */
const secondStep = ({ words }: Session): CommandFailure =>
  new CommandFailure(
    { code: 'ChallengeNeeded', message: words['error.contractSecondStep'], field: 'auth' },
    exitCodes.notSignedIn,
  );
