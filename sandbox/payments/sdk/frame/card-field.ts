import type { FieldChange, FieldKind, FieldOptions } from '#sandbox/payments/sdk/field-protocol.ts';
import { tidyInput } from '#sandbox/payments/sdk/frame/digit-input.ts';
import { dressInput } from '#sandbox/payments/sdk/frame/dress-input.ts';
import { numberChange, shownBrands } from '#sandbox/payments/sdk/frame/number-change.ts';
import { codeChange, codeLengths, longestCode } from '#sandbox/payments/sdk/frame/security-code.ts';

/** The field in this frame: what is typed, how it is judged, how it looks. */
export class CardField {
  readonly kind: FieldKind;
  readonly input: HTMLInputElement;
  readonly #allowedNetworks: readonly string[];
  #options: FieldOptions;
  #brandCodeLengths: readonly number[] = [];
  #digits = '';

  constructor(
    kind: FieldKind,
    input: HTMLInputElement,
    allowedNetworks: readonly string[],
    options: FieldOptions,
  ) {
    this.kind = kind;
    this.input = input;
    this.#allowedNetworks = allowedNetworks;
    this.#options = options;
    dressInput(kind, input, options);
  }

  get digits(): string {
    return this.#digits;
  }

  get change(): FieldChange {
    return this.kind === 'number'
      ? numberChange(this.#digits, this.#allowedNetworks)
      : codeChange(this.#digits, codeLengths(this.#brandCodeLengths, this.#options.maxLength));
  }

  /** Takes in what was typed; tells what may be told about it. */
  take(): FieldChange {
    this.#digits = tidyInput(this.input, (typed) => this.#rules(typed));
    const { valid, couldBeValid, empty } = this.change;
    this.input.classList.toggle('valid', !empty && valid);
    this.input.classList.toggle('invalid', !empty && !valid && !couldBeValid);
    this.input.classList.toggle('incomplete', !empty && !valid && couldBeValid);
    this.#announce(!empty && !valid && (!couldBeValid || document.activeElement !== this.input));
    return this.change;
  }

  clear(): FieldChange {
    this.input.value = '';
    return this.take();
  }

  setOptions(options: FieldOptions): FieldChange {
    this.#options = options;
    dressInput(this.kind, this.input, options);
    return this.take();
  }

  setCodeLengths(lengths: readonly number[]): FieldChange {
    this.#brandCodeLengths = lengths;
    return this.take();
  }

  #rules(typed: string) {
    if (this.kind === 'securityCode') {
      const longest = longestCode(this.#brandCodeLengths, this.#options.maxLength);
      this.input.maxLength = longest;
      // What was typed before the brand changed stays, to be seen and corrected.
      return { spaces: [], longest: Math.max(longest, this.#digits.length) };
    }
    const brands = shownBrands(typed, this.#allowedNetworks);
    const [brand] = brands;
    const isSettled = brands.length === 1 && this.#options.autoformat !== false;
    return {
      spaces: isSettled && brand !== undefined ? brand.spaces : [],
      longest: Math.max(...brands.flatMap(({ lengths }) => lengths), 0) || 19,
    };
  }

  #announce(isWrong: boolean): void {
    this.input.setAttribute('aria-invalid', String(isWrong));
  }
}
