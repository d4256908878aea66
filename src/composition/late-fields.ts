import { Effect } from 'effect';
import type { HostedFieldsMount } from '#ports/payment/card-vault.ts';
import { VaultUnreachable } from '#ports/payment/vault-failures.ts';
import type { ShopUnreachable } from '#ports/session/call-failures.ts';

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
