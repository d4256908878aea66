/** The page that thanks for an order. */
export const thankYouAddress = (orderId: string): string =>
  `/thank-you/${encodeURIComponent(orderId)}`;
