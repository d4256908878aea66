import { boxOfThirty } from '#test/arbitraries/mix.ts';
import { makeMemorySavedMixes } from '#test/doubles/mix/memory-saved-mixes.ts';
import { chips, popcorn } from '#test/fixtures.ts';
import { savedMixesContract } from '#test/ports/mix/saved-mixes.contract.ts';

const flavors = [chips.productId, popcorn.productId] as const;

savedMixesContract('memory-saved-mixes', () => ({
  mixes: makeMemorySavedMixes({
    rules: { ...boxOfThirty, packSize: 4, maxPerItem: 3 },
    mixable: new Set(flavors),
  }),
  accountId: 'account-1',
  flavors,
}));
