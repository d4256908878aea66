import { Effect } from 'effect';
import type { CaptureContext } from '#adapters/payments/capture-context.ts';
import { chosenType, createToken } from '#adapters/payments/create-token.ts';
import type { Flex, FlexField } from '#adapters/payments/flex-script.ts';
import {
  type HostedSlots,
  type Placed,
  type PlacedFields,
  placedFields,
  placeFields,
  readyInTime,
  sameSlots,
} from '#adapters/payments/hosted-placing.ts';
import {
  autofilled,
  changed,
  type DetectedBrand,
  focusMoved,
  type HostedField,
  makeToldState,
  readChange,
  unloaded,
} from '#adapters/payments/hosted-state.ts';
import { vaultFailure } from '#adapters/payments/vault-errors.ts';
import type {
  CardEntry,
  CardEntryState,
  FieldLook,
  FieldWords,
} from '#ports/payment/card-vault.ts';
import { type VaultFailure, VaultNotReady } from '#ports/payment/vault-failures.ts';

/** Absent: of the security code alone. */
type Expiry = { readonly month: string; readonly year: string } | undefined;
/** The vault's token, and the brand code it was asked for. */
type Made = { readonly jwt: string; readonly type?: string };

/** The hosted fields of one capture context: at most one card form at a time. */
export interface HostedFields {
  mount(slots: HostedSlots, look: FieldLook, words: FieldWords): Effect.Effect<void, VaultFailure>;
  token(expiry: Expiry): Effect.Effect<Made, VaultFailure>;
  focus(field: HostedField): void;
  state(): CardEntryState;
  subscribe: CardEntry['subscribe'];
  close(): void;
}

export const makeHostedFields = (MakeFlex: Flex, context: CaptureContext): HostedFields => {
  const told = makeToldState();
  let placed: Placed | undefined;
  /** Did not come in time: what is still on its way counts when it comes (D-PAY-38). */
  let late: Placed | undefined;
  let detected: readonly DetectedBrand[] = [];

  const hear = (name: HostedField, field: FlexField, fields: PlacedFields): void => {
    field.on('change', (data) => {
      const said = readChange(data);
      if (said === undefined) return;
      if (name === 'number') {
        detected = said.card ?? [];
        fields.securityCode.update({ maxLength: codeLength(detected) });
      }
      told.tell(changed(told.state(), name, said), { kind: 'changed' });
    });
    field.on('focus', () => told.tell(focusMoved(told.state(), name, true), { kind: 'focused' }));
    field.on('blur', () => told.tell(focusMoved(told.state(), name, false), { kind: 'blurred' }));
    field.on('inputSubmitRequest', () => told.tell(told.state(), { kind: 'submit-requested' }));
    field.on('autocomplete', (data) => told.tell(told.state(), autofilled(data)));
  };

  const close = (): void => {
    for (const [, field] of placed === undefined ? [] : placedFields(placed.fields))
      field.dispose();
    placed = undefined;
    detected = [];
    told.forget();
  };

  /** What came of the fields, unless others took their place. */
  const settle = (mine: Placed, failure: VaultFailure | undefined): void => {
    if (placed !== mine) return;
    if (failure) close();
    else if (!told.state().loaded) told.tell({ ...told.state(), loaded: true }, { kind: 'loaded' });
  };

  // Mounting into the same slots again is the same mount: React mounts twice in StrictMode.
  const mount: HostedFields['mount'] = Effect.fnUntraced(function* (slots, look, words) {
    const isOverdue = placed === late && !told.state().loaded;
    if (placed && (isOverdue || !sameSlots(placed.slots, slots))) {
      close();
      told.tell(unloaded, { kind: 'changed' });
    }
    placed ??= yield* Effect.try({
      try: () => placeFields(MakeFlex, context, { slots, look, words, hear }),
      catch: vaultFailure,
    });
    const mine = placed;
    const failure = yield* readyInTime(mine);
    if (placed !== mine) return;
    if (failure?._tag === 'VaultTimeout') {
      late = mine;
      void mine.ready.then((ended) => settle(mine, ended));
    } else settle(mine, failure);
    if (failure) return yield* Effect.fail(failure);
  });

  const token = (expiry: Expiry): Effect.Effect<Made, VaultFailure> => {
    if (placed === undefined || !told.state().loaded) return Effect.fail(new VaultNotReady());
    // The mounted fields are for the other kind of entry: their input must not be used for this one.
    if ((expiry === undefined) !== (placed.fields.number === undefined)) {
      return Effect.fail(new VaultNotReady());
    }
    if (expiry === undefined) {
      return Effect.map(createToken(placed.microform, {}), (jwt) => ({ jwt }));
    }
    const { month, year } = expiry;
    const type = chosenType(detected, context.networks);
    const options = { expirationMonth: month, expirationYear: year, ...(type && { type }) };
    return Effect.map(createToken(placed.microform, options), (jwt) =>
      type === undefined ? { jwt } : { jwt, type },
    );
  };

  return {
    mount,
    token,
    focus: (field) => placed?.fields[field]?.focus(),
    state: told.state,
    subscribe: told.subscribe,
    close,
  };
};

/** Amex codes have four digits; while several brands are possible the longest must fit (P-09). */
const codeLength = (brands: readonly DetectedBrand[]): number =>
  Math.max(3, ...brands.map(({ securityCode }) => (securityCode ? securityCode.length : 0)));
