import { describe, expect, it } from 'vitest';
import type { FactsOf } from '#adapters/http/wire/tools/recorded-call.ts';
import { empty, stepsOf } from '#test/sandbox/recording/trip-parts.ts';

const list = (facts: Partial<FactsOf<'list'>>): FactsOf<'list'> => ({
  ...{ is: 'list', productTypes: [], brand: [], flavor: [], diet: [], size: [] },
  ...{ price: [], availability: [], badge: [], sort: 'featured', page: 1 },
  ...facts,
});

describe('the lists of a recorded trip', () => {
  it('[CLI-03] are asked for with the same filters, and have as many products', () => {
    const chips = { productTypes: ['chips', 'tortilla'], brand: ['mazoro'], total: 4 };
    expect(
      stepsOf(
        empty,
        list({ ...chips, diet: ['vegan', 'no-soy'], sort: 'price-low', page: 2 }),
        list({ total: 320 }),
        // The page asked twice.
        list({ total: 320 }),
        list({ text: 'lime', diet: ['vegan'], total: 3 }),
      ),
    ).toEqual([
      '  - name: a list of products',
      '    use: product list',
      '    with: { type: chips/tortilla, brand: [mazoro], diet: [vegan, no-soy], sort: price-low, page: 2 }',
      '    expect: { data: { totalProduct: 4 } }',
      '  - name: a list of products',
      '    use: product list',
      '    expect: { data: { totalProduct: 320 } }',
      '  - name: what a search found',
      '    use: search',
      '    with: { text: lime, diet: [vegan] }',
      '    expect: { data: { totalProduct: 3 } }',
    ]);
  });

  it('[CLI-03] are left out where their page asked by itself, and told where no command has the filters', () => {
    expect(
      stepsOf(
        empty,
        { is: 'search', text: 'lime' },
        // The search itself, then what an empty page shows beside.
        list({ text: 'lime', total: 0 }),
        list({ diet: ['vegan'], price: ['under-2'], total: 0 }),
        list({ total: 320 }),
        list({ badge: ['holiday'], total: 9 }),
        list({ text: 'lime', brand: ['mazoro'], total: 2 }),
        list({ brand: ['nobody'], total: 0 }),
      ).filter((line) => /use|#/.test(line)),
    ).toEqual([
      '    use: search',
      '    use: product list',
      ...Array.from({ length: 3 }, () => '  # listProducts: no command has these filters'),
    ]);
  });
});
