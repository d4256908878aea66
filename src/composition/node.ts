import { Effect } from 'effect';
import { makeMachineClock } from '#adapters/browser/machine-clock.ts';
import { makeRandomIds } from '#adapters/browser/random-ids.ts';
import { makeGenericCalls } from '#adapters/http/client/generic-calls.ts';
import type { Transport } from '#adapters/http/client/transport/transport.ts';
import { usualAccountScopes } from '#adapters/http/wire/account-scopes.ts';
import { makeFileStorage } from '#adapters/node/file-storage.ts';
import { makeNodeBankPage } from '#adapters/node/node-bank-page.ts';
import { makePlacedByKey, type PlacedByKey } from '#adapters/node/placed-by-key.ts';
import { seededRandom } from '#adapters/node/seeded-ids.ts';
import { shiftedClock } from '#adapters/node/shifted-clock.ts';
import { withStateLock } from '#adapters/node/state-lock.ts';
import { makeTerminalEvents, noPage, noTelemetry } from '#adapters/node/without-page.ts';
import { makePersonApproval } from '#adapters/payments/account/person-approval.ts';
import { makeHeadlessVault } from '#adapters/payments/headless-vault.ts';
import { makeHeadlessWallet } from '#adapters/payments/headless-wallet.ts';
import { makeSessionAccountPass } from '#adapters/slices/session-account-pass.ts';
import type { EndingTelemetry } from '#adapters/telemetry/terminal-telemetry.ts';
import { makeTraceContext, type TraceContext } from '#adapters/telemetry/trace-context.ts';
import { run } from '#application/run.ts';
import {
  type TokenLifeUseCases,
  tokenLifeUseCases,
} from '#application/sign-in/self-service/token-life.ts';
import { makeUseCases, type UseCases } from '#application/use-cases.ts';
import { openHost } from '#composition/host/host.ts';
import type { DevicePorts } from '#composition/ports/device-ports.ts';
import { withEveryPort } from '#composition/ports/every-port.ts';
import { makeLateIdentity } from '#composition/ports/late-identity.ts';
import type {
  makeNodeIdentity as MakeNodeIdentity,
  TerminalIdentityOptions,
} from '#composition/terminal/identity.ts';
import { sessionOf } from '#composition/terminal/session-of.ts';
import {
  makeTerminalTelemetry,
  type TerminalTelemetryOptions,
  type TerminalTelemetryParts,
} from '#composition/terminal/telemetry.ts';
import { transportOf } from '#composition/terminal/transport.ts';
import type { Language } from '#domain/locale/language.ts';
import { variants } from '#domain/session/variant.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { IdGenerator } from '#ports/device/id-generator.ts';
import type { KeyValueStorage } from '#ports/device/key-value-storage.ts';
import type { BankPage } from '#ports/payment/bank-page.ts';
import type { HeadlessCardSource } from '#ports/payment/card-vault.ts';
import type { ApprovalWindow } from '#ports/payment/payment-account.ts';
import type { HeadlessWallet } from '#ports/payment/wallet.ts';
import type { GenericCalls } from '#ports/session/generic-calls.ts';
import type { ShopSession } from '#ports/session/shop-session.ts';

export { StateBusy, StateUnusable } from '#adapters/node/state-lock.ts';
export { UnknownFault } from '#composition/terminal/transport.ts';
export { ShopUnreachable } from '#ports/session/call-failures.ts';

export interface TerminalShopOptions extends TerminalIdentityOptions {
  readonly apiKey: string;
  readonly vaultOrigins: readonly string[];
  /** Where the bank's question may be answered (P-22). */
  readonly bankOrigins: readonly string[];
  /** Hosts of the approval page (D-CHECKOUT-17). */
  readonly approvalHosts: readonly string[];
  /** This language goes before the stored one. */
  readonly language?: Language;
  /** Faults to provoke, as people write them. */
  readonly faults: readonly string[];
  /** Milliseconds until a request without an answer is given up. */
  readonly timeout: number;
  /** Milliseconds this shopper's clock is ahead of the machine's. */
  readonly clockOffset: number;
  /** Makes ids repeatable. */
  readonly seed?: string;
  /** Absent = nothing is sent. */
  readonly telemetry?: TerminalTelemetryOptions;
  /** Called when the shop does not provoke the fault. */
  readonly onFaultIgnored: (fault: string) => void;
  /** Called with the fault, as it was written, when a call suffers it. */
  readonly onFaultFired: (fault: string) => void;
  /** Called with its name when a call is sent to the shop. */
  readonly onCall: (name: string) => void;
  /** Called when state could not be stored. */
  readonly onError: (cause: unknown) => void;
  /** Called when something stored could not be read, with where it is kept. */
  readonly onSetAside: (path: string) => void;
  /** Called with the cause when a request got no answer. */
  readonly onSilence: (cause: unknown) => void;
}

/** Where a terminal gets cards: published test cards by their names. */
interface TerminalCards extends HeadlessCardSource {
  /** An expiry every test card takes, MM/YY. */
  readonly expiry: string;
}

