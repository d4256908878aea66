import { Effect } from 'effect';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { somethingWentWrongText } from '#adapters/http/client/call-result.ts';
import { makePlace } from '#adapters/http/client/session/place.ts';
import type { WireAnswer } from '#adapters/http/client/transport/transport.ts';
import { storefrontBases } from '#adapters/http/wire/call.ts';
import { productinventory } from '#adapters/http/wire/calls/cart-calls.ts';
import { productdetail } from '#adapters/http/wire/calls/catalog-calls.ts';
import { orderdetails } from '#adapters/http/wire/calls/order-calls.ts';
import { configlist, navigationlist } from '#adapters/http/wire/calls/settings-calls.ts';
import { shopCalls } from '#adapters/http/wire/calls/shop-calls.ts';
import {
  answered,
  callResult,
  failureOf,
  items,
  shaken,
  signedIn,
  silent,
  testShop,
} from '#test/adapters/http/fixture.ts';

const inventory = { body: { items: [] } };
const signedInCall = { ...configlist, auth: 'shopper' } as const;

describe('ShopHttp', () => {
  it('[API-005] turns whatever the wire does into {error, data}, and never throws', async () => {
    const outcome: fc.Arbitrary<() => WireAnswer | Promise<WireAnswer>> = fc.oneof(
      fc.anything().map((thrown) => () => Promise.reject(thrown)),
      fc.string().map((text) => () => silent(text)),
      fc
        .record({
          status: fc.oneof(fc.constantFrom(200, 204, 403, 404, 418, 440, 500), fc.nat(999)),
          body: fc.oneof(
            fc.anything(),
            fc.record(
              {
                responseCode: fc.oneof(fc.constantFrom(200, '200', 440, '440', 500), fc.anything()),
                success: fc.boolean(),
                message: fc.string(),
                data: fc.oneof(
                  fc.anything(),
                  fc.array(fc.record({ key: fc.string(), value: fc.string() })),
                ),
              },
              { requiredKeys: [] },
            ),
          ),
        })
        .map(
          ({ status, body }) =>
            () =>
              answered(status, body),
        ),
    );
    await fc.assert(
      fc.asyncProperty(outcome, fc.boolean(), async (answer, withToken) => {
        const shop = testShop({ answer, values: withToken ? signedIn() : shaken() });
        const result = await Effect.runPromise(callResult(shop.http.call(configlist)));
        expect(Object.keys(result)).toEqual(['error', 'data']);
        if (result.error) {
          expect(typeof result.data.showApiFailAlert).toBe('boolean');
          expect(typeof result.data.error).toBe('string');
        } else {
          expect(Array.isArray(result.data)).toBe(true);
        }
      }),
    );
  });

  it('[API-002] [API-003] sends the stored location as header, or none', async () => {
    const without = testShop();
    await Effect.runPromise(without.http.call(navigationlist, { query: {} }));
    expect(without.requests[0]?.headers).not.toHaveProperty('locationNumber');

    const values = shaken().set('locationNumber', '300');
    const withLocation = testShop({ values });
    await Effect.runPromise(withLocation.http.call(navigationlist, { query: {} }));
    await Effect.runPromise(withLocation.http.call(configlist));
    expect(withLocation.requests[0]?.headers).toMatchObject({ locationNumber: '300' });
    expect(withLocation.requests[1]?.headers).not.toHaveProperty('locationNumber');
    expect(await Effect.runPromise(makePlace(withLocation.storage, undefined))).toEqual({
      lang: 'en-us',
      locationNumber: '300',
    });
  });

  it('[API-004] the alternate location wins, the configured one comes last', async () => {
    const options = { defaultLocationNumber: '100' };
    const values = shaken();
    const shop = testShop({ values, options });
    const sent = async () => {
      await Effect.runPromise(shop.http.call(navigationlist, { query: {} }));
      return shop.requests.at(-1)?.headers.locationNumber;
    };
    expect(await sent()).toBe('100');
    values.set('locationNumber', '300');
    expect(await sent()).toBe('300');
    values.set('alternateOrderLocationId', '900');
    expect(await sent()).toBe('900');
  });

  it('[API-007] sends JSON accept and content-type on every method', async () => {
    const shop = testShop();
    await Effect.runPromise(shop.http.call(configlist));
    await Effect.runPromise(shop.http.call(productinventory, inventory));
    await Effect.runPromise(shop.generic.put('/pim/x', {}));
    await Effect.runPromise(shop.generic.delete('/webservices/removetoken'));
    expect(shop.requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'PUT', 'DELETE']);
    for (const { headers } of shop.requests) {
      expect(headers).toMatchObject({
        accept: 'application/json',
        'content-type': 'application/json',
      });
    }
  });

  it('[API-008] [API-009] [STORE-01] authenticated calls carry the session headers and the bearer token', async () => {
    const shop = testShop({ values: signedIn('token-9') });
    await Effect.runPromise(shop.http.call(signedInCall));
    expect(shop.requests[0]?.headers).toMatchObject({
      sessionId: 'session-1',
      rnduts: 'rnduts-1',
      encstr: 'encstr-1',
      authorization: 'Bearer token-9',
    });
  });

  it('[API-009] [AUTH-11] other calls carry none of them, even when they are stored', async () => {
    const shop = testShop({ values: signedIn() });
    await Effect.runPromise(shop.http.call(configlist));
    const names = Object.keys(shop.requests[0]?.headers ?? {});
    expect(names).not.toEqual(expect.arrayContaining(['sessionId']));
    expect(names).not.toEqual(expect.arrayContaining(['authorization']));
  });

  it('without a token an authenticated call is not sent and raises no alert (D-SESSION-06)', async () => {
    const shop = testShop();
    expect(await Effect.runPromise(callResult(shop.http.call(signedInCall)))).toEqual({
      error: true,
      data: {
        showApiFailAlert: false,
        error: 'Your session has timed out. Please login to continue.',
      },
    });
    expect(shop.requests).toEqual([]);
    expect(shop.events.heard).toEqual([]);
  });

  it('an optional sign-in goes along when there is one', async () => {
    const guest = testShop({ answer: () => answered(404, { responseCode: 404 }) });
    await failureOf(guest.http.call(orderdetails, { query: { orderId: 'x' } }));
    expect(guest.requests[0]?.headers).not.toHaveProperty('authorization');
    expect(guest.requests[0]?.query).toEqual({ orderId: 'x' });
  });

  it('[API-010] reads data as a list and refuses an object in its place', async () => {
    const list = testShop({ answer: () => items({ key: 'a', value: '1', more: true }) });
    expect(await Effect.runPromise(list.http.call(configlist))).toEqual([{ key: 'a', value: '1' }]);
    const object = testShop({
      answer: () => answered(200, { responseCode: 200, data: { key: 'a', value: '1' } }),
    });
    expect(await failureOf(object.http.call(configlist))).toMatchObject({
      _tag: 'AnswerUnreadable',
      issue: expect.stringContaining('configlist'),
    });
  });

  it('[API-011] [ERR-08] a failure without words reads as the fallback text', async () => {
    const shop = testShop({ answer: () => answered(200, { responseCode: 500, success: false }) });
    expect(await Effect.runPromise(callResult(shop.http.call(configlist)))).toEqual({
      error: true,
      data: { showApiFailAlert: true, error: somethingWentWrongText },
    });
    expect(somethingWentWrongText).toBe('Something went wrong with this request.');
  });

  it('[API-010] a body code that is not 200 is a failure, whatever the HTTP status says', async () => {
    for (const responseCode of [500, '404']) {
      const body = { responseCode, message: 'No.', data: [] };
      const shop = testShop({ answer: () => answered(200, body) });
      expect(await failureOf(shop.http.call(configlist))).toMatchObject({
        _tag: responseCode === 500 ? 'ShopFailed' : 'ShopRefused',
        reference: `configlist: ${responseCode} RESPONSE_${responseCode}`,
        text: 'No.',
      });
    }
    const good = testShop({ answer: () => answered(200, { responseCode: '200', data: [] }) });
    expect(await Effect.runPromise(good.http.call(configlist))).toEqual([]);
  });

  it('[API-012] every call starts with one of the storefront bases', () => {
    expect(shopCalls.length).toBeGreaterThan(15);
    // The PKCE pair is asked of whatever base the caller names (API-024).
    for (const { path } of shopCalls.filter(({ name }) => name !== 'get-pkce-challenge')) {
      expect(storefrontBases.some((base) => path.startsWith(base))).toBe(true);
    }
  });

  it('takes the message in the chosen language, with code, field and request id', async () => {
    const refusal = {
      responseCode: 400,
      success: false,
      code: 'INPUT_REFUSED',
      message: 'No.',
      messages: { 'en-us': 'No.', es: 'No, gracias.' },
      field: 'zipcode',
      requestId: 'r-1',
    };
    const shop = testShop({
      values: shaken().set('lang', 'es'),
      answer: () => answered(400, refusal),
    });
    expect(await failureOf(shop.http.call(configlist))).toMatchObject({
      _tag: 'RequestRefused',
      reference: 'configlist: 400 INPUT_REFUSED r-1',
      text: 'No, gracias.',
      field: 'zipcode',
    });
    expect(shop.requests[0]?.headers).toMatchObject({ 'accept-language': 'es' });
  });

  it('sends money as dollars and refuses input its own codec refuses, unsent', async () => {
    const shop = testShop();
    const tooLong = { query: { productId: 'x'.repeat(99) } };
    expect(await failureOf(shop.http.call(productdetail, tooLong))).toMatchObject({
      _tag: 'RequestRefused',
      reference: 'productdetail: not sent',
      field: 'productId',
    });
    expect(shop.requests).toEqual([]);
  });
});
