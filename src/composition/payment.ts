import { ContainerModule } from 'inversify';
import { makeCompletePayment } from '#application/payment/complete-payment.ts';
import { makeExpirePayment } from '#application/payment/expire-payment.ts';
import { makeExtendPayment } from '#application/payment/extend-payment.ts';
import { makeIgnorePaymentWarning } from '#application/payment/ignore-payment-warning.ts';
import { makeOpenCardEntry } from '#application/payment/open-card-entry.ts';
import { makePayWithSavedCard } from '#application/payment/pay-with-saved-card.ts';
import { makeSkipPayment } from '#application/payment/skip-payment.ts';
import { makeStartPayment } from '#application/payment/start-payment.ts';
import { makeWarnPaymentExpiring } from '#application/payment/warn-payment-expiring.ts';
import {
  CardVaultToken,
  ClockToken,
  CurrentCartToken,
  CurrentCheckoutToken,
  IdGeneratorToken,
  OpenCardEntryToken,
  PaymentSessionsToken,
  SignInSessionToken,
  TelemetryToken,
  tokenOf,
} from '#composition/tokens.ts';

export const paymentUseCases = new ContainerModule(({ bind }) => {
  bind(OpenCardEntryToken).toResolvedValue(makeOpenCardEntry);
  bind(tokenOf('startPayment')).toResolvedValue(makeStartPayment, [
    CurrentCartToken,
    CurrentCheckoutToken,
    PaymentSessionsToken,
    CardVaultToken,
    ClockToken,
    IdGeneratorToken,
    OpenCardEntryToken,
  ]);
  bind(tokenOf('extendPayment')).toResolvedValue(makeExtendPayment, [
    CurrentCheckoutToken,
    PaymentSessionsToken,
    CardVaultToken,
    ClockToken,
    OpenCardEntryToken,
  ]);
  bind(tokenOf('ignorePaymentWarning')).toResolvedValue(makeIgnorePaymentWarning, [
    CurrentCheckoutToken,
  ]);
  bind(tokenOf('warnPaymentExpiring')).toResolvedValue(makeWarnPaymentExpiring, [
    CurrentCheckoutToken,
  ]);
  bind(tokenOf('expirePayment')).toResolvedValue(makeExpirePayment, [
    CurrentCheckoutToken,
    OpenCardEntryToken,
  ]);
  bind(tokenOf('payWithSavedCard')).toResolvedValue(makePayWithSavedCard, [
    SignInSessionToken,
    CurrentCheckoutToken,
    TelemetryToken,
    ClockToken,
    OpenCardEntryToken,
  ]);
  bind(tokenOf('completePayment')).toResolvedValue(makeCompletePayment, [
    CurrentCheckoutToken,
    TelemetryToken,
    ClockToken,
    OpenCardEntryToken,
  ]);
  bind(tokenOf('skipPayment')).toResolvedValue(makeSkipPayment, [
    CurrentCartToken,
    CurrentCheckoutToken,
  ]);
});
