import type { MixRefusal } from '#domain/mix/account-mixes.ts';
import { type Refusal, refuse } from '#server/base/refusal/refusal.ts';

/** The refusals of saving a mix. */
export const mixRefused = (refusal: MixRefusal): Refusal => {
  switch (refusal.because) {
    case 'input':
      return refuse('INPUT_REFUSED', {
        field: refusal.problems.mixName === undefined ? 'multipackList' : 'name',
      });
    case 'gone':
      return refuse('MIX_ITEMS_GONE', { productIds: refusal.productIds });
    case 'name-taken':
      return refuse('MIX_NAME_TAKEN');
    case 'full':
      return refuse('MIXES_FULL');
    case 'unknown':
      return refuse('NOT_FOUND', { what: 'mix' });
    case 'changed':
      return refuse('MIX_CHANGED', { current: refusal.current });
  }
};
