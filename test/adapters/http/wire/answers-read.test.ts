import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { zipcodevalidate } from '#adapters/http/wire/calls/cart-calls.ts';
import { operatorReviewsAnswer } from '#adapters/http/wire/operator-reviews.ts';
import { wireContents } from '#adapters/http/wire/order.ts';
import { mixOnWire, toSavedMix } from '#adapters/http/wire/saved-mix.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { MixId } from '#domain/mix/mix-id.ts';

describe('answers as other programs write them', () => {
  it('the verdict about an address has five words', () => {
    const takes = (addressVerdict: unknown) =>
      z.safeDecode(zipcodevalidate.item, {
        ...{ valid: true, upsValidatedAddresses: [], addressVerdict },
      } as never).success;
    const words = ['valid', 'corrected', 'ambiguous', 'no-match', 'unavailable'];
    expect(words.filter((word) => !takes(word))).toEqual([]);
    expect(['', 'wrong', 'VALID'].filter(takes)).toEqual([]);
  });

  it('reviews are a list, or a refusal with a code and a sentence', () => {
    const read = (answer: object) => z.safeDecode(operatorReviewsAnswer, answer as never);
    const refusal = { success: false, code: 'KEY_WRONG', message: 'No.' };
    expect(read(refusal).data).toEqual(refusal);
    expect(read({ success: true, data: [] }).data).toEqual({ success: true, data: [] });
    expect(read({ ...refusal, success: true }).success).toBe(false);
    expect(read({ success: false, data: [] }).success).toBe(false);
  });

  it('what is in a box are products and how many of each', () => {
    const contents = [{ productId: 'CHP-0101', quantity: 3 }];
    expect(z.safeDecode(wireContents, contents as never).data).toEqual(contents);
    expect(
      z.safeDecode(wireContents, [{ productId: 'CHP-0101', quantity: -1 }] as never).success,
    ).toBe(false);
  });

  it('a saved mix comes back as it was sent', () => {
    const mix = {
      ...{ id: 'MYOMP-30-7' as MixId, name: 'Movie night', nonSku: 'Z-30', version: 3 },
      contents: [
        { productId: 'CHP-0101' as ProductId, quantity: 3 },
        { productId: 'POP-0203' as ProductId, quantity: 9 },
      ],
    };
    expect(toSavedMix(mixOnWire(mix))).toEqual(mix);
    expect(mixOnWire(mix)).toMatchObject({ mixpackId: 'MYOMP-30-7', zNonSku: 'Z-30' });
  });
});
