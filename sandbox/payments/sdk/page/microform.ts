import type {
  FieldKind,
  FieldOptions,
  FieldStyles,
  FromFrame,
  TokenParameters,
} from '#sandbox/payments/sdk/field-protocol.ts';
import { allowedRules } from '#sandbox/payments/sdk/field-styles.ts';
import { HostedField } from '#sandbox/payments/sdk/page/hosted-field.ts';
import { MicroformError, microformError } from '#sandbox/payments/sdk/page/microform-error.ts';
import type { PageContext } from '#sandbox/payments/sdk/page/page-context.ts';
import { wrongParameter } from '#sandbox/payments/sdk/page/token-parameters.ts';
import { warn } from '#sandbox/payments/sdk/page/warn.ts';

/** Milliseconds a token may take; longer means the answer is not coming. */
const tokenTimeout = 20_000;

export type TokenCallback = (error: MicroformError | null, token?: string) => void;

let instances = 0;

/** One card form: at most a number field and a security code field, and their token. */
export class Microform {
  readonly #context: PageContext;
  readonly #styles: FieldStyles;
  readonly #instanceId: string;
  readonly #fields = new Map<string, HostedField>();
  readonly #attempts = new Map<number, TokenCallback>();
  #lastAttempt = 0;
  #codeLengths: readonly number[] = [];

  constructor(context: PageContext, styles: FieldStyles) {
    instances += 1;
    this.#context = context;
    this.#styles = styles;
    allowedRules(styles, warn);
    this.#instanceId = `${context.jti}.${instances}`;
  }

  createField(kind: FieldKind, options: FieldOptions = {}): HostedField {
    if (kind !== 'number' && kind !== 'securityCode') {
      throw microformError('CREATE_FIELD_INVALID_FIELD_TYPE', `There is no field "${kind}".`);
    }
    if (this.#fields.has(kind)) {
      throw microformError('CREATE_FIELD_DUPLICATE', `The ${kind} field exists already.`);
    }
    allowedRules(options.styles ?? {}, warn);
    const styles = { ...this.#styles, ...options.styles };
    const field: HostedField = new HostedField(
      kind,
      { ...options, styles },
      {
        context: this.#context,
        instanceId: this.#instanceId,
        hear: (message) => this.#hear(message),
        leave: () => {
          if (this.#fields.get(kind) === field) this.#fields.delete(kind);
        },
      },
    );
    this.#fields.set(kind, field);
    return field;
  }

  /** Always answers through the callback, once, and never before this returns. */
  createToken(parameters: TokenParameters, callback: TokenCallback): void {
    const refusal = this.#refusal() ?? wrongParameter(parameters);
    if (refusal !== undefined) {
      queueMicrotask(() => callback(refusal));
      return;
    }
    this.#lastAttempt += 1;
    const attempt = this.#lastAttempt;
    this.#attempts.set(attempt, callback);
    setTimeout(() => {
      this.#answer(attempt, (answer) =>
        answer(microformError('CREATE_TOKEN_TIMEOUT', 'The token did not come in time.')),
      );
    }, tokenTimeout);
    this.#leader()?.send({ type: 'token', attempt, parameters: { ...parameters } });
  }

  /** The frame that makes the token: the number's, or the code's where there is no number. */
  #leader(): HostedField | undefined {
    const number = this.#fields.get('number');
    return number?.isLoaded === true ? number : this.#fields.get('securityCode');
  }

  #refusal(): MicroformError | undefined {
    const fields = [...this.#fields.values()];
    if (fields.length === 0) {
      return microformError('CREATE_TOKEN_NO_FIELDS', 'The form has no fields.');
    }
    const failed = fields.find(({ failure }) => failure !== undefined)?.failure;
    if (failed !== undefined) return failed;
    if (!fields.some(({ isLoaded }) => isLoaded)) {
      return microformError('CREATE_TOKEN_NO_FIELDS_LOADED', 'No field is loaded.');
    }
    return this.#leader()?.isAttached === true
      ? undefined
      : microformError('CREATE_TOKEN_UNABLE_TO_START', 'A field is no longer in the page.');
  }

  #answer(attempt: number, give: (callback: TokenCallback) => void): void {
    const callback = this.#attempts.get(attempt);
    this.#attempts.delete(attempt);
    if (callback !== undefined) give(callback);
  }

  #hear(message: FromFrame): void {
    if (message.type === 'token') {
      this.#answer(message.attempt, (callback) =>
        'token' in message
          ? callback(null, message.token)
          : callback(new MicroformError(message.error)),
      );
    } else if (message.type === 'change' && message.change.card !== undefined) {
      const { card, empty } = message.change;
      const lengths = card.map(({ securityCode }) => securityCode.length);
      this.#codeLengths = empty ? [] : [...new Set(lengths)];
      this.#tellCodeLengths();
    } else if (message.type === 'load') {
      this.#tellCodeLengths();
    }
  }

  #tellCodeLengths(): void {
    const lengths = this.#codeLengths;
    this.#fields.get('securityCode')?.send({ type: 'codeLengths', lengths });
  }
}
