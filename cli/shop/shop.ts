import type { Effect } from 'effect';
import { fillBlanks } from '#application/messages/message.ts';
import type { Outcome } from '#application/run.ts';
import type { Answer } from '#cli/report/answer.ts';
import { wrongChoice } from '#cli/report/choice.ts';
import { badUsage, CommandFailure, exitCodes } from '#cli/report/command-failure.ts';
import { apiKeyIn } from '#cli/session/api-key.ts';
import { isOwnMachine } from '#cli/session/own-machine.ts';
import type { Session } from '#cli/session/session.ts';
import { usualTimeout } from '#cli/session/timeout.ts';
import { commandFailureOf } from '#cli/shop/failure-report.ts';
import { sandboxAhead } from '#cli/shop/sandbox-clock.ts';
import { type SandboxAddresses, sandboxOf } from '#cli/shop/sandbox-of.ts';
import {
  makeTerminalShop,
  ShopUnreachable,
  StateBusy,
  StateUnusable,
  type TerminalShop,
  type TerminalShopOptions,
  UnknownFault,
} from '#composition/node.ts';
import { sandboxTelemetryKey } from '#domain/telemetry/sandbox-telemetry-key.ts';
import type { ShopFailure } from '#ports/shop-failure.ts';

/**
 * The shop as a command uses it: a failure is thrown as a `CommandFailure`.
 */
export interface OpenShop extends Omit<TerminalShop, 'run' | 'alone' | 'end'> {
  /** Runs something that reads. */
  ask<Value, Failure extends ShopFailure>(work: Effect.Effect<Value, Failure>): Promise<Value>;
  /** The same, but a failure is returned, for commands that handle it. */
  attempt<Value, Failure extends ShopFailure>(
    work: Effect.Effect<Value, Failure>,
  ): Promise<Outcome<Value, Failure>>;
  valueOrThrow<Value>(outcome: Outcome<Value, ShopFailure>): Value;
  /** Runs something that changes state, while no other command uses the same state folder. */
  change<Value, Failure extends ShopFailure>(
    work: () => Effect.Effect<Value, Failure>,
  ): Promise<Value>;
  /** The same for several steps. */
  alone<Value>(steps: () => Promise<Value>): Promise<Value>;
}

/** What one command wants of the sign-in. */
type ShopWish = Pick<TerminalShopOptions, 'renewable'>;

/** After this many milliseconds the terminal shows that the command is still working. */
const patience = 1000;

export const withShop = async (
  session: Session,
  work: (shop: OpenShop) => Promise<Answer>,
  wish: ShopWish = {},
): Promise<Answer> => {
  const { settings, terminal, words } = session;
  const timer = setTimeout(() => {
    if (!settings.quiet && !settings.json) terminal.stderr.write(`${words['out.building']}\n`);
  }, patience);
  let end = async (): Promise<void> => undefined;
  try {
    const sandbox = await sandboxBeside(session);
    const ahead = settings.clockOffset || (await sandboxAhead(settings, sandbox));
    const shop = openShop(session, wish, { sandbox, ahead });
    end = shop.end;
    // A cart that cannot be read is told before anything is done with an empty one.
    await shop.ask(shop.useCases.cart.readCart());
    return await work(shop);
  } finally {
    clearTimeout(timer);
    await end();
  }
};

/** The sandbox of a shop that was named; that of this machine is known by its ports. */
const sandboxBeside = async (session: Session): Promise<SandboxAddresses | undefined> => {
  const { settings } = session;
  const found = settings.baseUrlGiven ? await sandboxOf(settings) : undefined;
  if (found === 'silent') {
    // It was waited for as long as an answer may take: no second time.
    const why = { timeoutMs: settings.timeout ?? usualTimeout };
    throw commandFailureOf(new ShopUnreachable({ why }), session, undefined);
  }
  return typeof found === 'object' ? found : undefined;
};

