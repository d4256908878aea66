import type { RefusalCode } from '#adapters/http/wire/refusal-codes.ts';
import { Refusal, type RefusalFacts } from '#server/base/refusal/refusal.ts';
import { type Decline, declineTexts } from '#server/payment/decline.ts';

type Extra = Omit<Partial<RefusalFacts>, 'status' | 'code' | 'messages'>;

const refusal =
  (status: number, code: RefusalCode, english: string, spanish: string) =>
  (extra: Extra = {}): Refusal =>
    new Refusal({ status, code, messages: { 'en-us': english, es: spanish }, ...extra });

export const priceChanged = refusal(
  409,
  'PRICE_CHANGED',
  'The price changed. Nothing was charged. Please review the new total.',
  'El precio cambió. No se cobró nada. Revisa el nuevo total.',
);

export const stockChanged = refusal(
  409,
  'STOCK_CHANGED',
  'Some items are no longer available. Nothing was charged.',
  'Algunos artículos ya no están disponibles. No se cobró nada.',
);

export const quoteUnknown = refusal(
  409,
  'QUOTE_UNKNOWN',
  'Please review your order again before paying.',
  'Revisa tu pedido de nuevo antes de pagar.',
);

export const quoteExpired = refusal(
  409,
  'QUOTE_EXPIRED',
  'The price was held for 30 minutes. Please review your order again.',
  'El precio se mantuvo durante 30 minutos. Revisa tu pedido de nuevo.',
);

export const keyReused = refusal(
  422,
  'IDEMPOTENCY_KEY_REUSED',
  'This order was already sent with other content. Nothing more was charged.',
  'Este pedido ya se envió con otro contenido. No se cobró nada más.',
);

export const alreadyOrdered = refusal(
  409,
  'ALREADY_ORDERED',
  'This order is already placed. Nothing more was charged.',
  'Este pedido ya se hizo. No se cobró nada más.',
);

export const orderInProgress = refusal(
  409,
  'ORDER_IN_PROGRESS',
  'Your order is being placed. Please wait a moment.',
  'Tu pedido se está procesando. Espera un momento.',
);

/** No end yet: the bank's page is to be shown, then the same order sent again. */
export const actionRequired = refusal(
  402,
  'PAYMENT_ACTION_REQUIRED',
  'Your bank asks you to confirm this payment. Nothing was charged yet.',
  'Tu banco te pide confirmar este pago. Aún no se cobró nada.',
);

export const tokenInvalid = refusal(
  400,
  'PAYMENT_TOKEN_INVALID',
  'Please enter your card again.',
  'Vuelve a escribir los datos de tu tarjeta.',
);

export const paymentSessionUnknown = refusal(
  409,
  'PAYMENT_SESSION_UNKNOWN',
  'The payment session has ended. Please enter your card again.',
  'La sesión de pago terminó. Vuelve a escribir los datos de tu tarjeta.',
);

export const extensionLimit = refusal(
  409,
  'EXTENSION_LIMIT',
  'The payment session cannot be extended again. Please start the payment step again.',
  'La sesión de pago ya no se puede extender. Empieza de nuevo el paso de pago.',
);

export const gatewayUnavailable = refusal(
  503,
  'PAYMENT_UNAVAILABLE',
  'Payment is not available right now. Nothing was charged. Please try again shortly.',
  'El pago no está disponible en este momento. No se cobró nada. Inténtalo de nuevo en breve.',
);

export const orderNotFound = refusal(
  404,
  'NOT_FOUND',
  'We could not find this order. Please check the order number and the email.',
  'No encontramos este pedido. Revisa el número de pedido y el correo electrónico.',
);

export const cardDeclined = (decline: Decline): Refusal =>
  new Refusal({
    status: 402,
    code: 'CARD_DECLINED',
    messages: declineTexts[decline.group],
    data: [decline],
  });
