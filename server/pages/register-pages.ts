import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { layoutOf } from '#domain/session/layout.ts';
import { missingProductAddress, pageAddressOf } from '#domain/session/page-address.ts';
import { isConnectionLoss } from '#server/data/database/connection-loss.ts';
import { untilConnected } from '#server/data/database/until-connected.ts';
import { busyPage, crowdedPage } from '#server/http/busy-page.ts';
import { clientNetwork } from '#server/http/client-network.ts';
import { type ClientBuild, readClientBuild } from '#server/pages/client-build.ts';
import { type DrawingLimits, makeDrawingQueue, ShopBusy } from '#server/pages/drawing-queue.ts';
import { Redirected, startDrawingThread } from '#server/pages/drawing-thread.ts';
import { failurePage } from '#server/pages/failure-page.ts';
import { registerOffline } from '#server/pages/offline.ts';
import type { RegisterPages } from '#server/pages/page-host.ts';
import { makePageMemory, type ReadyPage } from '#server/pages/page-memory.ts';
import { registerStaticFiles } from '#server/pages/static-files.ts';

const builtHere = join(import.meta.dirname, '..', '..', 'dist');

/**
 * Address of the request; the host does not matter, pages link by path. Put behind the origin, not
 * resolved against it: a path that begins with two slashes would name a host, or nothing readable.
 */
const urlOf = (request: FastifyRequest): URL => {
  const url = new URL(`http://localhost${request.url}`);
  url.pathname = url.pathname.replace(lineBreaks, '%20');
  return url;
};

/** No page has a line break in its address, and the router's patterns would not get past one. */
const lineBreaks = /%0[ad]|%e2%80%a[89]/gi;

/** One at once: what pages ask the shop for is work beside the calls of shoppers (D-PAGE-02). */
const usualLimits: DrawingLimits = {
  atOnce: 1,
  mostWaiting: 60,
  mostAtAll: 200,
  mostOfNetwork: 15,
};

/** The page's own style is named by its hash, so that the bytes are the same for everybody. */
const allowStyle = (reply: FastifyReply, { styleHash }: ClientBuild): void => {
  const policy = reply.getHeader('content-security-policy');
  if (typeof policy === 'string') {
    reply.header('content-security-policy', policy.replace(/'nonce-[^']+'/g, styleHash));
  }
};

const send = (request: FastifyRequest, reply: FastifyReply, page: ReadyPage): FastifyReply => {
  reply
    .status(page.status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .header('etag', page.etag);
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) {
    return reply.status(304).send();
  }
  const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  return takesBrotli
    ? reply.header('content-encoding', 'br').send(page.packed)
    : reply.send(page.html);
};

/** A special screen that a product's or shelf's path leads to takes the whole query along (D-READ-13). */
const withQueryOf = ({ pathname, search }: URL, location: string): string =>
  layoutOf(pathname) === 'default' ? location : `${location.split('?', 1)[0]}${search}`;

/** Seconds after which a place is free again, even behind a full queue of slow pages. */
const busySeconds = 5;

const sendBusy = (reply: FastifyReply, { byOne }: ShopBusy): FastifyReply =>
  reply
    .status(byOne ? 429 : 503)
    .header('retry-after', String(busySeconds))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(byOne ? busyPage : crowdedPage);

/** Draws pages from the built web shop in `distFolder` and serves its files. */
export const makeRegisterPages =
  (distFolder: string = builtHere): RegisterPages =>
  async (pages, host) => {
    const build = await readClientBuild(distFolder);
    const { call, publicConfig, origin } = host;
    const thread = await startDrawingThread({ distFolder, publicConfig, origin, call });
    pages.addHook('onClose', () => thread.close());
    const memory = makePageMemory(() => Date.now());
    const queue = makeDrawingQueue(usualLimits);
    const pageOf = async (asked: URL, network: string): Promise<ReadyPage> => {
      const version = await untilConnected(host.catalogVersion);
      const { address, productId } = pageAddressOf(asked);
      const kept = memory.kept(address, version);
      if (kept !== undefined) return kept;
      const isMissing =
        productId !== undefined && !(await untilConnected(() => host.hasProduct(productId)));
      const drawn = isMissing ? missingProductAddress(address) : address;
      const draw = () => thread.draw(`http://localhost${drawn}`);
      return memory.get(drawn, version, () => queue.draw(network, draw));
    };
    await registerStaticFiles(pages, distFolder);
    registerOffline(pages);
    pages.get('/*', async (request, reply) => {
      const url = urlOf(request);
      try {
        const page = await pageOf(url, clientNetwork(request.ip));
        allowStyle(reply, build);
        return send(request, reply, page);
      } catch (error) {
        if (error instanceof Redirected) {
          return reply.redirect(withQueryOf(url, error.location), error.status);
        }
        if (error instanceof ShopBusy) return sendBusy(reply, error);
        request.log.error({ err: error }, 'page failed');
        if (isConnectionLoss(error)) reply.status(503).header('retry-after', '2');
        else reply.status(500);
        return reply.type('text/html; charset=utf-8').send(failurePage);
      }
    });
  };

export const registerPages: RegisterPages = makeRegisterPages();
