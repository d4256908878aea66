import { Effect } from 'effect';
import type { Late } from '#composition/host/late-code.ts';
import type { HostedFieldsMount } from '#ports/payment/card-vault.ts';
import { VaultUnreachable } from '#ports/payment/vault-failures.ts';

/** Card fields exist after a payment was started, which loads their code. */
export const lateFields = (ordering: Late<HostedFieldsMount>): HostedFieldsMount => ({
  mount: (entry, slots, look, words) =>
    Effect.flatMap(
      Effect.mapError(ordering, () => new VaultUnreachable()),
      (fields) => fields.mount(entry, slots, look, words),
    ),
  focus: (field) => {
    Effect.runFork(Effect.map(ordering, (fields) => fields.focus(field)));
  },
});
