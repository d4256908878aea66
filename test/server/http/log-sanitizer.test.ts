import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitizeLine, sanitizeText } from '#server/http/log-sanitizer.ts';
import { passesLuhn } from '#server/http/luhn.ts';

/** A made-up number that passes the check digit: the last digit follows from the others. */
const cardNumber = fc
  .tuple(
    fc.integer({ min: 1, max: 9 }),
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 11, maxLength: 17 }),
  )
  .map(([first, rest]) => {
    const body = [first, ...rest].join('');
    const check = [...'0123456789'].find((digit) => passesLuhn(`${body}${digit}`));
    return `${body}${check}`;
  });
const base64url = fc.stringMatching(/^[\w-]{4,40}$/);
const webToken = fc
  .tuple(base64url, base64url, base64url)
  .map(([header, payload, signature]) => `eyJ${header}.${payload}.${signature}`);
const prose = fc.stringMatching(/^[a-z :,"{}[\]]{0,30}$/);

describe('the log sanitiser', () => {
  it('[P-52] takes every card number out of a text, with and without blanks or dashes', () => {
    fc.assert(
      fc.property(
        prose,
        cardNumber,
        prose,
        fc.constantFrom('', ' ', '-'),
        (before, pan, after, gap) => {
          const written = (pan.match(/.{1,4}/g) ?? []).join(gap);
          const clean = sanitizeText(`${before}${written}${after}`);
          expect(clean).toBe(`${before}[pan]${after}`);
        },
      ),
    );
  });

  it('finds a card number behind other digits of its own', () => {
    expect(sanitizeText('order 12 4111 1111 1111 1111 ok')).toBe('order 12 [pan] ok');
    expect(sanitizeText('4111111111111111 5555555555554444')).toBe('[pan]');
  });

  it('leaves numbers alone that are none', () => {
    for (const text of [
      '4111111111111112',
      '2026-11-21T05:00:00.000Z',
      '9725550123',
      'CC-7K3M-Q9TX',
    ]) {
      expect(sanitizeText(text)).toBe(text);
    }
  });

  it('[P-52] takes every web token out of a text', () => {
    fc.assert(
      fc.property(prose, webToken, (before, token) => {
        expect(sanitizeText(`${before} ${token} end`)).toBe(`${before} [jwt] end`);
      }),
    );
  });

  it('hides values by their names at any depth, and keeps the line JSON', () => {
    const line = JSON.stringify({
      msg: 'x',
      req: { headers: { Authorization: 'Bearer abc', cookie: 'a=b', 'idempotency-key': 'k' } },
      deep: [{ transientToken: 'abc', amount: 5 }],
    });
    expect(JSON.parse(sanitizeLine(line))).toEqual({
      msg: 'x',
      req: {
        headers: { Authorization: '[hidden]', cookie: '[hidden]', 'idempotency-key': '[hidden]' },
      },
      deep: [{ transientToken: '[hidden]', amount: 5 }],
    });
  });

  it('keeps a line JSON whatever value is in it, numbers too', () => {
    fc.assert(
      fc.property(fc.jsonValue(), cardNumber, (value, pan) => {
        const line = `${JSON.stringify({ value, text: `card ${pan}`, figure: Number(pan) })}\n`;
        const clean = sanitizeLine(line);
        expect(clean.endsWith('\n')).toBe(true);
        expect(JSON.parse(clean)).toMatchObject({ text: 'card [pan]' });
        expect(clean).not.toContain(pan);
      }),
    );
  });

  it('cleans a line that is no JSON', () => {
    expect(sanitizeLine('oops 4111111111111111')).toBe('oops [pan]');
  });
});
