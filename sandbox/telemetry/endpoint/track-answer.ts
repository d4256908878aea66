/** Of the sandbox's resource; clients put it into the header request-context (TEL-11). */
const appId = '5f0c6d7e-3c55-4d0b-9a53-1d6f3f0f6a01';

export interface ItemError {
  readonly index: number;
  readonly statusCode: number;
  readonly message: string;
}

/**
 * The reply to a post. All four fields always: a client drops a whole batch when the numbers do not
 * add up, or when the errors are missing.
 */
export const trackAnswer = (
  received: number,
  errors: readonly ItemError[],
  message?: string,
  accepted = received - errors.length,
) => ({
  itemsReceived: received,
  itemsAccepted: accepted,
  appId,
  errors,
  ...(message === undefined ? {} : { message }),
});
