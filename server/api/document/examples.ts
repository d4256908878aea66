import { accountExamples } from '#server/api/document/account-examples.ts';
import type { CallExample } from '#server/api/document/call-example.ts';
import { cartExamples } from '#server/api/document/cart-examples.ts';
import { catalogExamples } from '#server/api/document/catalog-examples.ts';
import { contentExamples } from '#server/api/document/content-examples.ts';
import { couponExamples } from '#server/api/document/coupon-examples.ts';
import { giftExamples } from '#server/api/document/gift-examples.ts';
import { orderExamples } from '#server/api/document/order-examples.ts';
import { reviewExamples } from '#server/api/document/review-examples.ts';
import { settingsExamples } from '#server/api/document/settings-examples.ts';
import { signUpExamples } from '#server/api/document/sign-up-examples.ts';

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
