import { headerFindings } from '#cli/contract/check/header-findings.ts';
import { otherRequestId } from '#cli/contract/check/request-id.ts';
import type { ContractCall } from '#cli/contract/document/contract-call.ts';
import type { Check, Finding } from '#cli/contract/exchange/row.ts';
import type { Seen } from '#cli/contract/exchange/send.ts';
import { fieldOf } from '#cli/contract/schema/json.ts';
import { misfitsOf } from '#cli/contract/schema/misfits.ts';
import { codeOf } from '#cli/contract/schema/told.ts';

interface Wanted {
  readonly check: Check;
  readonly about: string;
  /** Statuses, any of which will do. */
  readonly statuses: readonly number[];
}

/** A refusal has one of the statuses that are wanted, and the envelope of a refusal. */
export const refusalFinding = (
  call: Pick<ContractCall, 'refusal'>,
  seen: Seen,
  root: unknown,
  { check, about, statuses }: Wanted,
): Finding => {
  const wanted = statuses.join(', ');
  if (!statuses.includes(seen.status)) {
    return { check, about, expected: wanted, got: String(seen.status), fits: false };
  }
  const misfit = refusalMisfit(call, seen, root);
  const right = { expected: wanted, got: String(seen.status) };
  if (misfit === undefined) return { check, about, ...right, fits: true };
  const { expected, got } = misfit;
  const where = misfit.about === '' ? '' : `${misfit.about}: `;
  return { check, about, expected: `${where}${expected}`, got, fits: false };
};

/** What about a refusal is not as the document says, whatever its status; undefined when all is right. */
export const refusalMisfit = (
  { refusal }: Pick<ContractCall, 'refusal'>,
  seen: Seen,
  root: unknown,
): Pick<Finding, 'about' | 'expected' | 'got'> | undefined => {
  const { status, body, headers } = seen;
  if (body === undefined) {
    return {
      about: 'content-type',
      expected: 'application/json',
      got: headers['content-type'] ?? '–',
    };
  }
  const [misfit] = refusal.schema === undefined ? [] : misfitsOf(refusal.schema, body, root);
  if (misfit !== undefined) {
    return { about: misfit.place, expected: misfit.expected, got: misfit.got };
  }
  const code = fieldOf(body, 'responseCode');
  if (code !== undefined && code !== status) {
    return { about: 'responseCode', expected: String(status), got: codeOf(code) };
  }
  const other = otherRequestId(seen);
  if (other !== undefined) return { about: other.place, expected: other.expected, got: other.got };
  const header = headerFindings(refusal.headers, { headers }, root).find(({ fits }) => !fits);
  return header && { about: header.about, expected: header.expected, got: header.got };
};
