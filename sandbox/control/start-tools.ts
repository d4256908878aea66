import Fastify from 'fastify';
import type { ZipDirectory } from '#domain/shipping/zip-directory.ts';
import type { AddressKey } from '#sandbox/addresses/address-key.ts';
import { registerAddressCheck } from '#sandbox/addresses/address-routes.ts';
import { registerAutocomplete } from '#sandbox/addresses/autocomplete-routes.ts';
import { registerControlApi } from '#sandbox/control/control-api.ts';
import { registerControlPage } from '#sandbox/control/control-page.ts';
import { registerOrderCalls } from '#sandbox/control/order-calls.ts';
import { registerRecordingPages } from '#sandbox/control/recording-page.ts';
import { registerReviewCalls } from '#sandbox/control/review-calls.ts';
import type { SandboxControls } from '#sandbox/control/sandbox-controls.ts';
import { registerSpeedPage } from '#sandbox/control/speed-page.ts';
import { registerSteering } from '#sandbox/control/steering-api.ts';
import { registerTelemetryCalls } from '#sandbox/control/telemetry-calls.ts';
import { registerTelemetryPage } from '#sandbox/control/telemetry-page.ts';
import { registerTracePage } from '#sandbox/control/trace-page.ts';
import { guardOwnRequests } from '#sandbox/http/own-requests.ts';
import { makePartyFaults, registerPartyFaults } from '#sandbox/http/party-faults.ts';
import { startMailbox } from '#sandbox/mail/mailbox.ts';
import { refuseProduction } from '#sandbox/outside-production.ts';
import {
  registerRecordings,
  registerToldCalls,
  toldPath,
} from '#sandbox/recording/recording-routes.ts';
import { makeRecordingStore } from '#sandbox/recording/recording-store.ts';
import { registerTaxes } from '#sandbox/taxes/tax-routes.ts';
import { isTrackPath, registerCollector } from '#sandbox/telemetry/endpoint/collector.ts';
import { registerTraces } from '#sandbox/traces/trace-routes.ts';
import { makeTraceStore } from '#sandbox/traces/trace-store.ts';

export interface ToolsOptions {
  readonly port: number;
  readonly mailPort: number;
  readonly mailFile: string;
  /** Where pages of the shop come from. */
  readonly shopOrigin: string;
  readonly telemetryKey?: string;
  /** The shop's key at the address service. */
  readonly addressKey: AddressKey;
  /** The same, at the tax service. */
  readonly taxToken: string;
  readonly zips: () => Promise<ZipDirectory>;
  readonly controls: SandboxControls;
  readonly now?: () => Date;
}

export interface RunningTools {
  readonly origin: string;
  readonly mailPort: number;
  close(): Promise<void>;
}

/** Starts collector, mailbox, address and tax service and control page on loopback. Development and QA only. */
export const startTools = async (options: ToolsOptions): Promise<RunningTools> => {
  refuseProduction('The sandbox');
  const now = options.now ?? (() => new Date());
  const mailbox = await startMailbox({ port: options.mailPort, file: options.mailFile, now });
  const app = Fastify({ bodyLimit: 1_048_576, logger: false });
  guardOwnRequests(app, {
    isControl: (route) => !isTrackPath(route) && route !== toldPath,
    refuse: ({ status, code, message }, reply) =>
      reply.code(status).send({ error: { code, message } }),
  });
  // Each part is a plugin, so that the collector's permissive body parser and open CORS headers
  // apply to the collector only.
  let collector: ReturnType<typeof registerCollector> | undefined;
  await app.register(async (scope) => {
    collector = registerCollector(scope, {
      now: () => now().getTime(),
      ...(options.telemetryKey === undefined ? {} : { key: options.telemetryKey }),
    });
  });
  if (collector === undefined) throw new Error('The collector did not start.');
  const traces = makeTraceStore();
  const recordings = makeRecordingStore();
  const partyFaults = makePartyFaults();
  const reset = async (): Promise<void> => {
    traces.clear();
    recordings.clear();
    partyFaults.clear();
    await options.controls.reset();
  };
  const parts = { mailbox, collector, controls: { ...options.controls, reset } };
  await app.register(async (scope) => registerControlApi(scope, parts));
  await app.register(async (scope) => registerSteering(scope, options.controls));
  await app.register(async (scope) => registerOrderCalls(scope, options.controls.operator));
  await app.register(async (scope) => registerReviewCalls(scope, options.controls.operator));
  await app.register(async (scope) => registerTelemetryCalls(scope, parts.collector));
  await app.register(async (scope) => registerControlPage(scope, parts));
  await app.register(async (scope) => registerTelemetryPage(scope, parts.collector.store));
  await app.register(async (scope) => registerSpeedPage(scope, parts.collector.store));
  await app.register(async (scope) => registerTraces(scope, traces));
  await app.register(async (scope) => registerTracePage(scope, traces));
  const shopOrigin = new URL(options.shopOrigin).origin;
  await app.register(async (scope) => registerToldCalls(scope, recordings, shopOrigin));
  await app.register(async (scope) => registerRecordings(scope, recordings, shopOrigin));
  await app.register(async (scope) =>
    registerRecordingPages(scope, recordings, options.shopOrigin),
  );
  await app.register(async (scope) => registerPartyFaults(scope, partyFaults));
  const addresses = { key: options.addressKey, zips: options.zips, faults: partyFaults };
  await app.register(async (scope) => registerAddressCheck(scope, addresses));
  await app.register(async (scope) => registerAutocomplete(scope, addresses));
  await app.register(async (scope) =>
    registerTaxes(scope, { ...addresses, token: options.taxToken }),
  );
  try {
    const origin = await app.listen({ host: 'localhost', port: options.port });
    const { port } = new URL(origin);
    return {
      origin: `http://localhost:${port}`,
      mailPort: mailbox.port,
      close: async () => {
        await app.close();
        await mailbox.close();
      },
    };
  } catch (error) {
    await mailbox.close();
    throw error;
  }
};