export interface TerminalShop {
  readonly useCases: UseCases;
  readonly run: typeof run;
  readonly cards: TerminalCards;
  readonly bankPage: BankPage;
  readonly walletPeople: Pick<HeadlessWallet, 'people' | 'use'>;
  /** Somebody of the sandbox at PayPal's page. */
  readonly payer: (person: string) => ApprovalWindow;
  readonly placedByKey: PlacedByKey;
  /** For testers alone: no screen asks for one of them (D-API-59). */
  readonly genericCalls: () => GenericCalls;
  /** The headers of a signed-in shopper's calls, for calls of a tester's own; undefined for a guest. */
  readonly sessionHeaders: Effect.Effect<Readonly<Record<string, string>> | undefined>;
  /** The same: no page asks for one of them (D-AUTH-25). */
  readonly tokenLife: () => Promise<TokenLifeUseCases>;
  /** Runs steps that change state while no other process does. */
  alone<Value>(steps: () => Promise<Value>): Promise<Value>;
  /** The command ends: telemetry is sent, for at most 1.5 s, or kept for a later one. */
  end(): Promise<void>;
}

/** The same use cases as in the browser, over files, for one command. */
export const makeTerminalShop = (options: TerminalShopOptions): TerminalShop => {
  const { stateFolder } = options;
  const trace = makeTraceContext();
  const device = devicePorts(options, trace);
  const { clock } = device;
  const vault = makeHeadlessVault({ allowedOrigins: options.vaultOrigins, clock });
  const wallet = makeHeadlessWallet({ origin: options.vaultOrigins[0] });
  const identity = identityOf(options, clock);
  const given = {
    ...device,
    ...makeLateIdentity(identity, async () => (await identity()).accounts),
    cardVault: vault,
    wallet,
    transport: transportOf(options, trace),
  };
  const { ports } = withEveryPort(openHost(given)).with({
    accountPass: ({ signInSession }) => makeSessionAccountPass(signInSession),
  });
  return {
    useCases: makeUseCases(ports),
    run,
    cards: {
      use: vault.use,
      typeCode: vault.typeCode,
      aliases: vault.aliases,
      expiry: expiryAfter(clock.now()),
    },
    bankPage: makeNodeBankPage({ allowedOrigins: options.bankOrigins }),
    walletPeople: wallet,
    payer: (person) => makePersonApproval(person).open(),
    placedByKey: makePlacedByKey(stateFolder),
    genericCalls: () => genericCallsOf(given, ports.shopSession),
    sessionHeaders: sessionOf(device.keyValueStorage),
    tokenLife: async () => tokenLifeUseCases({ ...ports, tokenLife: (await identity()).tokenLife }),
    alone: (steps) => withStateLock(stateFolder, steps),
    end: device.telemetry.end,
  };
};

/** The ports of the terminal itself. */
const devicePorts = (
  options: TerminalShopOptions,
  trace: TraceContext,
): DevicePorts & { readonly telemetry: EndingTelemetry } => {
  const { apiKey, clientId } = options;
  const clock = shiftedClock(makeMachineClock(), options.clockOffset);
  const variant = variants[options.variant];
  const storage = storageOf(options);
  return {
    keyValueStorage: storage,
    shopEvents: makeTerminalEvents(),
    clock,
    idGenerator: idsOf(options),
    telemetry: telemetryOf(options, { storage, clock, traceId: trace.traceId }),
    // Commands that change the cart wait for each other by the lock on their state.
    oneAtATime: { run: (work) => work },
    pageReload: noPage,
    shopFacts: {
      apiKey,
      clientId,
      sourceWebsite: variant.logLabel,
      variant,
      accountScopes: usualAccountScopes,
      targetOrigin: new URL(options.baseUrl).origin,
      approvalHosts: options.approvalHosts,
      onError: options.onSilence,
    },
  };
};

const genericCallsOf = (
  given: DevicePorts & { readonly transport: Transport },
  { ensure }: ShopSession,
): GenericCalls =>
  makeGenericCalls(
    {
      ...given.shopFacts,
      transport: given.transport,
      storage: given.keyValueStorage,
      events: given.shopEvents,
      telemetry: given.telemetry,
      reload: given.pageReload,
    },
    ensure,
  );

/** One client of the library for all callers. */
const identityOf = (options: TerminalShopOptions, clock: Clock) => {
  let made: Promise<ReturnType<typeof MakeNodeIdentity>> | undefined;
  return () => {
    made ??= import('#composition/terminal/identity.ts').then(({ makeNodeIdentity }) =>
      makeNodeIdentity(options, clock),
    );
    return made;
  };
};

const idsOf = ({ seed, stateFolder, onError }: TerminalShopOptions): IdGenerator =>
  seed === undefined ? makeRandomIds() : makeRandomIds(seededRandom(stateFolder, seed, onError));

const telemetryOf = (
  { telemetry, variant, stateFolder }: TerminalShopOptions,
  parts: Pick<TerminalTelemetryParts, 'storage' | 'clock' | 'traceId'>,
): EndingTelemetry => {
  const sourceWebsite = variants[variant].logLabel;
  return (
    (telemetry && makeTerminalTelemetry(telemetry, { ...parts, stateFolder, sourceWebsite })) ?? {
      ...noTelemetry,
      end: async () => undefined,
    }
  );
};

const storageOf = ({
  stateFolder,
  language,
  onError,
  onSetAside,
}: TerminalShopOptions): KeyValueStorage => {
  const storage = makeFileStorage({ folder: stateFolder, onError, onSetAside });
  if (language === undefined) return storage;
  return {
    ...storage,
    read: (key) => (key === 'lang' ? Effect.succeed(language) : storage.read(key)),
  };
};

/** December two years on: test cards take any month that is not over. */
const expiryAfter = (now: number): string =>
  `12/${String((new Date(now).getUTCFullYear() + 2) % 100).padStart(2, '0')}`;
