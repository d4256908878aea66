import type { Finding } from '#cli/contract/exchange/row.ts';
import type { Seen } from '#cli/contract/exchange/send.ts';
import { fieldOf, isMap, shortly } from '#cli/contract/schema/json.ts';

/** A call that is made again with its key is answered as before, and nothing is done twice. */
export const againFinding = (first: Seen, second: Seen): Finding => {
  const [place, before, now] = difference(told(first), told(second), '') ?? ['', '', ''];
  const fits = place === '';
  return { check: 'again', about: fits ? '' : place, expected: before, got: now, fits };
};

/** The id of the request is another one each time. */
const told = ({ status, body }: Seen) => ({
  status,
  code: fieldOf(body, 'code'),
  data: fieldOf(body, 'data'),
});

/** The first place where two values differ, and what is there. */
const difference = (
  one: unknown,
  other: unknown,
  place: string,
): readonly [string, string, string] | undefined => {
  if (isBranch(one) && isBranch(other) && Array.isArray(one) === Array.isArray(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    for (const name of names) {
      const step = Array.isArray(one) ? `[${name}]` : `${place === '' ? '' : '.'}${name}`;
      const found = difference(one[name], other[name], `${place}${step}`);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  return JSON.stringify(one) === JSON.stringify(other)
    ? undefined
    : [place, shortly(one), shortly(other)];
};

const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isMap(value) || Array.isArray(value);
