import { parentPort, workerData } from 'node:worker_threads';
import type { InProcessAnswer, InProcessCall } from '#server/api/in-process.ts';
import { readClientBuild } from '#server/pages/document/client-build.ts';
import { makePackPage } from '#server/pages/document/packed-page.ts';
import { documentStart, pageDocument } from '#server/pages/document/page-document.ts';
import { loadRenderer } from '#server/pages/document/page-renderer.ts';
import { readyPage } from '#server/pages/page-memory.ts';
import type {
  FromRendering,
  RenderingSource,
  ToRendering,
} from '#server/pages/rendering-messages.ts';

// The rendering thread. It gets data from the server's main thread, through the same calls as a
// browser; it contains nothing else of the server.

if (parentPort === null)
  throw new Error('this module is a thread of server/pages/rendering-thread.ts');
const port = parentPort;
const { distFolder, publicConfig, origin } = workerData as RenderingSource;

const say = (message: FromRendering, moved: readonly ArrayBuffer[] = []): void =>
  port.postMessage(message, [...moved]);

let asked = 0;
const waiting = new Map<number, (answer: InProcessAnswer) => void>();

const transport: InProcessCall = (request) =>
  new Promise((resolve) => {
    asked += 1;
    waiting.set(asked, resolve);
    // Converted to JSON values: a screen may pass objects that cannot be sent to another thread.
    const plain = JSON.parse(JSON.stringify(request)) as typeof request;
    say({ kind: 'call', number: asked, request: plain });
  });

const build = await readClientBuild(distFolder);
const pack = makePackPage();
const renderer = await loadRenderer(distFolder, transport);

/** Most pages begin so; their start is compressed before the first of them is asked for. */
const prepare = (): void => {
  const start = documentStart({ language: 'en-US', theme: undefined }, build, publicConfig);
  pack(start, Buffer.from(start)).catch(() => undefined);
};

const render = async (number: number, address: string): Promise<void> => {
  const page = await renderer({
    url: new URL(address),
    locationNumber: publicConfig.defaultLocationNumber,
    sandbox: publicConfig.sandbox,
    publicConfig,
    origin,
  });
  if (page.kind === 'redirect') {
    const { status, location } = page;
    say({ kind: 'redirect', number, status, location });
    return;
  }
  const { html, packed, data, etag, link } = await readyPage(
    page.status,
    pageDocument(page, build, publicConfig),
    pack,
  );
  const { status } = page;
  const moved = [html.buffer, packed.buffer, data.buffer];
  say({ kind: 'rendered', number, status, html, packed, data, etag, link }, moved);
};

port.on('message', (message: ToRendering) => {
  const { number } = message;
  if (message.kind === 'answer') {
    waiting.get(number)?.(message.answer);
    waiting.delete(number);
    return;
  }
  render(number, message.address).catch((cause: unknown) => {
    // Not the error itself: it may carry values that cannot be sent.
    const error = new Error(cause instanceof Error ? cause.message : 'unknown');
    if (cause instanceof Error && cause.stack !== undefined) error.stack = cause.stack;
    say({ kind: 'failed', number, error });
  });
});
say({ kind: 'ready' });
prepare();
