import type { FieldChange, FieldKind } from '#sandbox/payments/sdk/field-protocol.ts';

/** What a field shows to the other field of its form, inside the gateway's origin. */
export interface SiblingField {
  readonly kind: FieldKind;
  readonly instanceId: string;
  readonly digits: () => string;
  readonly change: () => FieldChange;
}

const key = 'flexField';

/** The page around us cannot read this: it is of another origin. */
export const presentToSiblings = (field: SiblingField): void => {
  Object.defineProperty(window, key, { value: field, configurable: true });
};

/** The other field of the same form, straight from its frame, so nothing passes through the page. */
export const siblingOf = ({ kind, instanceId }: SiblingField): SiblingField | undefined => {
  for (let index = 0; index < parent.frames.length; index += 1) {
    const found = fieldIn(parent.frames[index]);
    if (found?.instanceId === instanceId && found.kind !== kind) return found;
  }
  return undefined;
};

const fieldIn = (frame: Window | undefined): SiblingField | undefined => {
  try {
    return frame === undefined ? undefined : Reflect.get(frame, key);
  } catch {
    // A frame of another origin, which is none of ours.
    return undefined;
  }
};
