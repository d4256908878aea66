import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '#adapters/http/wire/calls/document/openapi.ts';
import { shopCalls } from '#adapters/http/wire/calls/shop-calls.ts';
import { againFinding } from '#cli/contract/check/again-finding.ts';
import { answerFindings } from '#cli/contract/check/answer-findings.ts';
import { headerFindings } from '#cli/contract/check/header-findings.ts';
import { leaveFinding, strangeSite } from '#cli/contract/check/leave-finding.ts';
import { refusalFinding } from '#cli/contract/check/refusal-finding.ts';
import { readContract } from '#cli/contract/document/read-contract.ts';
import { makePatientSend } from '#cli/contract/exchange/send.ts';

const root = JSON.parse(JSON.stringify(openApiDocument(shopCalls)));
const calls = readContract(root)?.calls ?? [];

const seen = (body: unknown, status = 200) => ({ status, body, headers: {}, milliseconds: 1 });

describe('a call that is made again', () => {
  it('is answered as before, but for the id of the request', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (data, other) => {
        const first = seen({ requestId: 'one', data });
        expect(againFinding(first, seen({ requestId: 'two', data })).fits).toBe(true);
        const isSame = JSON.stringify(data) === JSON.stringify(other);
        const again = againFinding(first, seen({ requestId: 'two', data: other }));
        expect([again.fits, again.about !== '']).toEqual([isSame, !isSame]);
        expect(againFinding(first, seen({ data }, 409)).about).toBe('status');
      }),
    );
  });

  it('is told without what it says', () => {
    const told = (one: unknown, other: unknown) =>
      againFinding(seen({ data: one }), seen({ data: other }));
    expect(told({ 'ada@example.com': 'Ada' }, { 'ada@example.com': 'Eve' })).toMatchObject({
      ...{ about: 'data.*', expected: 'string (3)', got: '≠ string (3)' },
    });
    expect(againFinding(seen({}), seen({}, 409))).toMatchObject({ expected: '200', got: '409' });
  });
});

describe('a shop that is busy', () => {
  const asked = { method: 'GET', path: '/', headers: {} };
  const sendTo = async (status: number, wait: string | undefined) => {
    let [times, waited] = [0, 0];
    const headers: Readonly<Record<string, string>> =
      wait === undefined ? {} : { 'retry-after': wait };
    const send = makePatientSend(
      async () => {
        times += 1;
        return { status, headers, body: undefined, milliseconds: 1 };
      },
      async (milliseconds) => {
        waited += milliseconds;
      },
    );
    await send(asked);
    return [times, waited];
  };

  it('is asked again when it says, three times at most; other failures are answers', async () => {
    expect(await sendTo(503, '2')).toEqual([3, 4000]);
    expect(await sendTo(429, '0')).toEqual([3, 0]);
    expect(await sendTo(503, undefined)).toEqual([3, 2000]);
    expect(await sendTo(429, '600')).toEqual([1, 0]);
    expect(await sendTo(500, '1')).toEqual([1, 0]);
  });
});

describe('pages of other sites', () => {
  it('[AUTH-13] get leave from nobody; a shop of several origins may give it to its own', () => {
    const told = (origin: string | undefined, status = 405) =>
      leaveFinding({
        ...{ status, body: undefined, milliseconds: 1 },
        headers: origin === undefined ? {} : { 'access-control-allow-origin': origin },
      }).fits;
    expect([told(undefined), told('https://www.shop.example')]).toEqual([true, true]);
    expect([told('*'), told(strangeSite), told('null'), told(undefined, 500)]).toEqual([
      ...[false, false, false, false],
    ]);
  });
});

describe('a refusal', () => {
  it('has a status that is wanted and a body as the document says', () => {
    const [call] = calls;
    if (call === undefined) throw new Error('The document has calls.');
    const headers = {
      ...{ 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-origin' },
      ...{ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' },
      ...{ 'referrer-policy': 'no-referrer', 'x-request-id': 'request-1' },
    };
    const words = { 'en-us': 'No.', es: 'No.' };
    const body = {
      ...{ responseCode: 400, success: false, code: 'INPUT_REFUSED', message: 'No.' },
      ...{ messages: words, requestId: 'request-1', data: [] },
    };
    const wanted = { check: 'refusal', about: '', statuses: [400] } as const;
    const judged = (change: object, status = 400) =>
      refusalFinding(
        call,
        { status, headers, milliseconds: 1, body: { ...body, ...change } },
        root,
        wanted,
      );
    expect(judged({}).fits).toBe(true);
    expect(judged({}, 500)).toMatchObject({ fits: false, expected: '400', got: '500' });
    expect(judged({ responseCode: 200 })).toMatchObject({
      expected: 'responseCode: 400',
      got: '200',
    });
    expect(judged({ messages: { es: 'No.' } })).toMatchObject({
      ...{ fits: false, expected: 'messages.en-us: string', got: '–' },
    });
    expect(judged({ requestId: 'request-2' })).toMatchObject({ fits: false, got: '≠ string (9)' });
  });
});

describe('an answer', () => {
  it('is told by the code of a refusal only where that is a code', () => {
    const [call] = calls;
    if (call === undefined) throw new Error('The document has calls.');
    const got = (code: string) =>
      answerFindings({ ...call, madeUp: false }, seen({ code }, 409), { root })[0]?.got;
    expect(got('CART_CHANGED')).toBe('409 CART_CHANGED');
    expect(got('ada@example.com')).toBe('409');
    expect(got('\u001b[2J')).toBe('409');
  });

  it('keeps headers that prove who somebody is to itself', () => {
    const asked = { 'set-cookie': { type: 'string' }, 'cache-control': { type: 'string' } };
    const headers = { 'set-cookie': 'sid=secret', 'cache-control': 'no-store' };
    expect(headerFindings(asked, { headers }, root).map(({ got }) => got)).toEqual([
      ...['string (10)', 'no-store'],
    ]);
  });
});
