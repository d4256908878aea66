import { dollarsFromCents } from '#domain/money/cents.ts';
import type { RefusalRows } from '#server/api/refusals/refusal-row.ts';

/** Nothing was charged, and nothing was taken off a card. */
export const giftRefusals = {
  // One answer to every wrong code (D-GIFT-08).
  GIFT_CARD_UNKNOWN: {
    status: 404,
    words: {
      'en-us': 'We do not know this gift card. Please check the code.',
      es: 'No conocemos esta tarjeta de regalo. Revisa el código.',
    },
    field: 'code',
  },
  GIFT_CARD_CHANGED: {
    status: 409,
    words: {
      'en-us':
        'There is less on your gift cards than before. Nothing was charged. Please look at the payment step again.',
      es: 'Tus tarjetas de regalo tienen menos saldo que antes. No se cobró nada. Revisa de nuevo el paso de pago.',
    },
    field: 'draft.giftCards',
    data: ({ giftCards }) =>
      giftCards.map(({ cardRef, balance }) => ({ cardRef, balance: dollarsFromCents(balance) })),
  },
} as const satisfies Partial<RefusalRows>;
