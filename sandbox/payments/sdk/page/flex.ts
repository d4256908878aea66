import type { FieldStyles } from '#sandbox/payments/sdk/field-protocol.ts';
import { Microform } from '#sandbox/payments/sdk/page/microform.ts';
import { type PageContext, readPageContext } from '#sandbox/payments/sdk/page/page-context.ts';

interface MicroformOptions {
  readonly styles?: FieldStyles;
}

/** The door to hosted card fields: `new Flex(captureContext).microform('card', {styles})`. */
class Flex {
  readonly #context: PageContext;

  constructor(captureContext: unknown) {
    this.#context = readPageContext(captureContext);
  }

  /** Both `microform(options)` and `microform('card', options)` are in use. */
  microform(typeOrOptions?: 'card' | MicroformOptions, options?: MicroformOptions): Microform {
    const chosen = typeof typeOrOptions === 'object' ? typeOrOptions : options;
    return new Microform(this.#context, chosen?.styles ?? {});
  }
}

Object.assign(globalThis, { Flex });
