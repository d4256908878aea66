import { passesLuhn } from '#server/http/luhn.ts';

/** Values under these names are never written to the log, at any depth (PAY-10). */
const secretNames = new Set([
  'authorization',
  'proxy-authorization',
  'cookie',
  'set-cookie',
  'idempotency-key',
  'idempotencykey',
  'x-xsrf-token',
  'encstr',
  'handshaketoken',
  'signature',
  'secret',
  'password',
  'token',
  'accesstoken',
  'idtoken',
  'refreshtoken',
  'transienttoken',
  'transienttokenjwt',
  'capturecontext',
  'cardnumber',
  'number',
  'securitycode',
  'cvn',
  'cvv',
  'pin',
  'giftcard',
]);

const webToken = /eyJ[\w-]+\.[\w-]*\.[\w-]*(?:\.[\w-]*)*/g;
/** Digits with single spaces or dashes between them, long enough for a card number. */
const digitRun = /\d(?:[ -]?\d){12,}/g;

/** Whether a line needs the slow check; most lines do not. */
const suspicious = new RegExp(`eyJ|\\d(?:[ -]?\\d){12}|"(?:${[...secretNames].join('|')})":`, 'i');

/**
 * Removes from a log line what must never be logged: JSON web tokens, card numbers, and values
 * under a secret's name.
 */
export const sanitizeLine = (line: string): string => {
  if (!suspicious.test(line)) return line;
  try {
    return `${JSON.stringify(sanitizeValue(JSON.parse(line)))}${line.endsWith('\n') ? '\n' : ''}`;
  } catch {
    return sanitizeText(line);
  }
};

export const sanitizeText = (text: string): string =>
  text.replace(webToken, '[jwt]').replace(digitRun, withoutCardNumbers);

const sanitizeValue = (value: unknown): unknown => {
  if (typeof value === 'string') return sanitizeText(value);
  if (typeof value === 'number') {
    const text = String(value);
    return text.length >= 13 && sanitizeText(text) !== text ? '[pan]' : value;
  }
  if (Array.isArray(value)) return value.map(sanitizeValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      secretNames.has(name.toLowerCase()) ? '[hidden]' : sanitizeValue(inner),
    ]),
  );
};

/**
 * Checks every sequence of whole groups, so that digits before a card number do not hide it. Where
 * sequences overlap, all of them are removed.
 */
const withoutCardNumbers = (run: string): string => {
  const groups = [...run.matchAll(/\d+/g)].map(({ 0: digits, index }) => ({ digits, index }));
  const covered = groups.map(() => false);
  for (const first of groups.keys()) {
    let digits = '';
    for (let last = first; last < groups.length && digits.length < 19; last += 1) {
      digits += groups[last]?.digits ?? '';
      if (digits.length >= 13 && digits.length <= 19 && passesLuhn(digits)) {
        covered.fill(true, first, last + 1);
      }
    }
  }
  return groups
    .map(({ digits, index }, place) => {
      const before = run.slice(0, index).match(/\D*$/)?.[0] ?? '';
      if (covered[place] !== true) return `${before}${digits}`;
      return covered[place - 1] === true ? '' : `${before}[pan]`;
    })
    .join('');
};
