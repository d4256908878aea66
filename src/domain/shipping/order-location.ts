/**
 * The location an order goes out from where the shopper's own does not serve the address it goes to; undefined where it
 * does, and where nobody knows who serves it.
 */
export const alternateLocation = (
  own: string | undefined,
  serving: string | undefined,
): string | undefined => (serving === own ? undefined : serving);
