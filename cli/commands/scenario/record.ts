import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { recordingAnswer } from '#adapters/http/wire/tools/recorded-call.ts';
import { fillBlanks } from '#application/messages/message.ts';
import { askSandbox } from '#cli/commands/sandbox/sandbox-call.ts';
import { parseFlags, wholeNumber } from '#cli/input/parse.ts';
import { badUsage, CommandFailure, exitCodes } from '#cli/report/command-failure.ts';
import { write } from '#cli/report/terminal.ts';
import {
  findBrowser,
  type OpenBrowser,
  openTab,
  startBrowser,
} from '#cli/scenario/record/browser.ts';
import { inTemporaryFolder, untilSignal, untilStopped } from '#cli/session/ending.ts';
import type { Action, Session } from '#cli/session/session.ts';
import { recordQuery } from '#domain/session/recording.ts';

const recordFlags = z.object({
  out: z.string(),
  open: z.optional(z.string()),
  browserPort: z.optional(z.string()),
  headless: z.optional(z.boolean()),
});
type RecordFlags = z.output<typeof recordFlags>;

/** A page that was closed may still be telling its last call: milliseconds without a new one. */
const silence = 300;

/**
 * `crunch record --out trip.yaml`: opens the shop in a browser, waits until it is closed or the command is ended by
 * Ctrl-C, and writes what its pages called as a scenario (D-CLI-40).
 */
export const record: Action = async (session, { flags }) => {
  const { settings, terminal, words } = session;
  const wish = parseFlags(recordFlags, flags, words);
  const name = `crunch-${randomBytes(6).toString('hex')}`;
  const address = addressOf(settings.baseUrl, wish, name, session);
  refuseUnwritable(wish.out, session);
  // A shop without a sandbox, or with one that is not there, says so before anybody goes shopping.
  refuseOtherAddress(await askSandbox(session, 'GET', '/sandbox/recordings'), session);
  const { value: facts } = await untilSignal((stop) =>
    inTemporaryFolder('crunch-record-', async (folder) => {
      const browser = await browserFor(wish, { address, folder }, session);
      if (!settings.quiet) {
        await write(terminal.stderr, `${fillBlanks(words['out.recording'], { file: wish.out })}\n`);
      }
      await Promise.race([browser.closed, untilStopped(stop)]);
      await browser.close();
      // Written while the browser's folder is still there: whatever becomes of that, the trip is kept.
      const { calls, scenario } = await recorded(name, session);
      writeFileSync(wish.out, scenario, { mode: 0o600 });
      return { calls: calls.length, file: wish.out };
    }),
  );
  return { data: facts, text: () => fillBlanks(words['out.recorded'], facts) };
};

const addressOf = (
  baseUrl: string,
  { open = '/' }: RecordFlags,
  name: string,
  { words }: Session,
): string => {
  const isPath = open.startsWith('/') && URL.canParse(open, baseUrl);
  const address = isPath ? new URL(open, baseUrl) : undefined;
  if (address?.origin !== new URL(baseUrl).origin) {
    throw badUsage(fillBlanks(words['error.openPath'], { value: open }), 'open');
  }
  address.searchParams.set(recordQuery, name);
  return address.href;
};

const ofShop = z.object({ shop: z.string() });

/** What pages of another address tell is not taken, so a trip there would come to nothing. */
const refuseOtherAddress = (recordings: unknown, { settings, words }: Session): void => {
  const { data } = z.safeParse(ofShop, recordings);
  if (data === undefined || data.shop === new URL(settings.baseUrl).origin) return;
  const blanks = { value: settings.baseUrl, shop: data.shop };
  throw badUsage(fillBlanks(words['error.recordedElsewhere'], blanks), 'base-url');
};

/** Told before the trip, which would be lost otherwise. */
const refuseUnwritable = (path: string, { words }: Session): void => {
  const isNew = !existsSync(path);
  try {
    closeSync(openSync(path, 'a', 0o600));
    // Nothing is left behind by a trip that came to nothing.
    if (isNew) rmSync(path);
  } catch (cause) {
    const message = fillBlanks(words['error.fileWrite'], { path });
    const facts = { code: 'FileUnwritable', message, field: 'out' };
    throw new CommandFailure(facts, exitCodes.badInput, cause);
  }
};

const browserFor = async (
  { browserPort, headless = false }: RecordFlags,
  where: { readonly address: string; readonly folder: string },
  session: Session,
): Promise<OpenBrowser> => {
  const { words, settings } = session;
  if (browserPort !== undefined) {
    const port = wholeNumber(browserPort, '--browser-port', { least: 1, most: 65_535 }, words);
    const tab = await openTab(port, where.address);
    if (tab !== undefined) return tab;
    throw unreached(fillBlanks(words['error.noBrowserAt'], { port }));
  }
  const path = findBrowser(settings.environment, headless);
  const browser = path && (await startBrowser(path, { ...where, headless }));
  if (browser) return browser;
  throw unreached(words['error.noBrowser']);
};

const unreached = (message: string): CommandFailure =>
  new CommandFailure({ code: 'BrowserMissing', message }, exitCodes.unreachable);

/** The recording, once nothing more comes. */
const recorded = async (
  name: string,
  session: Session,
): Promise<z.output<typeof recordingAnswer>> => {
  for (let before = -1; ; ) {
    await pause(silence);
    const read = z.safeParse(recordingAnswer, await asked(name, session));
    if (!read.success) break;
    if (read.data.calls.length === before) return read.data;
    before = read.data.calls.length;
  }
  const message = session.words['error.nothingRecorded'];
  throw new CommandFailure({ code: 'NothingRecorded', message }, exitCodes.refused);
};

/** Undefined when the sandbox knows of no such recording. */
const asked = async (name: string, session: Session): Promise<unknown> => {
  try {
    return await askSandbox(session, 'GET', `/sandbox/recordings/${name}`);
  } catch (cause) {
    if (cause instanceof CommandFailure && cause.facts.code === 'RecordingNotFound') {
      return undefined;
    }
    throw cause;
  }
};
