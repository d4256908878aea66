/** The two paths of merchant validation. */
const paths: ReadonlySet<string> = new Set([
  '/paymentservices/paymentSession',
  '/paymentservices/startSession',
]);

/** Longest address looked at, characters. */
const longestAddress = 300;

/**
 * The address a wallet named for merchant validation, when the shop may call it: https, a listed
 * host on its own port, a known path, and nothing else. The shopper's browser names it, so anything
 * else would let a stranger choose whom this server talks to.
 */
export const validationAddress = (text: string, hosts: readonly string[]): URL | undefined => {
  if (text.length > longestAddress || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  // Rebuilt from its parts and compared: userinfo, queries, fragments and odd spellings differ.
  const plain = `https://${url.host}${url.pathname}`;
  return plain === text && hosts.includes(url.host) && paths.has(url.pathname) ? url : undefined;
};
