/** Names that reach this machine only; an address of IPv6 stands in brackets in a Host header. */
const loopbackNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** A name or an address, and perhaps a port (RFC 9110, 7.2). */
const hostHeader = /^([a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

/**
 * Whether a request names us. Another name that leads to loopback was made to lead there by
 * somebody whose page wants to read what only this machine may (DNS rebinding).
 */
export const isOwnHost = (
  host: string | undefined,
  otherNames: readonly string[] = [],
): boolean => {
  const name = hostHeader.exec(host ?? '')?.[1]?.toLowerCase();
  return name !== undefined && [...loopbackNames, ...otherNames].includes(name);
};

/** What a request tells about where it comes from. */
export interface Provenance {
  readonly host: string | undefined;
  readonly origin: string | undefined;
  /** Of the header Sec-Fetch-Site. */
  readonly site: string | undefined;
  readonly contentType: string | undefined;
  /** Of the header `sandboxHeader`. */
  readonly marker: string | undefined;
}

/** Sent with calls that have no JSON: a page cannot send it to another origin unasked. */
export const sandboxHeader = 'x-crunchcart-sandbox';

/**
 * Whether a call that changes something was made by a program or by the host's own page. A page of
 * another origin is named by its browser; what no browser names must be JSON or carry the header,
 * which no form and no image can.
 */
export const isOwnCall = ({ host, origin, site, contentType, marker }: Provenance): boolean => {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin !== undefined) return origin === `http://${host}`;
  return marker !== undefined || /^application\/json\b/i.test(contentType ?? '');
};
