/**
 * The header by which one request asks the sandbox for a failure (D-MOCK-03). Servers without a
 * sandbox do not look at it; the sandbox says it back, so that its absence can be told.
 */
export const faultHeader = 'x-sandbox-fault';

/** Failures of the storefront by name; a number from 400 to 599 is one, too. */
export const faultNames = [
  '440',
  '500',
  'offline',
  'timeout',
  'timeout-after',
  'forbidden',
  'invalidtoken',
  'no-response',
  'slow',
] as const;

const isName = (text: string): boolean => faultNames.some((name) => name === text);

/** A failure the sandbox knows how to provoke. */
export const isFaultName = (text: string): boolean => isName(text) || /^[45]\d\d$/.test(text);

/** A fault as people write it: `500`, `500:getqueryproducts`, `offline:submittedorder:1`. */
export interface WrittenFault {
  readonly name: string;
  /** The last part of the path of the calls that suffer; absent = every call but the handshake. */
  readonly call?: string;
  /** How many calls suffer. */
  readonly count: number;
}

/** Nothing when the text names no fault. */
export const readFault = (text: string): WrittenFault | undefined => {
  const [name = '', call = '', count = ''] = text.split(':');
  if (!isFaultName(name) || !/^\d{0,6}$/.test(count)) return undefined;
  return {
    name,
    ...(call !== '' && call !== '*' && { call }),
    count: count === '' ? Number.POSITIVE_INFINITY : Number(count),
  };
};

/** The name by which faults and people know a call: the last part of its path. */
export const callNameOf = ({ path }: { readonly path: string }): string =>
  path.slice(path.lastIndexOf('/') + 1);

/** Whether a call suffers a fault that names one call, or none. */
export const suffers = ({ call }: Pick<WrittenFault, 'call'>, name: string): boolean =>
  call === undefined ? name !== 'handshaking' : name === call;
