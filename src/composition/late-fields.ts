import { Effect } from 'effect';
import { type ShopUnreachable, VaultUnreachable } from '#ports/failures.ts';
import type { HostedFieldsMount } from '#ports/payment/card-vault.ts';

/** Card fields exist once a payment was started, which loads their code. */
export const lateFields = (
  ordering: Effect.Effect<HostedFieldsMount, ShopUnreachable>,
): HostedFieldsMount => ({
  mount: (entry, slots, look, words) =>
    Effect.flatMap(
      Effect.mapError(ordering, () => new VaultUnreachable()),
      (fields) => fields.mount(entry, slots, look, words),
    ),
  focus: (field) => {
    Effect.runFork(Effect.map(ordering, (fields) => fields.focus(field)));
  },
});