const openShop = (
  session: Session,
  wish: ShopWish,
  place: Place,
): OpenShop & Pick<TerminalShop, 'end'> => {
  const { settings, words } = session;
  const causes: unknown[] = [];
  const ignoredFaults: string[] = [];
  const setAside: string[] = [];
  let silence: unknown;
  const shop = opened(
    session,
    { ...wish, ...place },
    {
      onError: (cause) => causes.push(cause),
      onSilence: (cause) => {
        silence = cause;
      },
      onSetAside: (path) => setAside.push(path),
      onFaultIgnored: (fault) => ignoredFaults.push(fault),
      onFaultFired: (fault) => session.heard?.fault(fault),
      onCall: (name) => session.heard?.call(name),
    },
  );
  const stateFailure = (cause: unknown) =>
    new CommandFailure(
      {
        code: 'StateUnusable',
        message: fillBlanks(words['error.stateFolder'], { path: settings.stateFolder }),
      },
      exitCodes.badInput,
      cause,
    );

  const valueOrThrow: OpenShop['valueOrThrow'] = (outcome) => {
    // A state that cannot be used is the reason for whatever failed after it, and what could not be
    // stored must not look like a success.
    if (causes.length > 0) throw stateFailure(causes[0]);
    const [aside] = setAside;
    if (aside !== undefined) throw unreadableState(aside, session);
    if (!outcome.ok) throw commandFailureOf(outcome.failure, session, silence);
    const [ignored] = ignoredFaults;
    if (ignored !== undefined) {
      const message = fillBlanks(words['error.faultIgnored'], {
        name: ignored,
        address: settings.baseUrl,
      });
      throw new CommandFailure(
        { code: 'FaultIgnored', message, field: 'fault' },
        exitCodes.refused,
      );
    }
    return outcome.value;
  };
  const ask: OpenShop['ask'] = async (effect) => valueOrThrow(await shop.run(effect));
  const alone: OpenShop['alone'] = async (steps) => {
    try {
      return await shop.alone(steps);
    } catch (error) {
      if (error instanceof StateUnusable) throw stateFailure(error);
      if (!(error instanceof StateBusy)) throw error;
      const message = fillBlanks(words['error.stateBusy'], { path: settings.stateFolder });
      throw new CommandFailure({ code: 'StateBusy', message }, exitCodes.refused);
    }
  };
  return {
    ...shop,
    ask,
    attempt: shop.run,
    valueOrThrow,
    alone,
    change: (effect) => alone(() => ask(effect())),
  };
};

const unreadableState = (path: string, { words }: Session): CommandFailure =>
  new CommandFailure(
    { code: 'StateUnreadable', message: fillBlanks(words['error.stateUnreadable'], { path }) },
    exitCodes.badInput,
  );

interface Listeners {
  readonly onError: (cause: unknown) => void;
  readonly onSetAside: (path: string) => void;
  readonly onSilence: (cause: unknown) => void;
  readonly onFaultIgnored: (fault: string) => void;
  readonly onFaultFired: (fault: string) => void;
  readonly onCall: (name: string) => void;
}

const telemetryFor = (
  { environment, toolsUrl }: Session['settings'],
  sandbox: SandboxAddresses | undefined,
) => ({
  url: environment['CRUNCH_TELEMETRY_URL'] || `${sandbox?.tools ?? toolsUrl}/v2/track`,
  key: environment['CRUNCH_TELEMETRY_KEY'] || sandboxTelemetryKey,
});

/** Where the sandbox is, if there is one, and by how many milliseconds its clock is ahead, or this command's. */
interface Place {
  readonly sandbox: SandboxAddresses | undefined;
  readonly ahead: number;
}

const opened = (
  { settings, words }: Session,
  { sandbox, ahead, ...wish }: ShopWish & Place,
  listeners: Listeners,
) => {
  const { environment } = settings;
  const { hostname } = new URL(settings.baseUrl);
  if (settings.faults.length > 0 && !isOwnMachine(hostname)) {
    throw badUsage(fillBlanks(words['error.faultPlace'], { address: settings.baseUrl }), 'fault');
  }
  const gateway =
    sandbox?.gateway ?? `http://127.0.0.1:${environment['CRUNCH_GATEWAY_PORT'] || 4200}`;
  const identity = `http://localhost:${environment['CRUNCH_IDENTITY_PORT'] || 4300}`;
  const usualIssuer = sandbox?.issuer ?? `${identity}/oauth2/default`;
  const vaultOrigins = (environment['CRUNCH_VAULT_ORIGINS'] || gateway).split(',');
  try {
    return makeTerminalShop({
      baseUrl: settings.baseUrl,
      apiKey: apiKeyIn(environment),
      clientId: environment['CRUNCH_CLIENT_ID'] || 'crunchcart-web',
      issuer: environment['CRUNCH_ISSUER'] || usualIssuer,
      vaultOrigins,
      bankOrigins: environment['CRUNCH_BANK_ORIGINS']?.split(',') ?? vaultOrigins,
      approvalHosts: (environment['CRUNCH_PAYPAL_HOSTS'] || new URL(gateway).host).split(','),
      stateFolder: settings.stateFolder,
      ...(settings.languageGiven ? { language: settings.language } : {}),
      faults: settings.faults,
      variant: settings.variant,
      timeout: settings.timeout ?? usualTimeout,
      clockOffset: ahead,
      ...(settings.seed === undefined ? {} : { seed: settings.seed }),
      ...(settings.telemetry && environment['CRUNCH_TELEMETRY_URL'] !== 'none'
        ? { telemetry: telemetryFor(settings, sandbox) }
        : {}),
      ...wish,
      ...listeners,
    });
  } catch (error) {
    if (!(error instanceof UnknownFault)) throw error;
    throw wrongChoice('--fault', error.fault, error.choices, words);
  }
};
