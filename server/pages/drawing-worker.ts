import { parentPort, workerData } from 'node:worker_threads';
import type { InProcessAnswer, InProcessCall } from '#server/api/in-process.ts';
import { readClientBuild } from '#server/pages/client-build.ts';
import type { DrawingFacts, FromDrawing, ToDrawing } from '#server/pages/drawing-messages.ts';
import { pageDocument } from '#server/pages/page-document.ts';
import { readyPage } from '#server/pages/page-memory.ts';
import { loadRenderer } from '#server/pages/page-renderer.ts';

// The thread that draws pages. What it needs of the shop it asks the server's own thread for, by the
// calls a browser makes; nothing else of the server is here.

if (parentPort === null)
  throw new Error('this module is a thread of server/pages/drawing-thread.ts');
const port = parentPort;
const { distFolder, publicConfig, origin } = workerData as DrawingFacts;

const say = (message: FromDrawing, moved: readonly ArrayBuffer[] = []): void =>
  port.postMessage(message, [...moved]);

let asked = 0;
const waiting = new Map<number, (answer: InProcessAnswer) => void>();

const transport: InProcessCall = (request) =>
  new Promise((resolve) => {
    asked += 1;
    waiting.set(asked, resolve);
    // As JSON has it: what a screen hands over may hold more than can be sent to another thread.
    const plain = JSON.parse(JSON.stringify(request)) as typeof request;
    say({ kind: 'call', number: asked, request: plain });
  });

const build = await readClientBuild(distFolder);
const render = await loadRenderer(distFolder, transport);

const draw = async (number: number, address: string): Promise<void> => {
  const page = await render({
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
  const { html, packed, etag } = await readyPage(
    page.status,
    pageDocument(page, build, publicConfig),
  );
  const { status } = page;
  say({ kind: 'drawn', number, status, html, packed, etag }, [html.buffer, packed.buffer]);
};

port.on('message', (message: ToDrawing) => {
  const { number } = message;
  if (message.kind === 'answer') {
    waiting.get(number)?.(message.answer);
    waiting.delete(number);
    return;
  }
  draw(number, message.address).catch((cause: unknown) => {
    // Not the error itself: what hangs on it may be nothing that can be sent.
    const error = new Error(cause instanceof Error ? cause.message : 'unknown');
    if (cause instanceof Error && cause.stack !== undefined) error.stack = cause.stack;
    say({ kind: 'failed', number, error });
  });
});
say({ kind: 'ready' });
