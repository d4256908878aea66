import { OktaAuth, type OktaAuthOptions } from '@okta/okta-auth-js';
import { memoryStorage } from '#test/sandbox/identity/okta-in-node.ts';

/** The library with its own defaults, but with storage of its own: nothing is left to others. */
export const bareOkta = (options: Partial<OktaAuthOptions> & Pick<OktaAuthOptions, 'issuer'>) => {
  const storageProvider = memoryStorage();
  const kept = { storageProvider };
  return new OktaAuth({
    clientId: 'small-client',
    redirectUri: 'http://localhost:4100/implicit/callback',
    storageManager: {
      token: kept,
      transaction: kept,
      cache: kept,
      'shared-transaction': kept,
      'original-uri': kept,
    },
    ...options,
  } as OktaAuthOptions);
};

type BareOkta = ReturnType<typeof bareOkta>;

/** Where the library would send a browser; nothing is opened. */
export const addressOf = async (
  okta: BareOkta,
  leave: () => unknown = () => okta.token.getWithRedirect({}),
): Promise<URL> => {
  let address = '';
  okta.options.setLocation = (url) => {
    address = url;
  };
  await leave();
  return new URL(address);
};
