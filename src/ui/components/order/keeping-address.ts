/** Where who makes an account out of an order comes back to: there the order is put into it. */
export const keepingAddress = (orderId: string): string =>
  `/thank-you/${encodeURIComponent(orderId)}?keep=yes`;

/** The order an account is made out of, by the address the sign-in leads back to. */
export const orderToKeep = (returnTo: string): string | undefined => {
  const [, named] = /^\/thank-you\/([^/?#]+)\?keep=yes$/.exec(returnTo) ?? [];
  return named === undefined ? undefined : decodeURIComponent(named);
};
