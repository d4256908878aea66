import { makeAutoObservable, observableRef } from 'mobx';
import {
  type NoticeBar,
  noticeAt,
  restartNotice,
  type Severity,
  showNotice,
} from '#domain/notice/notice.ts';
import type { ShopEvent } from '#domain/session/shop-event.ts';
import type { Said } from '#ui/words/said.ts';
import type { WordKey } from '#ui/words/word-key.ts';

export interface ShownNotice {
  readonly severity: Severity;
  readonly title: Said;
  readonly text?: Said;
  readonly link?: { readonly to: string; readonly key: WordKey };
  /** The quantity added last (D-NOTIF-02). */
  readonly addedQuantity?: number;
}

/** Pause before a message is announced, so that quick presses are announced once, milliseconds. */
const speechPause = 500;

/** The notification bar, the failure alert and messages for screen readers only. */
export class NoticeStore {
  shown: ShownNotice | undefined = undefined;
  alerting = false;
  spoken: Said | undefined = undefined;
  readonly #now: () => number;
  #bar: NoticeBar = undefined;
  #isSeen = false;
  #timer: ReturnType<typeof setTimeout> | undefined = undefined;
  #speech: ReturnType<typeof setTimeout> | undefined = undefined;

  constructor(now: () => number) {
    this.#now = now;
    makeAutoObservable(this, { shown: observableRef, spoken: observableRef }, { autoBind: true });
  }

  show(notice: ShownNotice): void {
    const { severity, addedQuantity } = notice;
    const held = addedQuantity === undefined ? {} : { addedQuantity };
    this.#bar = showNotice({ key: 'shown', severity, ...held }, this.#now());
    this.shown = notice;
    this.wait();
  }

  fail(title: Said): void {
    this.show({ severity: 'error', title: { key: 'page.failed' }, text: title });
  }

  /**
   * The place of the bar is on the page, which comes after the first paint: what was told before has its whole time
   * from here. Answers with what ends that.
   */
  attend(): () => void {
    this.#isSeen = true;
    this.release();
    return () => {
      this.#isSeen = false;
      clearTimeout(this.#timer);
    };
  }

  /** Somebody points at the bar or has the focus in it. */
  hold(): void {
    clearTimeout(this.#timer);
  }

  release(): void {
    this.#bar = restartNotice(this.#bar, this.#now());
    this.wait();
  }

  dismiss(): void {
    clearTimeout(this.#timer);
    this.#bar = undefined;
    this.shown = undefined;
  }

  /** Clears the bar when its time is over. */
  tick(): void {
    if (noticeAt(this.#bar, this.#now()) === undefined) this.dismiss();
    else this.wait();
  }

  /** Announced to screen readers only; of several in a row only the last is announced. */
  speak(said: Said): void {
    clearTimeout(this.#speech);
    this.#speech = setTimeout(() => this.say(said), speechPause);
  }

  say(said: Said): void {
    this.spoken = said;
  }

  hear(event: ShopEvent): void {
    if (event.name === 'showApiFailAlert') this.alerting = true;
    if (event.name === 'logout' && event.reason !== 'user')
      this.fail({ key: 'catalogue.sessionTimedOut' });
  }

  closeAlert(): void {
    this.alerting = false;
  }

  wait(): void {
    clearTimeout(this.#timer);
    if (this.#bar === undefined || !this.#isSeen) return;
    this.#timer = setTimeout(() => this.tick(), Math.max(0, this.#bar.until - this.#now()));
  }
}
