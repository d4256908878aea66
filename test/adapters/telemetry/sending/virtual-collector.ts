import type { Reply } from '#adapters/telemetry/sending/reply.ts';
import { makeSender, type SenderParts, type Timer } from '#adapters/telemetry/sending/sender.ts';
import type { StoredText } from '#adapters/telemetry/sending/stored-items.ts';

/** Time that passes only when told; whoever waits is run in order. */
export class VirtualTimer implements Timer {
  readonly #plans = new Map<number, { readonly at: number; readonly run: () => void }>();
  #now = 1_800_000_000_000;
  #next = 0;

  now(): number {
    return this.#now;
  }

  later(run: () => void, milliseconds: number): () => void {
    this.#next += 1;
    const id = this.#next;
    this.#plans.set(id, { at: this.#now + milliseconds, run });
    return () => this.#plans.delete(id);
  }

  /** Milliseconds until the next plan; undefined when nothing is planned. */
  get next(): number | undefined {
    const times = [...this.#plans.values()].map(({ at }) => at);
    return times.length === 0 ? undefined : Math.min(...times) - this.#now;
  }

  /** Lets time pass, with what was planned for it. */
  async pass(milliseconds: number): Promise<void> {
    const until = this.#now + milliseconds;
    for (;;) {
      await settled();
      const due = [...this.#plans].filter(([, { at }]) => at <= until);
      const first = due.sort(([, a], [, b]) => a.at - b.at)[0];
      if (first === undefined) break;
      this.#plans.delete(first[0]);
      this.#now = Math.max(this.#now, first[1].at);
      first[1].run();
    }
    this.#now = until;
  }
}

/** Every promise that can go on has gone on. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
};

export const storedText = (
  text?: string,
): StoredText & { readonly text: () => string | undefined } => {
  let kept = text;
  return {
    text: () => kept,
    read: () => kept,
    write: (next) => {
      kept = next;
    },
    remove: () => {
      kept = undefined;
    },
  };
};

export interface Posted {
  readonly at: number;
  readonly address: string;
  readonly items: readonly string[];
  readonly bytes: number;
}

export const home = 'http://collector.test/v2/track';
export const taken: Reply = {
  status: 200,
  body: '{"itemsReceived":1,"itemsAccepted":1,"errors":[]}',
};

/** A sender over a collector that answers as told; the last answer stays. */
export const setUp = (
  replies: readonly (Reply | ((posted: Posted) => Reply))[],
  given: Partial<SenderParts> & { readonly timer?: VirtualTimer } = {},
) => {
  const timer = given.timer ?? new VirtualTimer();
  const kept = storedText();
  const posts: Posted[] = [];
  const warnings: string[] = [];
  const state = { online: true };
  const queue = [...replies];
  const sender = makeSender({
    address: home,
    post: async (address, body) => {
      const items = JSON.parse(body).map((item: unknown) => JSON.stringify(item));
      const bytes = new TextEncoder().encode(body).length;
      const posted = { at: timer.now(), address, items, bytes };
      posts.push(posted);
      const reply = queue.length > 1 ? queue.shift() : queue[0];
      return typeof reply === 'function' ? reply(posted) : (reply ?? taken);
    },
    kept,
    random: () => 0.5,
    isOnline: () => state.online,
    warn: (text) => warnings.push(text),
    ...given,
    timer,
  });
  return { sender, timer, kept, posts, warnings, state };
};

export const item = (name: string | number, size = 0): string =>
  JSON.stringify({ name: String(name), text: 'x'.repeat(size) });
