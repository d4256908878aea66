import { boxOfThirty } from '#test/arbitraries/mix.ts';
import { makeMemoryCurrentMix, makeMemoryMixDesk } from '#test/doubles/mix/memory-mix.ts';
import { chips } from '#test/fixtures.ts';
import { currentMixContract } from '#test/ports/mix/current-mix.contract.ts';
import { mixDeskContract } from '#test/ports/mix/mix-catalog.contract.ts';

currentMixContract('memory-mix', () => makeMemoryCurrentMix());
mixDeskContract('memory-mix', () => makeMemoryMixDesk(boxOfThirty, [chips]));
