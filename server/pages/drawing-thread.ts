import { Worker } from 'node:worker_threads';
import type { InProcessCall } from '#server/api/in-process.ts';
import type { DrawingFacts, FromDrawing, ToDrawing } from '#server/pages/drawing-messages.ts';
import type { ReadyPage } from '#server/pages/page-memory.ts';

/** Draws pages in a thread of its own, so that calls are answered meanwhile (D-PAGE-02). */
export interface DrawingThread {
  /** Throws `Redirected` where the page leads elsewhere. */
  draw(address: string): Promise<ReadyPage>;
  close(): Promise<void>;
}

/** A redirect is an answer, not a page: it travels as an error through the page memory. */
export class Redirected extends Error {
  readonly status: number;
  readonly location: string;

  constructor(status: number, location: string) {
    super(location);
    this.status = status;
    this.location = location;
  }
}

export interface DrawingThreadOptions extends DrawingFacts {
  /** The storefront without the network. */
  readonly call: InProcessCall;
  /** How long a page may take, ms: a thread that is stuck is ended, and another one started. */
  readonly patience?: number;
  /** What one thread may keep, megabytes: a page that needs more ends its thread, not the shop. */
  readonly mostMegabytes?: number;
}

const usualPatience = 30_000;
const usualMegabytes = 512;

interface Wanted {
  readonly resolve: (page: ReadyPage) => void;
  readonly reject: (cause: unknown) => void;
}

interface Thread {
  readonly worker: Worker;
  readonly wanted: Map<number, Wanted>;
}

/** Resolves when the first thread can draw. */
export const startDrawingThread = async (options: DrawingThreadOptions): Promise<DrawingThread> => {
  const { patience = usualPatience } = options;
  let numbers = 0;
  let isClosed = false;
  let current: Promise<Thread> | undefined;
  const thread = (): Promise<Thread> => {
    if (current !== undefined) return current;
    // A thread tells its end twice; by the second time another one may be at work.
    const mine = open(options, () => {
      if (current === mine) current = undefined;
    });
    current = mine;
    return mine;
  };
  await thread();
  return {
    draw: async (address) => {
      if (isClosed) throw new Error('the shop is closing');
      const { worker, wanted } = await thread();
      numbers += 1;
      const number = numbers;
      const tooLong = setTimeout(() => void worker.terminate(), patience);
      try {
        return await new Promise((resolve, reject) => {
          wanted.set(number, { resolve, reject });
          worker.postMessage({ kind: 'draw', number, address } satisfies ToDrawing);
        });
      } finally {
        clearTimeout(tooLong);
        wanted.delete(number);
      }
    },
    close: async () => {
      isClosed = true;
      await (await current?.catch(() => undefined))?.worker.terminate();
    },
  };
};

const open = (
  { call, distFolder, publicConfig, origin, mostMegabytes = usualMegabytes }: DrawingThreadOptions,
  onEnd: () => void,
): Promise<Thread> =>
  new Promise((resolve, reject) => {
    const wanted = new Map<number, Wanted>();
    const worker = new Worker(new URL('./drawing-worker.ts', import.meta.url), {
      workerData: { distFolder, publicConfig, origin } satisfies DrawingFacts,
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    });
    const end = (cause: unknown): void => {
      onEnd();
      reject(cause);
      for (const { reject: giveUp } of wanted.values()) giveUp(cause);
      wanted.clear();
    };
    worker.on('message', (message: FromDrawing) => {
      if (message.kind === 'ready') {
        // A server that listens keeps the process alive; its thread alone does not.
        worker.unref();
        resolve({ worker, wanted });
      } else if (message.kind === 'call') void answer(worker, call, message);
      else settle(wanted.get(message.number), message);
    });
    worker.on('error', end);
    worker.on('exit', () => end(new Error('the thread that draws pages has ended')));
  });

type Call = Extract<FromDrawing, { kind: 'call' }>;

const answer = async (worker: Worker, call: InProcessCall, message: Call): Promise<void> => {
  const { number, request } = message;
  // Whatever goes wrong with it, a screen that waits for it must not wait for ever.
  const failed = { status: 500, headers: {}, body: undefined };
  const given = await call(request).catch(() => failed);
  worker.postMessage({ kind: 'answer', number, answer: given } satisfies ToDrawing);
};

const settle = (
  wanted: Wanted | undefined,
  message: Exclude<FromDrawing, { kind: 'call' | 'ready' }>,
): void => {
  if (message.kind === 'redirect') {
    wanted?.reject(new Redirected(message.status, message.location));
  } else if (message.kind === 'failed') {
    wanted?.reject(message.error);
  } else {
    const { status, html, packed, etag } = message;
    wanted?.resolve({ status, html: asBuffer(html), packed: asBuffer(packed), etag });
  }
};

const asBuffer = (bytes: Uint8Array<ArrayBuffer>): Buffer<ArrayBuffer> =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
