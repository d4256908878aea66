import type { Finding } from '#cli/contract/exchange/row.ts';
import type { Seen } from '#cli/contract/exchange/send.ts';
import { fieldOf, isMap } from '#cli/contract/schema/json.ts';
import { codeOf, kindOf } from '#cli/contract/schema/told.ts';

/** A call that is made again with its key is answered as before, and nothing is done twice. */
export const againFinding = (first: Seen, second: Seen): Finding => {
  const found = difference(told(first), told(second), '');
  if (found === undefined) return { check: 'again', about: '', expected: '', got: '', fits: true };
  const { place, one, other } = found;
  const tell = place === 'status' || place === 'code' ? codeOf : kindOf;
  const [expected, now] = [tell(one), tell(other)];
  const got = now === expected ? `≠ ${now}` : now;
  return { check: 'again', about: place, expected, got, fits: false };
};

/** The id of the request is another one each time. */
const told = ({ status, body }: Seen) => ({
  status,
  code: fieldOf(body, 'code'),
  data: fieldOf(body, 'data'),
});

interface Difference {
  readonly place: string;
  readonly one: unknown;
  readonly other: unknown;
}

/** Names as programs give them; any other may be somebody's e-mail. */
const plainName = /^[A-Za-z_]{1,40}$/;

/** The first place where two values differ, and what is there. */
const difference = (one: unknown, other: unknown, place: string): Difference | undefined => {
  if (isBranch(one) && isBranch(other) && Array.isArray(one) === Array.isArray(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    for (const name of names) {
      const shown = plainName.test(name) ? name : '*';
      const step = Array.isArray(one) ? `[${name}]` : `${place === '' ? '' : '.'}${shown}`;
      const found = difference(one[name], other[name], `${place}${step}`);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  return JSON.stringify(one) === JSON.stringify(other) ? undefined : { place, one, other };
};

const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isMap(value) || Array.isArray(value);
