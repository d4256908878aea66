import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { layoutOf } from '#domain/session/layout.ts';
import {
  missingProductAddress,
  type PageAddress,
  pageAddressOf,
} from '#domain/session/page-address.ts';
import { pageDataPath } from '#domain/session/page-data-path.ts';
import { isConnectionLoss } from '#server/data/database/connection-loss.ts';
import { untilConnected } from '#server/data/database/until-connected.ts';
import { busyPage, crowdedPage } from '#server/http/busy-page.ts';
import { clientNetwork } from '#server/http/client-network.ts';
import { type ClientBuild, readClientBuild } from '#server/pages/document/client-build.ts';
import { earlyPresses } from '#server/pages/document/early-presses.ts';
import { sendNoData, sendPageData } from '#server/pages/document/page-data.ts';
import { requireRenderer } from '#server/pages/document/page-renderer.ts';
import { soonParts } from '#server/pages/document/soon-parts.ts';
import { failurePage } from '#server/pages/failure-page.ts';
import { registerOffline } from '#server/pages/offline.ts';
import type { PageHost, RegisterPages } from '#server/pages/page-host.ts';
import { makePageMemory, type ReadyPage } from '#server/pages/page-memory.ts';
import { makeRenderedAhead, type RenderedAhead } from '#server/pages/rendered-ahead.ts';
import {
  makeRenderingQueue,
  type RenderingLimits,
  type RenderingQueue,
  ShopBusy,
} from '#server/pages/rendering-queue.ts';
import {
  makeRenderingThread,
  Redirected,
  type RenderingThread,
} from '#server/pages/rendering-thread.ts';
import { cachingOf } from '#server/pages/shared-caches.ts';
import { makeSmallCopies } from '#server/pages/small-copies.ts';
import { registerStaticFiles } from '#server/pages/static-files.ts';

const builtHere = join(import.meta.dirname, '..', '..', 'dist');

/**
 * An address that was asked for. Its path is appended to the origin, not resolved against it: a path that
 * begins with two slashes would otherwise name a host or be invalid.
 */
const urlOf = (address: string): URL => {
  const url = new URL(`http://localhost${address}`);
  url.pathname = url.pathname.replace(lineBreaks, '%20');
  return url;
};

/**
 * Line breaks in a path are read as spaces: no page has one, and the router's patterns do not match
 * them.
 */
const lineBreaks = /%0[ad]|%e2%80%a[89]/gi;

/**
 * One page at a time: the calls of a page use the same process as the calls of shoppers
 * (D-PAGE-02).
 */
const usualLimits: RenderingLimits = {
  atOnce: 1,
  mostWaiting: 60,
  mostAtAll: 200,
  mostOfNetwork: 15,
};

const scriptHashes = [earlyPresses, soonParts].map(({ hash }) => hash).join(' ');

/**
 * Sheets and scripts that stand in pages are allowed by their hashes, so that the bytes of the page are the
 * same for all shoppers.
 */
const allowInline = (reply: FastifyReply, { styleHashes }: ClientBuild): void => {
  const policy = reply.getHeader('content-security-policy');
  if (typeof policy !== 'string') return;
  const allowed = policy.replace(/(script|style)-src [^;]*/g, (directive, kind) =>
    directive.replace(/'nonce-[^']+'/, kind === 'style' ? styleHashes : scriptHashes),
  );
  reply.header('content-security-policy', allowed);
};

const send = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: ReadyPage,
  caching: Readonly<Record<string, string>>,
): FastifyReply => {
  reply
    .status(page.status)
    .type('text/html; charset=utf-8')
    .headers(caching)
    .header('vary', 'accept-encoding')
    .header('etag', page.etag);
  if (page.link !== undefined) reply.header('link', page.link);
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) {
    return reply.status(304).send();
  }
  const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  return takesBrotli
    ? reply.header('content-encoding', 'br').send(page.packed)
    : reply.send(page.html);
};

/**
 * A redirect from a product's or list's path to a special screen keeps the whole query (D-READ-13).
 */
const withQueryOf = ({ pathname, search }: URL, location: string): string =>
  layoutOf(pathname) === 'default' ? location : `${location.split('?', 1)[0]}${search}`;

/** Value of Retry-After, seconds: even a full queue of slow pages has a free place by then. */
const busySeconds = 5;

const sendBusy = (reply: FastifyReply, { byOne }: ShopBusy): FastifyReply =>
  reply
    .status(byOne ? 429 : 503)
    .header('retry-after', String(busySeconds))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(byOne ? busyPage : crowdedPage);

