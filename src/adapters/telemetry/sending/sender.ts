import { askedWait, waitAfter } from '#adapters/telemetry/sending/backoff.ts';
import {
  bodyOf,
  bytesOf,
  fitting,
  type Waiting,
  waitingItem,
} from '#adapters/telemetry/sending/batch.ts';
import { answered, attempt } from '#adapters/telemetry/sending/careful.ts';
import { movedTo, presentAddress, type Route } from '#adapters/telemetry/sending/endpoint.ts';
import {
  backoffSeconds,
  batchInterval,
  keepaliveBytes,
  memoryItems,
  mostTries,
  postBytes,
} from '#adapters/telemetry/sending/limits.ts';
import { makePostCeiling } from '#adapters/telemetry/sending/post-ceiling.ts';
import { fatesOf, isRedirect, type Reply } from '#adapters/telemetry/sending/reply.ts';
import {
  readItems,
  type StoredText,
  writtenItems,
} from '#adapters/telemetry/sending/stored-items.ts';

/** Time as the sender knows it: tests give their own. */
export interface Timer {
  /** Unix ms. */
  now(): number;
  /** Runs something later; the answer takes it back. */
  later(run: () => void, milliseconds: number): () => void;
}

export interface SenderParts {
  readonly address: string;
  readonly post: (address: string, body: string, signal: AbortSignal) => Promise<Reply>;
  /** A post that outlives its page; undefined when the browser takes no more of them. */
  readonly leave?: (address: string, body: string, bytes: number) => Promise<Reply> | undefined;
  readonly kept: StoredText;
  readonly timer: Timer;
  /** From 0 to below 1. */
  readonly random: () => number;
  readonly isOnline: () => boolean;
  readonly warn: (text: string) => void;
}

/** One way to the collector for browser and terminal. Nothing here throws. */
export interface Sender {
  /** Envelopes as JSON, free of what must never leave. */
  accept(texts: readonly string[]): void;
  /** The network is back. */
  wake(): void;
  /** The page may be gone in a moment: sends what can outlive it, keeps the rest. */
  leave(): void;
  /** Resolves when nothing is under way and nothing may be posted now. */
  idle(): Promise<void>;
  /** Nothing is posted afterwards; `forget` removes what was kept too. */
  end(how: 'keep' | 'forget'): void;
}

/** What the operators read when items are given up (TEL-19). */
const failedText = 'Failed to send telemetry.';
/** Milliseconds between two such warnings: a storm of events is no storm of warnings. */
const warningPause = 10_000;

export const makeSender = (parts: SenderParts): Sender => new PacedSender(parts);

/** What is mutable of a sender: its queue, its pace and its address. */
class PacedSender implements Sender {
  readonly #parts: SenderParts;
  readonly #ceiling = makePostCeiling();
  readonly #ending = new AbortController();
  readonly #waiting: Waiting[];
  #underWay: readonly Waiting[] = [];
  #idlers: readonly (() => void)[] = [];
  #route: Route;
  #cancel: (() => void) | undefined;
  #failures = 0;
  #failedAt = Number.NEGATIVE_INFINITY;
  #notBefore = 0;
  #warnedAt = Number.NEGATIVE_INFINITY;

