import { headerFindings } from '#cli/contract/check/header-findings.ts';
import { refusalMisfit } from '#cli/contract/check/refusal-finding.ts';
import { otherRequestId } from '#cli/contract/check/request-id.ts';
import type { Contract, ContractCall } from '#cli/contract/document/contract-call.ts';
import type { Finding } from '#cli/contract/exchange/row.ts';
import type { Seen } from '#cli/contract/exchange/send.ts';
import { fieldOf } from '#cli/contract/schema/json.ts';
import { type Misfit, misfitsOf } from '#cli/contract/schema/misfits.ts';

/** What an answer to a call's own example must be. */
export const answerFindings = (
  call: ContractCall,
  seen: Seen,
  { root }: Pick<Contract, 'root'>,
): readonly Finding[] => {
  const isRefused = call.madeUp && seen.status >= 400 && seen.status < 500;
  const status: Finding = {
    check: 'status',
    about: '',
    expected: call.madeUp ? '200, 4xx' : '200',
    got: statusText(seen),
    fits: seen.status === 200 || isRefused,
  };
  // Headers and body of something else are those of something else.
  if (!status.fits) return [status];
  if (isRefused) {
    const misfit = refusalMisfit(call, seen, root);
    const fits = misfit === undefined;
    return [status, { check: 'envelope', about: '', expected: '', got: '', ...misfit, fits }];
  }
  const misfits = bodyMisfits(call, seen, root);
  const inData = misfits.filter(({ place }) => isData(place));
  const other = otherRequestId(seen);
  const around = [
    ...misfits.filter(({ place }) => !isData(place)),
    ...(other === undefined ? [] : [other]),
  ];
  return [
    status,
    typeFinding(seen),
    found('envelope', around),
    found('body', inData),
    ...headerFindings(call.answer.headers, seen, root),
  ];
};

const isData = (place: string): boolean => /^data\b./.test(place);

const bodyMisfits = (
  { answer }: ContractCall,
  { body }: Seen,
  root: unknown,
): readonly Misfit[] => {
  if (body === undefined) return [{ place: '', expected: 'JSON', got: '–' }];
  return answer.schema === undefined ? [] : misfitsOf(answer.schema, body, root);
};

const typeFinding = ({ headers }: Seen): Finding => ({
  check: 'type',
  about: '',
  expected: 'application/json',
  got: headers['content-type'] ?? '–',
  fits: isJson(headers['content-type']),
});

const isJson = (type: string | undefined): boolean =>
  /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type ?? '');

/** The first place that is wrong, and how many more there are. */
const found = (check: Finding['check'], misfits: readonly Misfit[]): Finding => {
  const [first, ...more] = misfits;
  if (first === undefined) return { check, about: '', expected: '', got: '', fits: true };
  const { place, expected, got } = first;
  const others = more.length === 0 ? '' : ` (+${more.length})`;
  return { check, about: `${place || 'JSON'}${others}`, expected, got, fits: false };
};

/** Codes of refusals are written so; anything else is no code. */
const refusalCode = /^[A-Z][A-Z0-9_]{0,39}$/;

/** A refusal is told by its code: that says more than its status. */
const statusText = ({ status, body }: Seen): string => {
  const code = fieldOf(body, 'code');
  const isCode = typeof code === 'string' && refusalCode.test(code);
  return isCode && status >= 400 ? `${status} ${code}` : String(status);
};
