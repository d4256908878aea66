import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noticeAt, restartNotice, type Severity, showNotice } from '#domain/notice/notice.ts';

const severities = fc.constantFrom<Severity>('success', 'error');

describe('the notification bar', () => {
  it('[NOTIF-02] [NOTIF-03] [LIM-08] shows a message with its severity for 4000 ms', () => {
    fc.assert(
      fc.property(severities, fc.nat(), (severity, now) => {
        const bar = showNotice({ key: 'cart.added', severity }, now);
        expect(noticeAt(bar, now + 3999)).toEqual(bar);
        expect(bar.severity).toBe(severity);
        expect(noticeAt(bar, now + 4000)).toBeUndefined();
      }),
    );
  });

  it('[NOTIF-04] a new one replaces the old and has a time of its own', () => {
    showNotice({ key: 'first', severity: 'success' }, 0);
    const second = showNotice({ key: 'second', severity: 'error' }, 3000);
    expect(noticeAt(second, 6999)?.key).toBe('second');
    expect(noticeAt(second, 7000)).toBeUndefined();
  });

  it('[NOTIF-05] [CART-17] holds how many were added beside the message, until it is gone', () => {
    const bar = showNotice({ key: 'cart.added', severity: 'success', addedQuantity: 3 }, 10);
    expect(noticeAt(bar, 11)?.addedQuantity).toBe(3);
    expect(noticeAt(bar, 4010)?.addedQuantity).toBeUndefined();
  });

  it('starts anew when the shopper leaves it', () => {
    const bar = showNotice({ key: 'a', severity: 'success' }, 0);
    expect(noticeAt(restartNotice(bar, 3500), 7499)).toBeDefined();
    expect(restartNotice(undefined, 5)).toBeUndefined();
  });
});
