import { Effect } from 'effect';
import type { CaptureContext } from '#adapters/payments/capture-context.ts';
import type { Flex, FlexField, FlexMicroform } from '#adapters/payments/flex-script.ts';
import { hostedOptions, hostedStyles } from '#adapters/payments/hosted-look.ts';
import { fieldNames, type HostedField } from '#adapters/payments/hosted-state.ts';
import { vaultFailure } from '#adapters/payments/vault-errors.ts';
import { paymentSessionTiming } from '#domain/payment/session/payment-session.ts';
import type { FieldLook, FieldWords } from '#ports/payment/card-vault.ts';
import { type VaultFailure, VaultTimeout } from '#ports/payment/vault-failures.ts';

/** Without a number's slot the code alone is asked for, of so many digits. */
export interface HostedSlots {
  readonly number?: Element;
  readonly securityCode: Element;
  readonly codeLength?: number;
}

export interface PlacedFields {
  readonly number?: FlexField;
  readonly securityCode: FlexField;
}

export interface Placed {
  readonly slots: HostedSlots;
  readonly microform: FlexMicroform;
  readonly fields: PlacedFields;
  /** Resolves when every frame is there, or with what went wrong, however late. */
  readonly ready: Promise<VaultFailure | undefined>;
}

export interface Placing {
  readonly slots: HostedSlots;
  readonly look: FieldLook;
  readonly words: FieldWords;
  /** Called before the frames load, so that no event is missed. */
  readonly hear: (name: HostedField, field: FlexField, fields: PlacedFields) => void;
}

/** Puts the fields into their slots. Throws the vault's own errors. */
export const placeFields = (MakeFlex: Flex, context: CaptureContext, placing: Placing): Placed => {
  const { slots, look, words, hear } = placing;
  const microform = new MakeFlex(context.jwt).microform('card', { styles: hostedStyles(look) });
  const fields: PlacedFields = {
    ...(slots.number !== undefined && {
      number: microform.createField('number', hostedOptions('number', words)),
    }),
    securityCode: microform.createField('securityCode', {
      ...hostedOptions('securityCode', words),
      ...(slots.codeLength !== undefined && { maxLength: slots.codeLength }),
    }),
  };
  const ready = allLoaded(placedFields(fields));
  for (const [name, field] of placedFields(fields)) {
    hear(name, field, fields);
    field.load(slots[name] ?? slots.securityCode);
  }
  return { slots, microform, fields, ready };
};

export const placedFields = (
  fields: PlacedFields,
): readonly (readonly [HostedField, FlexField])[] =>
  fieldNames.flatMap((name) => {
    const field = fields[name];
    return field === undefined ? [] : [[name, field] as const];
  });

export const sameSlots = (a: HostedSlots, b: HostedSlots): boolean =>
  fieldNames.every((name) => a[name] === b[name]);

const allLoaded = (
  fields: readonly (readonly [HostedField, FlexField])[],
): Promise<VaultFailure | undefined> =>
  new Promise((resolve) => {
    const missing = new Set(fields.map(([name]) => name));
    for (const [name, field] of fields) {
      field.on('load', () => {
        missing.delete(name);
        if (missing.size === 0) resolve(undefined);
      });
      hearErrors(field, resolve);
    }
  });

/** What `ready` resolves with, or that it takes too long. */
export const readyInTime = ({ ready }: Placed): Effect.Effect<VaultFailure | undefined> =>
  Effect.promise(() => ready).pipe(
    Effect.timeout(paymentSessionTiming.fieldLoad),
    Effect.catchTag('TimeoutError', () => Effect.succeed(new VaultTimeout())),
  );

/** Not every version of the script reports errors of its frames; then the time limit applies. */
const hearErrors = (field: FlexField, finish: (failure: VaultFailure) => void): void => {
  try {
    field.on('error', (error) => finish(vaultFailure(error)));
  } catch {
    return;
  }
};
