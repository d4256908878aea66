/** Where a customer rates a product they were sent. */
export const reviewAddress = (productId: string): string =>
  `/orderhistory/review/${encodeURIComponent(productId)}`;
