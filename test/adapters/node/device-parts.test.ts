import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Effect } from 'effect';
import { afterAll } from 'vitest';
import { makeRandomIds } from '#adapters/browser/random-ids.ts';
import { makeFileStorage } from '#adapters/node/file-storage.ts';
import { seededRandom } from '#adapters/node/seeded-ids.ts';
import { shiftedClock } from '#adapters/node/shifted-clock.ts';
import { makeTerminalEvents, noPage, noTelemetry } from '#adapters/node/without-page.ts';
import { makeSessionAccountPass } from '#adapters/slices/session-account-pass.ts';
import { makeMemoryClock } from '#test/doubles/device/memory-clock.ts';
import { makeMemorySignInSession } from '#test/doubles/sign-in/memory-sign-in-session.ts';
import { accountPassContract } from '#test/ports/account/account-pass.contract.ts';
import { clockContract } from '#test/ports/device/clock.contract.ts';
import { idGeneratorContract } from '#test/ports/device/id-generator.contract.ts';
import { keyValueStorageContract } from '#test/ports/device/key-value-storage.contract.ts';
import { pageReloadContract } from '#test/ports/device/page-reload.contract.ts';
import { shopEventsContract } from '#test/ports/session/shop-events.contract.ts';
import { telemetryContract } from '#test/ports/telemetry/telemetry.contract.ts';

const root = mkdtempSync(join(tmpdir(), 'crunch-device-'));
let folders = 0;
const freshFolder = (): string => {
  folders += 1;
  return join(root, String(folders));
};
afterAll(() => rmSync(root, { recursive: true, force: true }));

const refuse = (cause: unknown): never => {
  throw cause;
};

keyValueStorageContract('file-storage', () => makeFileStorage({ folder: freshFolder() }));
idGeneratorContract('seeded-ids', () => makeRandomIds(seededRandom(freshFolder(), '7', refuse)));
clockContract('shifted-clock', () => {
  const clock = makeMemoryClock();
  const pass = async (milliseconds: number) => clock.advance(milliseconds);
  return { clock: shiftedClock(clock, -86_400_000), pass };
});
shopEventsContract('without-page', makeTerminalEvents);
pageReloadContract('without-page', () => ({ reload: noPage, reloads: false, count: () => 0 }));
telemetryContract('without-page', () => noTelemetry);
accountPassContract('session-account-pass', () => {
  const clock = makeMemoryClock();
  const session = makeMemorySignInSession(clock);
  return {
    clock,
    pass: makeSessionAccountPass(session),
    signOut: () => Effect.runPromise(session.clear),
  };
});
