/** Hosts that are this machine (RFC 6761 §6.3, 127.0.0.0/8, ::1). */
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** No white space, control characters or backslashes: browsers read some of them as something else. */
const plain = /^[\x21-\x5b\x5d-\x7e]+$/;

/**
 * Whether a shopper may be sent to an approval page: an absolute https address (http only on this
 * machine) of one of these hosts, port included, without user name or password (D-CHECKOUT-17).
 */
export const isTrustedRedirect = (address: string, hosts: readonly string[]): boolean => {
  if (!plain.test(address) || !/^https?:\/\//i.test(address)) return false;
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '') return false;
  const isEncrypted = url.protocol === 'https:';
  return hosts.includes(url.host) && (isEncrypted || loopback.test(url.hostname));
};
