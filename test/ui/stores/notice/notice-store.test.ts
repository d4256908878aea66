import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NoticeStore } from '#ui/stores/notice/notice-store.ts';

const added = { severity: 'success', title: { key: 'cart.added' }, addedQuantity: 2 } as const;
const failed = { severity: 'error', title: { key: 'page.failed' } } as const;

describe('NoticeStore', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const opened = () => {
    const store = new NoticeStore(() => Date.now());
    store.attend();
    return store;
  };

  it.each([added, failed])(
    '[NOTIF-03] a $severity goes away after 4000 ms, not before',
    (notice) => {
      const store = opened();
      store.show(notice);
      vi.advanceTimersByTime(3999);
      expect(store.shown).toEqual(notice);
      vi.advanceTimersByTime(1);
      expect(store.shown).toBeUndefined();
    },
  );

  it('[NOTIF-04] a new one replaces the old one and starts its own time', () => {
    const store = opened();
    store.show(added);
    vi.advanceTimersByTime(3000);
    store.show(failed);
    vi.advanceTimersByTime(3999);
    expect(store.shown).toEqual(failed);
    vi.advanceTimersByTime(1);
    expect(store.shown).toBeUndefined();
  });

  it('[NOTIF-05] holds how many were added beside the message', () => {
    const store = opened();
    store.show(added);
    expect(store.shown?.addedQuantity).toBe(2);
  });

  it('waits while somebody points at it, and starts anew when they leave', () => {
    const store = opened();
    store.show(added);
    vi.advanceTimersByTime(3900);
    store.hold();
    vi.advanceTimersByTime(60_000);
    expect(store.shown).toEqual(added);
    store.release();
    vi.advanceTimersByTime(3999);
    expect(store.shown).toEqual(added);
    vi.advanceTimersByTime(1);
    expect(store.shown).toBeUndefined();
  });

  it('[NOTIF-03] what is told before its place is on the page has its 4000 ms from then on', () => {
    const store = new NoticeStore(() => Date.now());
    store.show(added);
    vi.advanceTimersByTime(60_000);
    expect(store.shown).toEqual(added);
    const leave = store.attend();
    vi.advanceTimersByTime(3999);
    expect(store.shown).toEqual(added);
    vi.advanceTimersByTime(1);
    expect(store.shown).toBeUndefined();
    store.show(failed);
    leave();
    vi.advanceTimersByTime(60_000);
    expect(store.shown).toEqual(failed);
  });

  it('is closed by hand, and leaving it afterwards brings nothing back', () => {
    const store = opened();
    store.show(added);
    store.dismiss();
    store.release();
    vi.advanceTimersByTime(10_000);
    expect(store.shown).toBeUndefined();
  });

  it('rapid presses are spoken once, as the last of them', () => {
    const store = opened();
    const heard: unknown[] = [];
    for (const count of [1, 2, 3]) {
      store.speak({ key: 'cart.count', blanks: { count } });
      vi.advanceTimersByTime(100);
      heard.push(store.spoken);
    }
    expect(heard).toEqual([undefined, undefined, undefined]);
    vi.advanceTimersByTime(500);
    expect(store.spoken).toEqual({ key: 'cart.count', blanks: { count: 3 } });
  });

  it('[ERR-03] a failed call raises the alert, once, until it is closed', () => {
    const store = opened();
    store.hear({ name: 'toggleScreenLoader', show: true });
    expect(store.alerting).toBe(false);
    store.hear({ name: 'showApiFailAlert', error: 'Network Error' });
    store.hear({ name: 'showApiFailAlert', error: 'Network Error' });
    expect(store.alerting).toBe(true);
    store.closeAlert();
    expect(store.alerting).toBe(false);
  });
});
