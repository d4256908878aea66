import { boxOfThirty } from '#test/arbitraries/mix.ts';
import { makeMemoryCurrentMix, makeMemoryMixCatalog } from '#test/doubles/mix/memory-mix.ts';
import { chips } from '#test/fixtures.ts';
import { currentMixContract } from '#test/ports/mix/current-mix.contract.ts';
import { mixCatalogContract } from '#test/ports/mix/mix-catalog.contract.ts';

currentMixContract('memory-mix', () => makeMemoryCurrentMix());
mixCatalogContract('memory-mix', () => makeMemoryMixCatalog(boxOfThirty, [chips]));
