import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  isPartyMode,
  isPartyOperation,
  partyOperations,
} from '#adapters/http/wire/party-faults.ts';
import { wireProductSummary } from '#adapters/http/wire/product.ts';
import { tracesAnswer } from '#adapters/http/wire/tools/traces.ts';

describe('how a party of the sandbox fails', () => {
  it('is by a status from 400 to 599, late, or by a cut line, and by nothing that looks like it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9999 }), (status) => {
        expect(isPartyMode(`http${status}`)).toBe(status >= 400 && status <= 599);
      }),
    );
    expect(['slow', 'hangUp'].map(isPartyMode)).toEqual([true, true]);
    for (const near of [
      'http503 ',
      ' http503',
      'xslow',
      'slower',
      'hangup',
      'http5x3',
      'http50x',
    ]) {
      expect([near, isPartyMode(near)]).toEqual([near, false]);
    }
  });

  it('is about one of three questions', () => {
    expect(partyOperations.filter((name) => !isPartyOperation(name))).toEqual([]);
    expect(['', 'TAX', 'authorization'].filter(isPartyOperation)).toEqual([]);
  });
});

describe('what the tools host tells of a trace', () => {
  const span = {
    ...{ spanId: 'a1', name: 'POST submittedorder', depth: 0, startMs: 0.5, durationMs: 12.25 },
    failed: false,
    attributes: { 'crunchcart.order.id': 'CC-1', 'http.response.status_code': 200, retried: true },
  };
  const read = (change: object) =>
    z.safeParse(tracesAnswer, {
      traces: [
        {
          ...{ traceId: 't1', startedAt: '2026-11-26T10:00:00Z', durationMs: 12.25 },
          ...{ orderIds: ['CC-1'], requestIds: ['r1'], spans: [{ ...span, ...change }] },
        },
      ],
    });

  it('is read as it is written: texts, numbers and yes or no', () => {
    expect(read({}).data?.traces[0]?.spans).toEqual([span]);
    expect(read({ parentSpanId: 'a0' }).data?.traces[0]?.spans[0]?.parentSpanId).toBe('a0');
  });

  it.each([
    { attributes: { order: {} } },
    { attributes: { order: null } },
    { depth: -1 },
    { depth: 0.5 },
    { failed: 'no' },
  ])('is refused with %j', (change) => {
    expect(read(change).success).toBe(false);
  });
});

describe('a product on a list', () => {
  const product = {
    ...{ productId: 'CHP-0101', kind: 'snack', title: 'Chips', brandId: 'b', brand: 'Brand' },
    ...{ type: 'chips', flavor: 'salt', size: '8 oz', price: 4.29, available: true },
    ...{ preOrder: false, imagePath: '/i', tint: { light: '#fff', dark: '#000' }, badges: ['new'] },
  };
  const read = (rating?: object) =>
    z.safeDecode(wireProductSummary, { ...product, ...(rating && { rating }) } as never);

  it('has a rating of an average and a count of people, or none', () => {
    expect(read({ average: 4.5, count: 12 }).data?.rating).toEqual({ average: 4.5, count: 12 });
    expect(read().data).not.toHaveProperty('rating');
    expect(read({ average: 4.5, count: 1.5 }).success).toBe(false);
    expect(read({ average: '4.5', count: 2 }).success).toBe(false);
    expect(read({ average: 4.5 }).success).toBe(false);
  });
});
