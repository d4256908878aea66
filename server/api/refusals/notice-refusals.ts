import type { RefusalRows } from '#server/api/refusals/refusal-row.ts';

/** Refusals of those who ask to be told when a product is back. */
export const noticeRefusals = {
  PRODUCT_AVAILABLE: {
    status: 409,
    words: {
      'en-us': 'This product is available. Add it to your cart.',
      es: 'Este producto está disponible. Agrégalo a tu carrito.',
    },
  },
} as const satisfies Partial<RefusalRows>;
