import {
  networkErrorText,
  type Transport,
  type WireAnswer,
  type WireRequest,
} from '#adapters/http/client/transport.ts';
import { sessionExpiredCode } from '#adapters/http/wire/envelope.ts';

/** Faults by name; a number from 400 to 599 is a fault, too. */
export const faultNames = [
  '440',
  '500',
  'offline',
  'timeout',
  'forbidden',
  'invalidtoken',
  'no-response',
] as const;

/** A fault as people write it: `500`, `500:getqueryproducts`, `offline:submittedorder:1`. */
export interface ProvokedFault {
  readonly answer: WireAnswer;
  /** The shop gets the request and acts on it; only its answer is lost. */
  readonly afterSending: boolean;
  /** The last part of the path of the calls that suffer; absent = every call but the handshake. */
  readonly call?: string;
  /** How many calls suffer. */
  readonly count: number;
}

/** Nothing when the text names no fault. */
export const readFault = (text: string): ProvokedFault | undefined => {
  const [name = '', call = '', count = ''] = text.split(':');
  const answer = answerOf(name);
  if (answer === undefined || !/^\d{0,6}$/.test(count)) return undefined;
  return {
    answer,
    afterSending: name === 'no-response',
    ...(call !== '' && call !== '*' && { call }),
    count: count === '' ? Number.POSITIVE_INFINITY : Number(count),
  };
};

/**
 * Answers with faults instead of asking the shop, so that scripts can rehearse failures (D-MOCK-03).
 * Requests that suffer no fault go through.
 */
export const makeFaultyTransport = (
  transport: Transport,
  faults: readonly ProvokedFault[],
): Transport => {
  const left = faults.map(({ count }) => count);
  return async (request, signal) => {
    const index = faults.findIndex((fault, at) => (left[at] ?? 0) > 0 && suffers(fault, request));
    const fault = faults[index];
    if (fault === undefined) return transport(request, signal);
    left[index] = (left[index] ?? 0) - 1;
    if (fault.afterSending) await transport(request, signal);
    return fault.answer;
  };
};

const suffers = ({ call }: ProvokedFault, { path }: WireRequest): boolean => {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return call === undefined ? name !== 'handshaking' : name === call;
};

const answerOf = (name: string): WireAnswer | undefined => {
  switch (name) {
    case 'offline':
    case 'no-response':
      return silent(networkErrorText);
    case 'timeout':
      return silent('timeout of 0ms exceeded');
    case 'forbidden':
      return answered(403, 'Forbidden', { responseCode: 403, success: false, message: '' });
    case 'invalidtoken':
      return answered(401, 'Unauthorized', 'Invalid token.');
    case String(sessionExpiredCode):
      return answered(200, 'OK', { responseCode: sessionExpiredCode, success: false, data: [] });
    default:
      return /^[45]\d\d$/.test(name)
        ? answered(Number(name), '', { responseCode: Number(name), success: false, data: [] })
        : undefined;
  }
};

const silent = (text: string): WireAnswer => ({
  kind: 'silent',
  text,
  cause: new Error(`${text} (provoked)`),
});

const answered = (status: number, statusText: string, body: unknown): WireAnswer => ({
  kind: 'answered',
  status,
  statusText,
  headers: {},
  body,
});
