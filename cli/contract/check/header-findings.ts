import type { Finding } from '#cli/contract/exchange/row.ts';
import type { Seen } from '#cli/contract/exchange/send.ts';
import { described } from '#cli/contract/schema/described.ts';
import { fieldOf } from '#cli/contract/schema/json.ts';
import { misfitsOf } from '#cli/contract/schema/misfits.ts';
import { kindOf } from '#cli/contract/schema/told.ts';

/** Headers that prove who somebody is; no report holds them. */
const secret = /cookie|auth|token|secret|key/i;

/** The headers that a document names for an answer, each a finding of its own. */
export const headerFindings = (
  asked: Readonly<Record<string, unknown>>,
  { headers }: Pick<Seen, 'headers'>,
  root: unknown,
): readonly Finding[] =>
  Object.entries(asked).map(([name, schema]) => {
    const value = headers[name];
    const [misfit] = value === undefined ? [] : misfitsOf(schema, value, root);
    const pattern = fieldOf(schema, 'pattern');
    const wanted = typeof pattern === 'string' ? `/${pattern}/` : described(schema, root);
    return {
      check: 'header',
      about: name,
      expected: misfit?.expected ?? wanted,
      got: secret.test(name) ? kindOf(value) : (value ?? '–'),
      fits: value !== undefined && misfit === undefined,
    };
  });
