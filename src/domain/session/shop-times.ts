/** Times of the shop in milliseconds (LIM-08); the payment session has its own (LIM-10). */
export const shopTimes = {
  notification: 4000,
  persistence: 5000,
  forcedLogout: 1000,
} as const;
