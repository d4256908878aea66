import type { RefusalRows, Texts } from '#server/api/refusals/refusal-row.ts';
import type { RefusalFacts } from '#server/base/refusal/refusal-facts.ts';

const because: Readonly<Record<RefusalFacts['REVIEW_NOT_OPEN']['because'], Texts>> = {
  'not-bought': {
    'en-us':
      'Only people who bought this product with their account can review it. If you ordered as a guest, put the order into your account first.',
    es: 'Solo quienes compraron este producto con su cuenta pueden opinar. Si pediste como invitado, primero guarda el pedido en tu cuenta.',
  },
  'not-delivered': {
    'en-us': 'You can review this product when your order is delivered.',
    es: 'Puedes opinar sobre este producto cuando se entregue tu pedido.',
  },
};

/** Refusals of reviews of products. */
export const reviewRefusals = {
  REVIEW_NOT_OPEN: { status: 409, words: (facts) => because[facts.because] },
} as const satisfies Partial<RefusalRows>;
