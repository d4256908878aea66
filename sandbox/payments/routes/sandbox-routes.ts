import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { PendingSales } from '#sandbox/payments/accounts/pending-sales.ts';
import type { Challenges } from '#sandbox/payments/challenges/challenges.ts';
import {
  fault,
  faultModes,
  faultOperations,
  type WaitingFaults,
} from '#sandbox/payments/gateway/faults.ts';
import type { GatewayClock } from '#sandbox/payments/gateway/gateway-clock.ts';
import type { Ledger } from '#sandbox/payments/ledger/ledger.ts';
import { readRequest } from '#sandbox/payments/operations/payment-request.ts';
import { decideReviews, reviewBody, waitingReviews } from '#sandbox/payments/operations/review.ts';
import { jsonBody } from '#sandbox/payments/routes/merchant-scope.ts';
import { registerPendingSaleRoutes } from '#sandbox/payments/routes/pending-sale-routes.ts';
import type { CardSafe } from '#sandbox/payments/tokens/card-safe.ts';
import type { CardVault } from '#sandbox/payments/vault/card-vault.ts';

export interface SandboxParts {
  readonly faults: WaitingFaults;
  readonly ledger: Ledger;
  readonly cardSafe: CardSafe;
  readonly vault: CardVault;
  readonly challenges: Challenges;
  readonly pendingSales: PendingSales;
  readonly clock: GatewayClock;
  readonly now: () => number;
  readonly origin: () => string;
  /** Forgets what is neither on the books nor in the vault. */
  readonly forget: () => void;
}

const faultsBody = z.union([
  fault.transform((one) => [one]),
  z.strictObject({ faults: z.array(fault).max(20) }).transform(({ faults }) => faults),
]);
/** At most a year either way, milliseconds. */
const clockBody = z.strictObject({ offsetMs: z.int().min(-31_536_000_000).max(31_536_000_000) });

/** For people and tests only: provoke failures, look into the ledger, move the clock. */
export const registerSandboxRoutes = (app: FastifyInstance, parts: SandboxParts): void => {
  const { faults, ledger, cardSafe, clock } = parts;

  registerFaultRoutes(app, faults);
  registerClockRoutes(app, clock);
  registerPendingSaleRoutes(app, parts);

  app.get<{ Querystring: { reference?: string } }>('/sandbox/ledger', async ({ query }) => {
    await ledger.settled();
    const { reference } = query;
    const transactions = ledger
      .entries()
      .filter(
        (entry) =>
          reference === undefined || ('reference' in entry && entry.reference === reference),
      );
    const counts = Object.fromEntries(
      [...Map.groupBy(transactions, ({ kind }) => kind)].map(([kind, list]) => [kind, list.length]),
    );
    return { counts, transactions };
  });

  app.get('/sandbox/reviews', async () => ({ waiting: waitingReviews(ledger) }));
  app.post('/sandbox/reviews', async (request) => ({
    decided: await decideReviews(parts, readRequest(reviewBody, jsonBody(request))),
  }));

  app.post('/sandbox/reset', async () => {
    faults.clear();
    cardSafe.clear();
    parts.challenges.clear();
    parts.forget();
    parts.pendingSales.clear();
    clock.setOffset(0);
    await parts.vault.reset();
    await ledger.reset();
    return { reset: true };
  });
};

const registerFaultRoutes = (app: FastifyInstance, faults: WaitingFaults): void => {
  const list = () => ({ faults: faults.list(), operations: faultOperations, modes: faultModes });

  app.get('/sandbox/faults', async () => list());
  app.put('/sandbox/faults', async (request) => {
    faults.set(readRequest(faultsBody, jsonBody(request)));
    return list();
  });
  app.delete('/sandbox/faults', async () => {
    faults.clear();
    return list();
  });
};

const registerClockRoutes = (app: FastifyInstance, clock: GatewayClock): void => {
  const time = () => ({ now: new Date(clock.now()).toISOString(), offsetMs: clock.offset() });

  app.get('/sandbox/clock', async () => time());
  app.put('/sandbox/clock', async (request) => {
    clock.setOffset(readRequest(clockBody, jsonBody(request)).offsetMs);
    return time();
  });
  app.delete('/sandbox/clock', async () => {
    clock.setOffset(0);
    return time();
  });
};
