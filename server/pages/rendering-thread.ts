import { Worker } from 'node:worker_threads';
import type { InProcessCall } from '#server/api/in-process.ts';
import type { ReadyPage } from '#server/pages/page-memory.ts';
import type {
  FromRendering,
  RenderingSource,
  ToRendering,
} from '#server/pages/rendering-messages.ts';

/** Renders pages in a separate thread, so that calls are answered meanwhile (D-PAGE-02). */
export interface RenderingThread {
  /** Starts it, so that the first page need not wait for that. */
  load(): Promise<void>;
  /** Throws `Redirected` when the page redirects. */
  render(address: string): Promise<ReadyPage>;
  close(): Promise<void>;
}

/** A redirect is not a page; it is thrown, so that the page memory does not store it. */
export class Redirected extends Error {
  readonly status: number;
  readonly location: string;

  constructor(status: number, location: string) {
    super(location);
    this.status = status;
    this.location = location;
  }
}

export interface RenderingThreadOptions extends RenderingSource {
  /** The storefront without the network. */
  readonly call: InProcessCall;
  /** Longest rendering of a page, ms, and longest loading; after that the thread is ended and a new one started. */
  readonly patience?: number;
  /** Memory limit of a thread, megabytes; a page that needs more ends the thread, not the shop. */
  readonly mostMegabytes?: number;
}

const usualPatience = 30_000;
const usualMegabytes = 512;
/** Room for what a page throws away at once: twice the usual, and it is swept half as often (D-PERF-16). */
const youngMegabytes = 96;

interface Wanted {
  readonly resolve: (page: ReadyPage) => void;
  readonly reject: (cause: unknown) => void;
}

interface Thread {
  readonly worker: Worker;
  readonly wanted: Map<number, Wanted>;
}

/** The thread starts when it is told to load, or at the first page. */
export const makeRenderingThread = (options: RenderingThreadOptions): RenderingThread => {
  const { patience = usualPatience } = options;
  let numbers = 0;
  let isClosed = false;
  let current: Promise<Thread> | undefined;
  const thread = (): Promise<Thread> => {
    if (current !== undefined) return current;
    // A thread reports its end twice; by the second report a new thread may be running.
    const mine = open(options, () => {
      if (current === mine) current = undefined;
    });
    current = mine;
    return mine;
  };
  return {
    load: async () => {
      await thread();
    },
    render: async (address) => {
      if (isClosed) throw new Error('the shop is closing');
      const { worker, wanted } = await thread();
      numbers += 1;
      const number = numbers;
      const tooLong = setTimeout(() => void worker.terminate(), patience);
      try {
        return await new Promise((resolve, reject) => {
          wanted.set(number, { resolve, reject });
          worker.postMessage({ kind: 'render', number, address } satisfies ToRendering);
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
  { call, distFolder, publicConfig, origin, ...limits }: RenderingThreadOptions,
  onEnd: () => void,
): Promise<Thread> =>
  new Promise((resolve, reject) => {
    const { mostMegabytes = usualMegabytes, patience = usualPatience } = limits;
    const wanted = new Map<number, Wanted>();
    const worker = new Worker(new URL('./rendering-worker.ts', import.meta.url), {
      workerData: { distFolder, publicConfig, origin } satisfies RenderingSource,
      // React renders several times faster without its checks for developers (D-PERF-09).
      env: { ...process.env, NODE_ENV: 'production' },
      resourceLimits: {
        maxOldGenerationSizeMb: mostMegabytes,
        maxYoungGenerationSizeMb: youngMegabytes,
      },
    });
    const tooLong = setTimeout(() => void worker.terminate(), patience);
    const end = (cause: unknown): void => {
      clearTimeout(tooLong);
      onEnd();
      reject(cause);
      for (const { reject: giveUp } of wanted.values()) giveUp(cause);
      wanted.clear();
    };
    worker.on('message', (message: FromRendering) => {
      if (message.kind === 'ready') {
        clearTimeout(tooLong);
        // The listening server keeps the process alive; the thread alone must not.
        worker.unref();
        resolve({ worker, wanted });
      } else if (message.kind === 'call') void answer(worker, call, message);
      else settle(wanted.get(message.number), message);
    });
    worker.on('error', end);
    worker.on('exit', () => end(new Error('the thread that renders pages has ended')));
  });

type Call = Extract<FromRendering, { kind: 'call' }>;

const answer = async (
  worker: Worker,
  call: InProcessCall,
  { number, request }: Call,
): Promise<void> => {
  // Always answered, so that a screen never waits forever.
  const failed = { status: 500, headers: {}, body: undefined };
  const given = await call(request).catch(() => failed);
  worker.postMessage({ kind: 'answer', number, answer: given } satisfies ToRendering);
};

const settle = (
  wanted: Wanted | undefined,
  message: Exclude<FromRendering, { kind: 'call' | 'ready' }>,
): void => {
  if (message.kind === 'redirect') {
    wanted?.reject(new Redirected(message.status, message.location));
  } else if (message.kind === 'failed') {
    wanted?.reject(message.error);
  } else {
    const { status, html, packed, data, etag, link } = message;
    wanted?.resolve({
      ...{ status, etag, link },
      ...{ html: asBuffer(html), packed: asBuffer(packed), data: asBuffer(data) },
    });
  }
};

const asBuffer = (bytes: Uint8Array<ArrayBuffer>): Buffer<ArrayBuffer> =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
