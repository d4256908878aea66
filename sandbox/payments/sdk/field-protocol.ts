/** What page script and field frame say to each other. No card data is in any of it. */

export type FieldKind = 'number' | 'securityCode';

export const fieldTitles: Readonly<Record<FieldKind, string>> = {
  number: 'Secure card number',
  securityCode: 'Secure security code',
};

/** Style rules by selector, values by property. */
export type FieldStyles = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface FieldOptions {
  readonly 'aria-label'?: string;
  readonly 'aria-required'?: boolean;
  readonly autoformat?: boolean;
  readonly description?: string;
  readonly disabled?: boolean;
  readonly maxLength?: 3 | 4;
  readonly placeholder?: string;
  readonly styles?: FieldStyles;
  readonly title?: string;
}

/** A brand the number may belong to, as change events show it. */
export interface CardInfo {
  readonly name: string;
  readonly brandedName: string;
  readonly cybsCardType: string;
  readonly spaces: readonly number[];
  readonly blocks: readonly number[];
  readonly lengths: readonly number[];
  readonly securityCode: { readonly name: string; readonly length: number };
  readonly luhn: boolean;
  readonly valid: boolean;
  readonly couldBeValid: boolean;
}

export interface FieldChange {
  readonly card?: readonly CardInfo[];
  readonly valid: boolean;
  readonly couldBeValid: boolean;
  readonly empty: boolean;
}

export interface Autocompleted {
  readonly name?: string;
  readonly expirationMonth?: string;
  readonly expirationYear?: string;
}

export interface ErrorFacts {
  readonly reason: string;
  readonly message: string;
  readonly details?: readonly { readonly location: string; readonly message: string }[];
  readonly correlationId?: string;
}

export interface TokenParameters {
  readonly type?: string;
  readonly expirationMonth?: string;
  readonly expirationYear?: string;
}

/** The first message to a frame, sent with a port; everything after goes through the port. */
export interface InitMessage {
  readonly flexField: 'init';
  readonly kind: FieldKind;
  readonly captureContext: string;
  /** Fields of one form share it, so that two forms on a page do not mix. */
  readonly instanceId: string;
  readonly language: string;
  readonly options: FieldOptions;
}

export type ToFrame =
  | { readonly type: 'options'; readonly options: FieldOptions }
  | { readonly type: 'codeLengths'; readonly lengths: readonly number[] }
  | { readonly type: 'clear' | 'focus' }
  | { readonly type: 'token'; readonly attempt: number; readonly parameters: TokenParameters };

export type FromFrame =
  | { readonly type: 'load' | 'focus' | 'blur' | 'inputSubmitRequest' }
  | { readonly type: 'change'; readonly change: FieldChange }
  | { readonly type: 'autocomplete'; readonly filled: Autocompleted }
  | { readonly type: 'error'; readonly error: ErrorFacts }
  | { readonly type: 'token'; readonly attempt: number; readonly token: string }
  | { readonly type: 'token'; readonly attempt: number; readonly error: ErrorFacts };
