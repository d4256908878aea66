import { mixOnWire } from '#adapters/http/wire/saved-mix.ts';
import type { MixRefusal } from '#domain/mix/kept-mixes.ts';
import { mostSavedMixes, type SavedMix } from '#domain/mix/saved-mix.ts';
import { Refusal } from '#server/base/refusal/refusal.ts';
import { inputRefused, notFound } from '#server/base/refusal/refusals.ts';

/** What the shop says no with, when a box is not kept. */
export const mixRefused = (refusal: MixRefusal): Refusal => {
  switch (refusal.because) {
    case 'input':
      return inputRefused(refusal.problems.mixName === undefined ? 'multipackList' : 'name');
    case 'gone':
      return itemsGone(refusal.productIds);
    case 'name-taken':
      return nameTaken();
    case 'full':
      return mixesFull();
    case 'unknown':
      return mixNotFound();
    case 'changed':
      return mixChanged(refusal.current);
  }
};

export const mixNotFound = (): Refusal =>
  notFound({
    'en-us': 'This mix is not among your saved mixes.',
    es: 'Esta mezcla no está entre tus mezclas guardadas.',
  });

const itemsGone = (productIds: readonly string[]): Refusal =>
  new Refusal({
    status: 409,
    code: 'MIX_ITEMS_GONE',
    messages: {
      'en-us':
        'One or more selected items are no longer available. Please edit your mix and replace them.',
      es: 'Uno o más de los productos elegidos ya no están disponibles. Edita tu mezcla y reemplázalos.',
    },
    data: productIds.map((productId) => ({ productId })),
  });

const nameTaken = (): Refusal =>
  new Refusal({
    status: 409,
    code: 'MIX_NAME_TAKEN',
    field: 'name',
    messages: {
      'en-us': 'You have a saved mix of this name. Please choose another name.',
      es: 'Ya tienes una mezcla guardada con este nombre. Elige otro.',
    },
  });

const mixesFull = (): Refusal =>
  new Refusal({
    status: 409,
    code: 'MIXES_FULL',
    messages: {
      'en-us': `You have ${mostSavedMixes} saved mixes, which is the most. Please remove one first.`,
      es: `Tienes ${mostSavedMixes} mezclas guardadas, que es el máximo. Elimina primero una.`,
    },
  });

const mixChanged = (current: SavedMix): Refusal =>
  new Refusal({
    status: 409,
    code: 'MIX_CHANGED',
    messages: {
      'en-us': 'This mix was changed elsewhere.',
      es: 'Esta mezcla se cambió en otro lugar.',
    },
    data: [mixOnWire(current)],
  });
