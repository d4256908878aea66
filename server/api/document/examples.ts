import { accountExamples } from '#server/api/document/account-examples.ts';
import { cartExamples } from '#server/api/document/cart-examples.ts';
import { catalogExamples } from '#server/api/document/catalog-examples.ts';
import { contentExamples } from '#server/api/document/content-examples.ts';
import { couponExamples } from '#server/api/document/coupon-examples.ts';
import { orderExamples } from '#server/api/document/order-examples.ts';
import { settingsExamples } from '#server/api/document/settings-examples.ts';
import { signUpExamples } from '#server/api/document/sign-up-examples.ts';

/** A call as it looks on the wire; a test reads every one with the call's own codecs. */
export interface CallExample {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly item: unknown;
}

const examples: Readonly<Record<string, CallExample>> = {
  ...settingsExamples,
  ...catalogExamples,
  ...contentExamples,
  ...orderExamples,
  ...couponExamples,
  ...accountExamples,
  ...cartExamples,
  ...signUpExamples,
};

export const exampleOf = (name: string): CallExample => examples[name] ?? { item: {} };