  constructor(parts: SenderParts) {
    this.#parts = parts;
    this.#route = [parts.address];
    this.#waiting = [...readItems(attempt(() => parts.kept.read()))];
    attempt(() => this.#plan());
  }

  accept(texts: readonly string[]): void {
    if (this.#ended) return;
    for (const text of texts) {
      const item = waitingItem(text);
      const fits = this.#waiting.length + this.#underWay.length < memoryItems;
      if (fits && bytesOf([item]) <= postBytes) this.#waiting.push(item);
      else this.#tellDropped();
    }
    attempt(() => this.#plan());
  }

  wake(): void {
    // A network that comes and goes is no reason to use up the tries of an item.
    this.#notBefore = Math.min(this.#notBefore, this.#failedAt + backoffSeconds.least * 1000);
    this.#stopTimer();
    attempt(() => this.#plan());
  }

  leave(): void {
    if (this.#ended) return;
    const { timer, isOnline, leave } = this.#parts;
    if (leave !== undefined && isOnline() && timer.now() >= this.#notBefore) {
      attempt(() => this.#handOver(leave));
      // Too much for such requests: an ordinary one may still arrive.
      if (this.#ceiling.wait(timer.now()) === 0) void this.#sendNext();
    }
    this.#keep();
  }

  idle(): Promise<void> {
    return new Promise((resolve) => {
      this.#idlers = [...this.#idlers, resolve];
      attempt(() => this.#plan());
    });
  }

  end(how: 'keep' | 'forget'): void {
    if (this.#ended) return;
    this.#ending.abort();
    this.#stopTimer();
    if (how === 'keep') this.#keep();
    else attempt(() => this.#parts.kept.remove());
    this.#waiting.length = 0;
    attempt(() => this.#plan());
  }

  get #ended(): boolean {
    return this.#ending.signal.aborted;
  }

  /** Plans the next post, unless one is planned, under way, or nothing can be done. */
  #plan(): void {
    const { timer, isOnline } = this.#parts;
    const now = timer.now();
    const nothing = this.#ended || this.#waiting.length === 0 || !isOnline();
    if (this.#underWay.length > 0) return;
    if (nothing || this.#notBefore > now) this.#tellIdlers();
    if (nothing || this.#cancel !== undefined) return;
    const pause = Math.max(batchInterval, this.#notBefore - now, this.#ceiling.wait(now));
    this.#cancel = timer.later(() => {
      this.#cancel = undefined;
      void this.#sendNext();
    }, pause);
  }

  async #sendNext(): Promise<void> {
    const { timer, isOnline, post } = this.#parts;
    if (this.#ended || this.#underWay.length > 0 || !isOnline()) return;
    const items = this.#waiting.splice(0, fitting(this.#waiting, postBytes));
    if (items.length === 0) return;
    if (this.#ceiling.allows(bytesOf(items))) {
      this.#underWay = items;
      this.#ceiling.count(timer.now(), bytesOf(items));
      const address = presentAddress(this.#route);
      const reply = await answered(() => post(address, bodyOf(items), this.#ending.signal));
      this.#underWay = [];
      if (!this.#ended) this.#settle(items, reply);
    } else {
      this.#tellDropped();
    }
    this.#plan();
  }

  /** Acts on an answer: takes, plans again or drops each item. */
  #settle(items: readonly Waiting[], reply: Reply): void {
    const from = presentAddress(this.#route);
    const elsewhere = reply.address !== undefined && reply.address !== new URL(from).href;
    const next = movedTo(this.#route, reply.address);
    if (next !== undefined) this.#route = next;
    // A redirect is no failure: the items are posted to the new address at once.
    const hop = isRedirect(reply.status) && next !== undefined;
    const fates = fatesOf(reply, items.length, elsewhere);
    const again = items
      .filter((_, index) => fates[index] === 'again')
      .map((item) => (hop ? item : { ...item, tries: item.tries + 1 }));
    const left = again.filter(({ tries }) => tries < mostTries);
    this.#waiting.unshift(...left);
    if (left.length < again.length || fates.includes('dropped')) this.#tellDropped();
    if (again.length === 0) this.#failures = 0;
    else if (!hop) this.#slowDown(reply.retryAfter);
    if (again.length > 0 || this.#waiting.length === 0) this.#keep();
  }

  #slowDown(retryAfter: string | undefined): void {
    const { timer, random } = this.#parts;
    const now = timer.now();
    this.#failures += 1;
    this.#failedAt = now;
    this.#notBefore = now + waitAfter(this.#failures, random(), askedWait(retryAfter, now));
  }

  /** Gives the browser what it takes for after the page's end. */
  #handOver(leave: NonNullable<SenderParts['leave']>): void {
    const now = this.#parts.timer.now();
    while (this.#waiting.length > 0 && this.#ceiling.wait(now) === 0) {
      const items = this.#waiting.slice(0, Math.max(1, fitting(this.#waiting, keepaliveBytes)));
      const bytes = bytesOf(items);
      const reply = this.#ceiling.allows(bytes)
        ? leave(presentAddress(this.#route), bodyOf(items), bytes)
        : undefined;
      if (reply === undefined) return;
      this.#waiting.splice(0, items.length);
      this.#ceiling.count(now, bytes);
      void answered(() => reply).then((found) => {
        if (!this.#ended) this.#settle(items, found);
        this.#plan();
      });
    }
  }

  #keep(): void {
    const { kept } = this.#parts;
    const items = [...this.#underWay, ...this.#waiting];
    attempt(() => (items.length === 0 ? kept.remove() : kept.write(writtenItems(items))));
  }

  #stopTimer(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  #tellIdlers(): void {
    const idlers = this.#idlers;
    this.#idlers = [];
    for (const tell of idlers) tell();
  }

  #tellDropped(): void {
    const { timer, warn } = this.#parts;
    if (timer.now() - this.#warnedAt < warningPause) return;
    this.#warnedAt = timer.now();
    attempt(() => warn(failedText));
  }
}
