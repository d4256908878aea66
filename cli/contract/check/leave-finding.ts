import type { Finding } from '#cli/contract/exchange/row.ts';
import type { Seen } from '#cli/contract/exchange/send.ts';

/** A site that no shop knows. */
export const strangeSite = 'https://elsewhere.example';

/** Pages of another site are given no leave to call or to read (AUTH-13). */
export const leaveFinding = ({ status, headers }: Seen): Finding => {
  const given = headers['access-control-allow-origin'];
  return {
    check: 'leave',
    about: strangeSite,
    expected: '–',
    got: status >= 500 ? String(status) : (given ?? '–'),
    fits: status < 500 && given !== '*' && given !== strangeSite && given !== 'null',
  };
};
