import { Effect } from 'effect';
import type {
  ApplePayErrorOf,
  ApplePayJs,
  ApplePaySheet,
} from '#adapters/payments/apple-pay/apple-pay-js.ts';
import {
  contactIn,
  couponIn,
  paymentIn,
  validationUrlIn,
} from '#adapters/payments/apple-pay/sheet-facts.ts';
import {
  errorTerms,
  requestTerms,
  shippingMethods,
  updateTerms,
} from '#adapters/payments/apple-pay/sheet-terms.ts';
import type { SheetUpdate, WalletAnswers, WalletRequest } from '#ports/payment/wallet.ts';
import {
  MerchantNotValidated,
  WalletCancelled,
  type WalletFailure,
  WalletNotOpened,
} from '#ports/payment/wallet-failures.ts';

interface Api {
  readonly js: ApplePayJs;
  /** Older browsers have none: their sheets hear a new total alone. */
  readonly errorOf: ApplePayErrorOf | undefined;
  readonly version: number;
}

interface Asked {
  readonly request: WalletRequest;
  readonly answers: WalletAnswers;
  readonly resume: (end: Effect.Effect<void, WalletFailure>) => void;
}

/** Opens the sheet at once; throws when the browser does not let it. */
export const openSheet = (
  { js, errorOf, version }: Api,
  { request, answers, resume }: Asked,
): void => {
  const { words, isSent } = request;
  const sheet = new js(version, requestTerms(request, version));
  let isOver = false;
  const end = (how: Effect.Effect<void, WalletFailure>): void => {
    isOver = true;
    resume(how);
  };
  const giveUp = (failure: WalletFailure): void => {
    if (isOver) return;
    end(Effect.fail(failure));
    abort(sheet);
  };
  /** An answer nobody waits for any more is dropped; one the sheet refuses ends it. */
  const answer = <Value>(asked: Effect.Effect<Value>, complete: (value: Value) => void): void => {
    Effect.runPromise(asked)
      .then((value) => {
        if (!isOver) complete(value);
      })
      .catch(() => giveUp(new WalletNotOpened({ reason: 'answer' })));
  };
  const termsOf = (update: SheetUpdate) => updateTerms(update, words, errorOf);

  sheet.onvalidatemerchant = (event) => {
    const url = validationUrlIn(event);
    if (url === undefined) return giveUp(new MerchantNotValidated());
    answer(Effect.result(answers.merchantSession(url)), (opened) => {
      if (opened._tag === 'Failure') giveUp(opened.failure);
      else sheet.completeMerchantValidation(opened.success);
    });
  };
  sheet.onpaymentmethodselected = () =>
    answer(answers.choiceChanged(), (update) =>
      sheet.completePaymentMethodSelection(termsOf(update)),
    );
  sheet.onshippingmethodselected = () =>
    answer(answers.choiceChanged(), (update) =>
      sheet.completeShippingMethodSelection(termsOf(update)),
    );
  sheet.onshippingcontactselected = (event) =>
    answer(answers.contactChanged(contactIn(event)), (update) =>
      sheet.completeShippingContactSelection({
        ...termsOf(update),
        ...(isSent && { newShippingMethods: shippingMethods(update.price, words) }),
      }),
    );
  sheet.oncouponcodechanged = (event) =>
    answer(answers.couponChanged(couponIn(event)), (update) =>
      sheet.completeCouponCodeChange({
        ...termsOf(update),
        ...(isSent && { newShippingMethods: shippingMethods(update.price, words) }),
      }),
    );
  sheet.onpaymentauthorized = (event) => {
    const payment = paymentIn(event);
    if (payment === undefined) {
      sheet.completePayment({ status: js.STATUS_FAILURE });
      return end(Effect.fail(new WalletNotOpened({ reason: 'token' })));
    }
    answer(answers.authorized(payment), (verdict) => {
      if (verdict.is === 'paid') {
        sheet.completePayment({ status: js.STATUS_SUCCESS });
        return end(Effect.void);
      }
      const errors = errorTerms(verdict.faults, words, errorOf);
      sheet.completePayment({ status: js.STATUS_FAILURE, ...errors });
      // Without errors to correct the sheet closes.
      if (!('errors' in errors)) end(Effect.void);
    });
  };
  sheet.oncancel = () => {
    if (!isOver) end(Effect.fail(new WalletCancelled()));
  };
  sheet.begin();
};

/** A sheet that closed by itself cannot be closed again. */
const abort = (sheet: ApplePaySheet): void => {
  try {
    sheet.abort();
  } catch {
    // It is closed, which is what was wanted.
  }
};
