import { Effect } from 'effect';
import { makeOktaSelfService } from '#adapters/identity/okta-self-service.ts';
import type { FlowAnswer, FlowName } from '#ports/sign-in/self-service-flow.ts';
import { quickClock } from '#test/quick-clock.ts';

export const settings = {
  issuer: 'https://id.example/oauth2/default',
  clientId: 'crunchcart-web',
  shopOrigin: 'https://shop.example',
  scopes: ['openid'],
  accountScopes: [],
};

/** How the library names the flows, in its own words. */
const flowsOfLibrary = {
  'sign-in': 'authenticate',
  register: 'register',
  recover: 'recoverPassword',
  unlock: 'unlockAccount',
} as const;

/** A step as the library gives it: about an authenticator, and with others to choose from. */
export const step = (
  name: string,
  about?: { readonly key?: string; readonly type?: string },
  choices?: readonly string[],
) => ({
  name,
  ...(about && { relatesTo: { value: about } }),
  ...(choices && {
    value: [
      { name: 'identifier' },
      { name: 'authenticator', options: choices.map((key) => ({ relatesTo: { key } })) },
    ],
  }),
});

/** What the library answers while it goes on: these steps are open. */
export const offering = (...neededToProceed: readonly object[]) => ({
  status: 'PENDING',
  neededToProceed,
});

export const answers = {
  credentials: { to: 'credentials', email: 'a@b.example', password: 'secret' },
  profile: { to: 'profile', email: 'a@b.example', firstName: 'Ada', lastName: 'Byron' },
  email: { to: 'email', email: 'a@b.example' },
  code: { to: 'code', code: '123456' },
  'new-password': { to: 'new-password', password: 'N3w!Sn4cks' },
} as const satisfies Readonly<Record<FlowAnswer['to'], FlowAnswer>>;

/**
 * The product's port over a library that says these answers, one after the other, the last one for ever. `saved` is what
 * the library stored of an earlier process. `sent` is all that it was asked to go on with.
 */
export const conversation = (
  flow: FlowName,
  said: readonly object[],
  { saved }: { readonly saved?: unknown } = {},
) => {
  const left = [...said];
  const sent: unknown[] = [];
  const next = async (wanted: unknown) => {
    sent.push(wanted);
    return left.length > 1 ? left.shift() : left[0];
  };
  const clock = quickClock();
  const port = makeOktaSelfService({
    okta: {
      idx: {
        canProceed: () => true,
        getSavedTransactionMeta: () => ({ flow: flowsOfLibrary[flow] }),
        proceed: next,
        start: next,
        register: next,
        recoverPassword: next,
        unlockAccount: next,
      },
      transactionManager: {
        clear: () => undefined,
        loadIdxResponse: () => saved && { rawIdxResponse: saved },
      },
    } as never,
    settings,
    variant: 'snacks',
    clock,
  });
  return {
    port,
    sent,
    clock,
    start: () => Effect.runPromise(port.start(flow)),
    answer: (to: FlowAnswer['to']) => Effect.runPromise(port.answer(answers[to])),
  };
};
