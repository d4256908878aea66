import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PublicConfig } from '#adapters/http/wire/public-config.ts';
import type { PageMeta } from '#domain/content/page-meta.ts';
import type { InProcessCall } from '#server/api/in-process.ts';
import { StartRefused } from '#server/base/host/start-refused.ts';
import { notBuilt } from '#server/pages/document/client-build.ts';

/** What the renderer needs to render one page. */
export interface PageRequest {
  readonly url: URL;
  readonly locationNumber: string | undefined;
  readonly sandbox: boolean;
  readonly publicConfig: PublicConfig;
  /** The shop's public origin, without a trailing slash. */
  readonly origin: string;
}

export type RenderedPage =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly title: string;
      readonly meta: PageMeta;
      readonly language: string;
      readonly theme: string | undefined;
      readonly html: string;
      readonly data: unknown;
      /** What only this page shows (D-PERF-21). */
      readonly ownData: object;
      readonly splash: boolean;
      /** Source files of the rendered screens, as the client build's manifest names them. */
      readonly screens: readonly string[];
    };

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

/** The server build of the web shop. */
const rendererFile = (distFolder: string): string => join(distFolder, 'server', 'entry-server.js');

/** Refuses a start without it: it is loaded later. */
export const requireRenderer = (distFolder: string): void => {
  if (!existsSync(rendererFile(distFolder))) throw new StartRefused(notBuilt);
};

/** Loads the server build of the web shop; the server knows only this interface of it. */
export const loadRenderer = async (
  distFolder: string,
  transport: InProcessCall,
): Promise<RenderPage> => {
  const file = pathToFileURL(rendererFile(distFolder)).href;
  const { openRenderer } = (await import(file)) as {
    readonly openRenderer: (transport: InProcessCall) => RenderPage;
  };
  return openRenderer(transport);
};
