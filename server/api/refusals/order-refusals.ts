import * as z from 'zod/mini';
import {
  wireOutcome,
  wirePlacedOrder,
  wireQuote,
  wireUnavailableItem,
} from '#adapters/http/wire/order.ts';
import { dollarsFromCents } from '#domain/money/cents.ts';
import { orderSizeWords } from '#server/api/refusals/order-size-words.ts';
import type { RefusalRows } from '#server/api/refusals/refusal-row.ts';

/** Why there is no order; nothing was charged, unless said otherwise. */
export const orderRefusals = {
  PRICE_CHANGED: {
    status: 409,
    words: {
      'en-us': 'The price changed. Nothing was charged. Please review the new total.',
      es: 'El precio cambió. No se cobró nada. Revisa el nuevo total.',
    },
    data: ({ oldTotal, quote }) => [
      { oldTotal: dollarsFromCents(oldTotal), quote: z.encode(wireQuote, quote) },
    ],
  },
  STOCK_CHANGED: {
    status: 409,
    words: {
      'en-us': 'Some items are no longer available. Nothing was charged.',
      es: 'Algunos artículos ya no están disponibles. No se cobró nada.',
    },
    data: ({ unavailable }) => unavailable.map((item) => z.encode(wireUnavailableItem, item)),
  },
  ADDRESS_NOT_SERVICEABLE: {
    status: 409,
    words: {
      'en-us': 'We are unable to ship to this address. Please use another one.',
      es: 'No podemos enviar a esta dirección. Usa otra.',
    },
    field: ({ field }) => field,
  },
  QUOTE_UNKNOWN: {
    status: 409,
    words: {
      'en-us': 'Please review your order again before paying.',
      es: 'Revisa tu pedido de nuevo antes de pagar.',
    },
  },
  QUOTE_EXPIRED: {
    status: 409,
    words: {
      'en-us': 'The price was held for 30 minutes. Please review your order again.',
      es: 'El precio se mantuvo durante 30 minutos. Revisa tu pedido de nuevo.',
    },
  },
  TAX_UNKNOWN: {
    status: 503,
    words: {
      'en-us':
        'We could not work out the sales tax just now. Nothing was charged. Please try again in a moment.',
      es: 'No pudimos calcular el impuesto en este momento. No se cobró nada. Inténtalo de nuevo en un momento.',
    },
    retryAfterSeconds: 5,
  },
  ORDER_TOO_LARGE: { status: 409, words: orderSizeWords, field: 'draft.lines' },
  // One shopper's unfinished payments must not hold all of the stock (D-PAY-07).
  GOODS_ON_HOLD: {
    status: 409,
    words: {
      'en-us':
        'You already have many items on hold in orders whose payment is not finished. Nothing was charged. Please finish those orders, or try again in a few minutes.',
      es: 'Ya tienes muchos artículos apartados en pedidos cuyo pago no ha terminado. No se cobró nada. Termina esos pedidos o inténtalo de nuevo en unos minutos.',
    },
    retryAfterSeconds: (facts) => facts.retryAfterSeconds,
  },
  IDEMPOTENCY_KEY_MISSING: {
    status: 400,
    words: {
      'en-us': 'An Idempotency-Key header is needed.',
      es: 'Falta el encabezado Idempotency-Key.',
    },
    field: 'Idempotency-Key',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    words: {
      'en-us': 'This order was already sent with other content. Nothing more was charged.',
      es: 'Este pedido ya se envió con otro contenido. No se cobró nada más.',
    },
    data: ({ first }) => [z.encode(wireOutcome, first)],
  },
  ALREADY_ORDERED: {
    status: 409,
    words: {
      'en-us': 'This order is already placed. Nothing more was charged.',
      es: 'Este pedido ya se hizo. No se cobró nada más.',
    },
    data: ({ order }) => [z.encode(wirePlacedOrder, order)],
  },
  ORDER_CODE_NEEDED: {
    status: 403,
    words: {
      'en-us':
        'To see all of this order here, track it by its number and email, and ask for the code that we mail.',
      es: 'Para ver todo este pedido aquí, rastréalo con su número y su correo, y pide el código que enviamos.',
    },
    field: 'tempUserID',
  },
  ORDER_CODE_WRONG: {
    status: 403,
    words: {
      'en-us':
        'This code is not right, or it was used or is too old. Check the email with the newest code, or ask for another one.',
      es: 'Este código no es correcto, o ya se usó o caducó. Revisa el correo con el código más reciente o pide otro.',
    },
    field: 'code',
  },
  ORDER_IN_PROGRESS: {
    status: 409,
    words: {
      'en-us':
        'We are checking what became of your order. You are charged once at most. Please wait a moment.',
      es: 'Estamos comprobando qué pasó con tu pedido. Se te cobra una vez como máximo. Espera un momento.',
    },
    retryAfterSeconds: (facts) => facts.retryAfterSeconds,
  },
} as const satisfies Partial<RefusalRows>;
