import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { makeFindPlace } from '#application/checkout/find-place.ts';
import { freshCheckout } from '#domain/checkout/checkout.ts';
import { ShopUnreachable } from '#ports/session/call-failures.ts';
import type { ShopperMemory } from '#ports/session/shopper-memory.ts';
import type { ZipCodes } from '#ports/shipping/zip-codes.ts';
import { makeMemoryZipCodes } from '#test/doubles/shipping/memory-zip-codes.ts';

const plano = makeMemoryZipCodes({ '75024': { city: 'Plano', state: 'TX' } });
const remembering = (zipCode?: string): Pick<ShopperMemory, 'choices'> => ({
  choices: Effect.succeed({ language: 'en-us', ...(zipCode && { zipCode }) }),
});
const find = async (zipCodes: ZipCodes, zipCode?: string, checkout = freshCheckout) => {
  const memory = remembering(zipCode) as ShopperMemory;
  return Effect.runPromise(makeFindPlace(zipCodes, memory)(checkout));
};

describe('findPlace', () => {
  it('[NAV-12] carries the chosen zip with its city and state', async () => {
    const { shipping } = (await find(plano, '75024'))(freshCheckout);
    expect([shipping.zipcode.value, shipping.city.value, shipping.state.value]).toEqual([
      '75024',
      'Plano',
      'TX',
    ]);
  });

  it('a shop that does not answer still leaves the zip, and fails nothing', async () => {
    const silent: ZipCodes = {
      ...plano,
      lookUp: () => Effect.fail(new ShopUnreachable({ why: 'offline' })),
    };
    const { shipping } = (await find(silent, '75024'))(freshCheckout);
    expect([shipping.zipcode.value, shipping.city.value]).toEqual(['75024', '']);
  });

  it('what was begun meanwhile stays, and without a zip nobody is asked', async () => {
    const change = await find(plano, '75024');
    const begun = {
      ...freshCheckout,
      shipping: { ...freshCheckout.shipping, city: { value: 'Dallas' } },
    };
    expect(change(begun)).toBe(begun);
    const unasked: ZipCodes = {
      ...plano,
      lookUp: () => Effect.die('nobody asks'),
    };
    expect((await find(unasked))(freshCheckout)).toBe(freshCheckout);
  });
});
