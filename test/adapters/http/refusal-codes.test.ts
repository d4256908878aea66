import { describe, expect, it } from 'vitest';
import { failureByCode } from '#adapters/http/client/call-failures.ts';
import { configlist } from '#adapters/http/wire/calls/settings-calls.ts';
import { refusalCodes } from '#adapters/http/wire/refusal-codes.ts';
import { core as english } from '#application/messages/en-us/core.ts';
import { core as spanish } from '#application/messages/es/core.ts';
import { failureMessage } from '#application/messages/message.ts';
import type { ShopFailure } from '#ports/shop-failure.ts';
import { refusalTable } from '#server/api/refusal-table.ts';
import { askedWithCode, taxAsked } from '#test/adapters/http/asked-with-code.ts';
import { answered, failureOf, signedIn, testShop } from '#test/adapters/http/fixture.ts';

const sorted = (codes: Iterable<string>): readonly string[] => [...codes].sort();

/** A shop that refuses every call with this code; `said` are its own words, or none. */
const refusing = (code: string, status: number, data: readonly unknown[] = [], said = '') => {
  const messages = { 'en-us': said, es: said };
  const body = { responseCode: status, success: false, code, message: said, messages, data };
  return testShop({ values: signedIn(), answer: () => answered(status, body) });
};

const isSentence = (text: string): boolean => /^\p{Lu}.*[\p{L}.]$/su.test(text);

describe('the closed list of refusal codes', () => {
  it('names each code once, in upper snake case', () => {
    expect(new Set(refusalCodes).size).toBe(refusalCodes.length);
    expect(refusalCodes.filter((code) => !/^[A-Z]+(_[A-Z]+)*$/.test(code))).toEqual([]);
  });

  it('is what the server has a row for, and what the client knows', () => {
    expect(sorted(Object.keys(refusalTable))).toEqual(sorted(refusalCodes));
    expect(sorted(Object.keys(failureByCode))).toEqual(sorted(refusalCodes));
  });

  it.each(refusalCodes)('%s becomes a failure that both languages have words for', async (code) => {
    const { ask, data, becomes } = askedWithCode[code];
    const shop = refusing(code, code === 'SESSION_INVALID' ? 440 : 409, data);
    const failure = await failureOf(ask(shop.http));
    expect(failure).toMatchObject({ _tag: becomes });
    const [inEnglish, inSpanish] = [english, spanish].map((words) =>
      failureMessage(words, failure as ShopFailure),
    );
    expect(isSentence(inEnglish ?? ''), inEnglish).toBe(true);
    expect(isSentence(inSpanish ?? ''), inSpanish).toBe(true);
    expect(inSpanish).not.toBe(inEnglish);
    expect(shop.telemetry.recorded.filter(({ kind }) => kind === 'failure')).toEqual(
      code === 'SESSION_INVALID' ? [expect.objectContaining({ name: 'failed_request' })] : [],
    );
  });

  it.each(['ShopRefused', 'ShopFailed', 'RequestRefused'])(
    'a %s is told in the shop’s own words, where it wrote some',
    async (tag) => {
      const codes = refusalCodes.filter((code) => askedWithCode[code].becomes === tag);
      expect(codes.length).toBeGreaterThan(0);
      for (const code of codes) {
        const { http } = refusing(code, 409, [], 'Hoy no.');
        const failure = await failureOf(askedWithCode[code].ask(http));
        expect(failureMessage(english, failure as ShopFailure)).toBe('Hoy no.');
      }
    },
  );
});

describe('the alert', () => {
  const alarms = async (code: keyof typeof askedWithCode): Promise<boolean> => {
    const { ask, data } = askedWithCode[code];
    const { http, events } = refusing(code, 409, data);
    await failureOf(ask(http));
    return events.heard.some(({ name }) => name === 'showApiFailAlert');
  };

  it('[SESS-13] comes with refusals that keep an order or an account from being made', async () => {
    for (const code of ['ORDER_TOO_LARGE', 'GOODS_ON_HOLD', 'IDEMPOTENCY_KEY_REUSED'] as const) {
      expect(await alarms(code), code).toBe(true);
    }
    expect(await alarms('PAYMENT_TOKEN_INVALID')).toBe(true);
    expect(await alarms('ADDRESS_BOOK_FULL')).toBe(true);
  });

  it('stays away where the screen has its own answer', async () => {
    for (const code of ['CARD_DECLINED', 'PRICE_CHANGED', 'ACCOUNT_EXISTS', 'NOT_FOUND'] as const) {
      expect(await alarms(code), code).toBe(false);
    }
    expect(await alarms('TAX_UNKNOWN')).toBe(false);
    const { http, events } = refusing('TAX_UNKNOWN', 503);
    expect(await failureOf(taxAsked(http))).toMatchObject({ _tag: 'TaxUnknown' });
    expect(events.heard.some(({ name }) => name === 'showApiFailAlert')).toBe(false);
  });
});

describe('a code of a newer server', () => {
  const strange = 'GIFT_WRAP_GONE';

  it.each([
    [409, 'ShopRefused'],
    [400, 'ShopRefused'],
    [503, 'ShopFailed'],
  ])('with status %i is a %s with the shop’s words, or the fallback', async (status, tag) => {
    const told = await failureOf(refusing(strange, status, [], 'No wrap.').http.call(configlist));
    expect(told).toMatchObject({ _tag: tag, text: 'No wrap.' });
    expect(failureMessage(english, told)).toBe('No wrap.');
    const silent = await failureOf(refusing(strange, status).http.call(configlist));
    expect(failureMessage(english, silent)).toBe('Something went wrong with this request.');
    expect(failureMessage(spanish, silent)).toBe('Algo salió mal con esta solicitud.');
  });

  it('goes by what its status alone says', async () => {
    const { ask } = askedWithCode.NOT_FOUND;
    expect(await failureOf(ask(refusing(strange, 404).http))).toMatchObject({
      _tag: 'ProductNotFound',
    });
    const busy = refusing(strange, 429);
    expect(await failureOf(askedWithCode.TOO_MANY_ATTEMPTS.ask(busy.http))).toMatchObject({
      _tag: 'TooManyAttempts',
    });
  });

  it('is reported to the people who run the shop', async () => {
    const shop = refusing(strange, 409);
    await failureOf(shop.http.call(configlist));
    expect(shop.telemetry.recorded).toEqual([
      {
        kind: 'failure',
        name: 'failed_request',
        details: expect.objectContaining({ url: configlist.path, code: strange }),
      },
    ]);
  });
});
