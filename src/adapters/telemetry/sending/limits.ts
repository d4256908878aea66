/** Bytes of one post, UTF-8 (TEL-28). */
export const postBytes = 102_400;
/** Items kept in memory; what comes while it is full is dropped (TEL-29). */
export const memoryItems = 10_000;
/** Items kept for the next page of the same tab, or the next command (TEL-30). */
export const storedItems = 2000;
/** Characters kept there: the shop shares a tab's storage, which has five million (D-TEL-18). */
export const storedCharacters = 1_000_000;
/** Bytes that may be under way by requests that outlive their page (TEL-31). */
export const keepaliveBytes = 65_000;
/** Times one item is posted before it is given up (D-TEL-08). */
export const mostTries = 10;
/** Times the address is changed by redirects (TEL-21). */
export const mostMoves = 10;
/** Milliseconds a batch waits for more; what is recorded in one task goes together (TEL-27). */
export const batchInterval = 0;
/** Posts in any minute, whatever the page or the collector does (D-TEL-17). */
export const postsAMinute = 60;
/** Bytes one page or command posts in its life (D-TEL-17). */
export const bytesALife = 10_000_000;
/** Seconds between two tries after failures (TEL-18). */
export const backoffSeconds = { least: 10, most: 3600 } as const;
/** Answers after which the same items are posted again (TEL-16). */
export const retriable: readonly number[] = [401, 403, 408, 429, 500, 502, 503, 504];
