import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isConnectionLoss } from '#server/data/connection-loss.ts';
import { untilConnected } from '#server/data/until-connected.ts';
import type { PageHost, RegisterPages } from '#server/page-host.ts';
import { type ClientBuild, readClientBuild } from '#server/pages/client-build.ts';
import { failurePage } from '#server/pages/failure-page.ts';
import { registerOffline } from '#server/pages/offline.ts';
import { pageDocument } from '#server/pages/page-document.ts';
import { makePageMemory, type ReadyPage, readyPage } from '#server/pages/page-memory.ts';
import { loadRenderer, type RenderPage } from '#server/pages/page-renderer.ts';
import { registerStaticFiles } from '#server/pages/static-files.ts';

const builtHere = join(import.meta.dirname, '..', '..', 'dist');

/** A redirect is an answer, not a page: it travels as an error through the page memory. */
class Redirected extends Error {
  readonly status: number;
  readonly location: string;

  constructor(status: number, location: string) {
    super(location);
    this.status = status;
    this.location = location;
  }
}

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

const makeDraw =
  (render: RenderPage, build: ClientBuild, { call, publicConfig, origin }: PageHost) =>
  async (url: URL): Promise<ReadyPage> => {
    const page = await render({
      url,
      transport: call,
      locationNumber: publicConfig.defaultLocationNumber,
      sandbox: publicConfig.sandbox,
      publicConfig,
      origin,
    });
    if (page.kind === 'redirect') throw new Redirected(page.status, page.location);
    return readyPage(page.status, pageDocument(page, build, publicConfig));
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

/** Draws pages from the built web shop in `distFolder` and serves its files. */
export const makeRegisterPages =
  (distFolder: string = builtHere): RegisterPages =>
  async (pages, host) => {
    const build = await readClientBuild(distFolder);
    const draw = makeDraw(await loadRenderer(distFolder), build, host);
    const memory = makePageMemory(() => Date.now());
    await registerStaticFiles(pages, distFolder);
    registerOffline(pages);
    pages.get('/*', async (request, reply) => {
      const url = urlOf(request);
      try {
        const version = await untilConnected(host.catalogVersion);
        const page = await memory.get(`${url.pathname}${url.search}`, version, () => draw(url));
        allowStyle(reply, build);
        return send(request, reply, page);
      } catch (error) {
        if (error instanceof Redirected) return reply.redirect(error.location, error.status);
        request.log.error({ err: error }, 'page failed');
        if (isConnectionLoss(error)) reply.status(503).header('retry-after', '2');
        else reply.status(500);
        return reply.type('text/html; charset=utf-8').send(failurePage);
      }
    });
  };

export const registerPages: RegisterPages = makeRegisterPages();
