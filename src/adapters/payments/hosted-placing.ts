import type { CaptureContext } from '#adapters/payments/capture-context.ts';
import type { Flex, FlexField, FlexMicroform } from '#adapters/payments/flex-script.ts';
import { hostedOptions, hostedStyles } from '#adapters/payments/hosted-look.ts';
import { fieldNames, type HostedField } from '#adapters/payments/hosted-state.ts';
import { vaultFailure } from '#adapters/payments/vault-errors.ts';
import { paymentSessionTiming } from '#domain/payment/payment-session.ts';
import type { FieldLook, FieldWords } from '#ports/card-vault.ts';
import { type VaultFailure, VaultTimeout } from '#ports/failures.ts';

export type HostedSlots = Readonly<Record<HostedField, Element>>;
export type PlacedFields = Readonly<Record<HostedField, FlexField>>;

export interface Placed {
  readonly slots: HostedSlots;
  readonly microform: FlexMicroform;
  readonly fields: PlacedFields;
  /** Resolves when both frames are there, or with what went wrong. */
  readonly ready: Promise<VaultFailure | undefined>;
}

export interface Placing {
  readonly slots: HostedSlots;
  readonly look: FieldLook;
  readonly words: FieldWords;
  /** Called before the frames load, so that no event is missed. */
  readonly hear: (name: HostedField, fields: PlacedFields) => void;
}

/** Puts both fields into their slots. Throws the vault's own errors. */
export const placeFields = (MakeFlex: Flex, context: CaptureContext, placing: Placing): Placed => {
  const { slots, look, words, hear } = placing;
  const microform = new MakeFlex(context.jwt).microform('card', { styles: hostedStyles(look) });
  const fields = {
    number: microform.createField('number', hostedOptions('number', words)),
    securityCode: microform.createField('securityCode', hostedOptions('securityCode', words)),
  };
  const ready = bothLoaded(fields);
  for (const name of fieldNames) {
    hear(name, fields);
    fields[name].load(slots[name]);
  }
  return { slots, microform, fields, ready };
};

export const sameSlots = (a: HostedSlots, b: HostedSlots): boolean =>
  fieldNames.every((name) => a[name] === b[name]);

const bothLoaded = (fields: PlacedFields): Promise<VaultFailure | undefined> =>
  new Promise((resolve) => {
    const missing = new Set(fieldNames);
    const timer = setTimeout(() => resolve(new VaultTimeout()), paymentSessionTiming.fieldLoad);
    const finish = (failure: VaultFailure | undefined): void => {
      clearTimeout(timer);
      resolve(failure);
    };
    for (const name of fieldNames) {
      fields[name].on('load', () => {
        missing.delete(name);
        if (missing.size === 0) finish(undefined);
      });
      hearErrors(fields[name], finish);
    }
  });

/** Not every version of the script tells errors of its frames; without them the time limit rules. */
const hearErrors = (field: FlexField, finish: (failure: VaultFailure) => void): void => {
  try {
    field.on('error', (error) => finish(vaultFailure(error)));
  } catch {
    return;
  }
};
