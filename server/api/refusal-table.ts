import type { RefusalCode } from '#adapters/http/wire/refusal-codes.ts';
import { accountRefusals } from '#server/api/refusals/account-refusals.ts';
import { anyCallRefusals } from '#server/api/refusals/any-call-refusals.ts';
import { couponRefusals } from '#server/api/refusals/coupon-refusals.ts';
import { giftRefusals } from '#server/api/refusals/gift-refusals.ts';
import { mixRefusals } from '#server/api/refusals/mix-refusals.ts';
import { noticeRefusals } from '#server/api/refusals/notice-refusals.ts';
import { operatorRefusals } from '#server/api/refusals/operator-refusals.ts';
import { orderRefusals } from '#server/api/refusals/order-refusals.ts';
import { paymentRefusals } from '#server/api/refusals/payment-refusals.ts';
import { paypalRefusals } from '#server/api/refusals/paypal-refusals.ts';
import type { RefusalRow, RefusalRows, Texts } from '#server/api/refusals/refusal-row.ts';
import { reviewRefusals } from '#server/api/refusals/review-refusals.ts';
import type { Refusal, RefusalOf } from '#server/base/refusal/refusal.ts';

/** Status, texts, field and data of every refusal; a code without a row does not compile. */
export const refusalTable: RefusalRows = {
  ...anyCallRefusals,
  ...accountRefusals,
  ...mixRefusals,
  ...noticeRefusals,
  ...couponRefusals,
  ...reviewRefusals,
  ...giftRefusals,
  ...orderRefusals,
  ...operatorRefusals,
  ...paymentRefusals,
  ...paypalRefusals,
};

/** A refusal as the storefront sends it. */
export interface WrittenRefusal {
  readonly status: number;
  readonly words: Texts;
  readonly field: string | undefined;
  readonly data: readonly unknown[];
  readonly retryAfterSeconds: number | undefined;
}

export const written = (refusal: Refusal): WrittenRefusal => byRow(refusal);

const byRow = <Code extends RefusalCode>({ code, facts }: RefusalOf<Code>): WrittenRefusal => {
  const row: RefusalRow<Code> = refusalTable[code];
  const { status, words, field, data, retryAfterSeconds } = row;
  return {
    status,
    words: typeof words === 'function' ? words(facts) : words,
    field: typeof field === 'function' ? field(facts) : field,
    data: data?.(facts) ?? [],
    retryAfterSeconds:
      typeof retryAfterSeconds === 'function' ? retryAfterSeconds(facts) : retryAfterSeconds,
  };
};
