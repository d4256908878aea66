/** Times of the shop in milliseconds (LIM-08); those of the payment session live with it (LIM-10). */
export const shopTimes = {
  notification: 4000,
  persistence: 5000,
  forcedLogout: 1000,
} as const;
