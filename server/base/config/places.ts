/** Host names reserved for examples and tests (RFC 2606, RFC 6761 §6). */
const reserved = /(?:^|\.)(?:example|test|invalid|example\.(?:com|net|org))\.?$/i;

export const isReservedName = (host: string): boolean => reserved.test(host);

/**
 * Whether a host is this machine: its names (RFC 6761 §6.3), its loopback addresses in every
 * notation (127.0.0.0/8, ::1), the "any" address, or no host at all, as for a socket in a folder.
 */
export const isThisMachine = (host: string): boolean => {
  const name = asWritten(host);
  return (
    name === '' ||
    /(?:^|\.)localhost\.?$/.test(name) ||
    /^(?:127\.|0\.0\.0\.0$)/.test(name) ||
    /^\[(?:::1?|::ffff:(?:7f[0-9a-f]{2}:[0-9a-f]{1,4}|0:0))\]$/.test(name) ||
    name.startsWith('%2f')
  );
};

/** Web addresses are normalised by the URL parser; other hosts are not. */
const asWritten = (host: string): string => {
  const text = host.toLowerCase();
  return URL.canParse(`http://${text}`) ? new URL(`http://${text}`).hostname : text;
};
