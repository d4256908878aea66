import { describe, expect, it } from 'vitest';
import { filterLabel } from '#ui/components/catalog/list/filter-labels.ts';
import type { Words } from '#ui/words/words.ts';

const words = { language: 'en-us' } as Words;
const filters = [
  { name: 'brand' as const, options: [{ value: 'grove', label: 'Grove 9', count: 1 }] },
];

describe('filterLabel', () => {
  it('[BROWSE-11] a value is called what the shop calls it', () => {
    expect(filterLabel(filters, { name: 'brand', value: 'grove' }, words)).toBe('Grove 9');
  });

  it('a value this shelf has nothing of is called as the address writes it, readably', () => {
    expect(filterLabel(filters, { name: 'brand', value: 'mazoro' }, words)).toBe('Mazoro');
    expect(filterLabel(filters, { name: 'flavor', value: 'sea-salt' }, words)).toBe('Sea salt');
    expect(filterLabel(filters, { name: 'size', value: '2-oz' }, words)).toBe('2 oz');
    expect(filterLabel(filters, { name: 'brand', value: '' }, words)).toBe('');
  });
});
