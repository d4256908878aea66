import { shopTimes } from '#domain/session/shop-times.ts';

export type Severity = 'success' | 'error';

/** The one message of the notification bar (NOTIF-01, NOTIF-02). `key` names the text. */
export interface Notice {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly severity: Severity;
  /** How many were added last; held beside the message (D-NOTIF-02). */
  readonly addedQuantity?: number;
  /** Unix ms at which it disappears by itself. */
  readonly until: number;
}

/** Empty or one notice. A new notice replaces the old one and starts its own time (NOTIF-04). */
export type NoticeBar = Notice | undefined;

export const showNotice = (
  notice: Omit<Notice, 'until'>,
  now: number,
  duration: number = shopTimes.notification,
): Notice => ({ ...notice, until: now + duration });

/** Undefined from `until` on. */
export const noticeAt = (bar: NoticeBar, now: number): NoticeBar =>
  bar === undefined || now >= bar.until ? undefined : bar;

/** The time starts again when pointer or focus leaves the notice. */
export const restartNotice = (bar: NoticeBar, now: number): NoticeBar =>
  bar === undefined ? undefined : { ...bar, until: now + shopTimes.notification };