const sendFailure = (
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
): FastifyReply => {
  if (error instanceof ShopBusy) return sendBusy(reply, error);
  request.log.error({ err: error }, 'page failed');
  if (isConnectionLoss(error)) reply.status(503).header('retry-after', '2');
  else reply.status(500);
  return reply.type('text/html; charset=utf-8').send(failurePage);
};

/** A network that no address is of: pages that nobody asked for wait behind those of shoppers. */
const nobody = '';

const renderedAhead = (
  { bestSellers }: PageHost,
  pageOf: (page: PageAddress, network: string) => Promise<ReadyPage>,
  queue: RenderingQueue,
  quiet: number,
): RenderedAhead =>
  makeRenderedAhead({
    bestSellers,
    render: (path) => pageOf(pageAddressOf(new URL(`http://localhost${path}`)), nobody),
    isBusy: () => queue.waiting > 0,
    quiet,
  });

/** How long ago the shop began to listen, or its catalogue changed, when pages are rendered ahead, milliseconds. */
export const quietBeforeAhead = 1000;

interface PageOptions {
  /** Where the web shop was built to. */
  readonly distFolder?: string;
  /** Milliseconds before pages are rendered ahead; none are without it. */
  readonly quiet?: number | undefined;
  /** Whether the shop listens only when its pages can be rendered; else that loads once it listens. */
  readonly isLoadedFirst?: boolean;
}

const loadAhead = (pages: FastifyInstance, thread: RenderingThread): Promise<void> =>
  thread.load().catch((cause: unknown) => {
    pages.log.error({ err: cause }, 'pages cannot be rendered');
  });

/** Serves pages rendered from the web shop built in `distFolder`, and its files. */
export const makeRegisterPages =
  ({ distFolder = builtHere, quiet, isLoadedFirst = false }: PageOptions = {}): RegisterPages =>
  async (pages, host) => {
    const build = await readClientBuild(distFolder);
    requireRenderer(distFolder);
    const { call, publicConfig, origin } = host;
    const thread = makeRenderingThread({ distFolder, call, publicConfig, origin });
    pages.addHook('onClose', () => thread.close());
    if (isLoadedFirst) await thread.load();
    // It would hold up the rest of a start (D-START-08). The first page tries again what has failed.
    else pages.addHook('onListen', async () => void loadAhead(pages, thread));
    const memory = makePageMemory(() => Date.now());
    const copies = makeSmallCopies(() => performance.now());
    const queue = makeRenderingQueue(usualLimits);
    const pageOf = async (
      { address, productId }: PageAddress,
      network: string,
    ): Promise<ReadyPage> => {
      const version = await untilConnected(host.catalogVersion);
      ahead?.shows(version);
      const kept = memory.kept(address, version);
      if (kept !== undefined) return copies.of(kept, true);
      const isMissing =
        productId !== undefined && !(await untilConnected(() => host.hasProduct(productId)));
      const rendered = isMissing ? missingProductAddress(address) : address;
      const render = () => thread.render(`http://localhost${rendered}`);
      const page = await memory.get(rendered, version, () => queue.render(network, render));
      return copies.of(page, false);
    };
    const ahead = quiet === undefined ? undefined : renderedAhead(host, pageOf, queue, quiet);
    if (ahead !== undefined) {
      pages.addHook('onListen', async () => ahead.shows(await untilConnected(host.catalogVersion)));
      pages.addHook('onClose', async () => ahead.stop());
    }
    await registerStaticFiles(pages, distFolder);
    registerOffline(pages);
    pages.get('/*', async (request, reply) => {
      const url = urlOf(request.url);
      try {
        const asked = pageAddressOf(url);
        const page = await pageOf(asked, clientNetwork(request.ip));
        allowInline(reply, build);
        return send(request, reply, page, cachingOf(asked, page.status));
      } catch (error) {
        if (error instanceof Redirected) {
          return reply.redirect(withQueryOf(url, error.location), error.status);
        }
        return sendFailure(request, reply, error);
      }
    });
    pages.get(`${pageDataPath}/*`, async (request, reply) => {
      if (!request.url.startsWith(pageDataPath)) return sendNoData(reply);
      try {
        const asked = pageAddressOf(urlOf(request.url.slice(pageDataPath.length)));
        const page = await pageOf(asked, clientNetwork(request.ip));
        return sendPageData(request, reply, page, cachingOf(asked, page.status));
      } catch (error) {
        if (error instanceof Redirected) return sendNoData(reply);
        return sendFailure(request, reply, error);
      }
    });
  };
