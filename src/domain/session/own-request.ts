/** Names of this machine only; a Host header puts an IPv6 address in brackets. */
const loopbackNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** A name or an address, and an optional port (RFC 9110, 7.2). */
const hostHeader = /^([a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

/**
 * Whether the Host header names this server. Any other name that resolves to loopback was set up by
 * an attacker whose page wants to read data of this machine (DNS rebinding).
 */
export const isOwnHost = (
  host: string | undefined,
  otherNames: readonly string[] = [],
): boolean => {
  const name = hostHeader.exec(host ?? '')?.[1]?.toLowerCase();
  return name !== undefined && [...loopbackNames, ...otherNames].includes(name);
};

/** The headers that say where a request comes from. */
export interface Provenance {
  readonly host: string | undefined;
  readonly origin: string | undefined;
  /** Of the header Sec-Fetch-Site. */
  readonly site: string | undefined;
  readonly contentType: string | undefined;
  /** Of the header `sandboxHeader`. */
  readonly marker: string | undefined;
}

/** Sent with calls without JSON; a page cannot send it to another origin without a CORS preflight. */
export const sandboxHeader = 'x-crunchcart-sandbox';

/**
 * Whether a call that changes data comes from a program or from the host's own page. A page of
 * another origin is named by its browser; a call without such a name must be JSON or carry the header,
 * which forms and images cannot send.
 */
export const isOwnCall = ({ host, origin, site, contentType, marker }: Provenance): boolean => {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin !== undefined) return origin === `http://${host}`;
  return marker !== undefined || /^application\/json\b/i.test(contentType ?? '');
};
