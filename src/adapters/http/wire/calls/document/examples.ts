import { accountExamples } from '#adapters/http/wire/calls/document/account-examples.ts';
import type { CallExample } from '#adapters/http/wire/calls/document/call-example.ts';
import { cartExamples } from '#adapters/http/wire/calls/document/cart-examples.ts';
import { catalogExamples } from '#adapters/http/wire/calls/document/catalog-examples.ts';
import { contentExamples } from '#adapters/http/wire/calls/document/content-examples.ts';
import { couponExamples } from '#adapters/http/wire/calls/document/coupon-examples.ts';
import { giftExamples } from '#adapters/http/wire/calls/document/gift-examples.ts';
import { orderExamples } from '#adapters/http/wire/calls/document/order-examples.ts';
import { reviewExamples } from '#adapters/http/wire/calls/document/review-examples.ts';
import { settingsExamples } from '#adapters/http/wire/calls/document/settings-examples.ts';
import { signUpExamples } from '#adapters/http/wire/calls/document/sign-up-examples.ts';

const examples: Readonly<Record<string, CallExample>> = {
  ...settingsExamples,
  ...catalogExamples,
  ...contentExamples,
  ...orderExamples,
  ...couponExamples,
  ...giftExamples,
  ...reviewExamples,
  ...accountExamples,
  ...cartExamples,
  ...signUpExamples,
};

export const exampleOf = (name: string): CallExample => examples[name] ?? { item: {} };
