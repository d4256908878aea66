import { type BrowserContext, chromium, type LaunchOptions } from '@playwright/test';
import { freePorts } from '#cli/scenario/jobs/free-ports.ts';

interface RemoteBrowser {
  readonly context: BrowserContext;
  /** Where it takes commands of other programs. */
  readonly port: number;
  /** What its pages asked of other machines. */
  readonly elsewhere: readonly string[];
}

/** A browser as testers start it to be steered: new tabs that others open are in its context. */
export const openRemoteBrowser = async (
  profile: string,
  launchOptions: LaunchOptions,
): Promise<RemoteBrowser> => {
  const [port = 0] = await freePorts(1);
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
    viewport: { width: 1280, height: 900 },
  });
  const elsewhere: string[] = [];
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    const isOwn = hostname === 'localhost' || hostname === '127.0.0.1';
    if (/^(?:https?|wss?):$/.test(protocol) && !isOwn) elsewhere.push(request.url());
  });
  return { context, port, elsewhere };
};
