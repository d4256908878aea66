import { mixOnWire } from '#adapters/http/wire/saved-mix.ts';
import { mostSavedMixes } from '#domain/mix/saved-mix.ts';
import type { RefusalRows } from '#server/api/refusals/refusal-row.ts';

/** Refusals about the mixes an account keeps. */
export const mixRefusals = {
  MIX_ITEMS_GONE: {
    status: 409,
    words: {
      'en-us':
        'One or more selected items are no longer available. Please edit your mix and replace them.',
      es: 'Uno o más de los productos elegidos ya no están disponibles. Edita tu mezcla y reemplázalos.',
    },
    data: ({ productIds }) => productIds.map((productId) => ({ productId })),
  },
  MIX_NAME_TAKEN: {
    status: 409,
    field: 'name',
    words: {
      'en-us': 'You have a saved mix of this name. Please choose another name.',
      es: 'Ya tienes una mezcla guardada con este nombre. Elige otro.',
    },
  },
  MIXES_FULL: {
    status: 409,
    words: {
      'en-us': `You have ${mostSavedMixes} saved mixes, which is the most. Please remove one first.`,
      es: `Tienes ${mostSavedMixes} mezclas guardadas, que es el máximo. Elimina primero una.`,
    },
  },
  MIX_CHANGED: {
    status: 409,
    words: {
      'en-us': 'This mix was changed elsewhere.',
      es: 'Esta mezcla se cambió en otro lugar.',
    },
    data: ({ current }) => [mixOnWire(current)],
  },
} as const satisfies Partial<RefusalRows>;
