import * as z from 'zod';
import { addressOr, port, secret } from '#server/base/config/codecs.ts';
import { isThisMachine } from '#server/base/config/places.ts';

export interface TracingConfig {
  /** OTLP over HTTP; spans are posted to `/v1/traces` below it. */
  readonly endpoint: string;
  /** The part of read-only calls that is recorded, 0 to 1 (D-TEL-43). */
  readonly reads: number;
}

export interface MetricsConfig {
  readonly port: number;
  readonly host: string;
  /** Asked of every reader; without one, only this machine can read (D-TEL-48). */
  readonly token?: string;
}

/** How the shop is watched from outside. */
export interface Observation {
  readonly tracing?: TracingConfig;
  readonly metrics?: MetricsConfig;
}

const fraction = z
  .string()
  .regex(/^(?:0|1|0?\.\d{1,6}|1\.0{1,6})$/)
  .transform(Number);

export const observationNames = {
  OTEL_EXPORTER_OTLP_ENDPOINT: [addressOr('none'), 'an http:// or https:// address, or none'],
  CRUNCH_TRACE_READS: [fraction, 'a fraction from 0 to 1'],
  CRUNCH_METRICS_PORT: [port, 'a port from 0 to 65535'],
  CRUNCH_METRICS_HOST: [z.string().min(1), 'a host name or address to listen on'],
  CRUNCH_METRICS_TOKEN: [secret, 'at least 32 characters'],
} as const;

type Values = {
  readonly [Name in keyof typeof observationNames]?: z.output<(typeof observationNames)[Name][0]>;
};

/** Of read-only calls in production; development records all (D-TEL-43). */
const usualReads = 0.01;

export const readObservation = (values: Values, production: boolean): Observation => {
  const {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    CRUNCH_TRACE_READS: reads = production ? usualReads : 1,
    CRUNCH_METRICS_PORT: metricsPort,
    CRUNCH_METRICS_HOST: host = '127.0.0.1',
    CRUNCH_METRICS_TOKEN: token,
  } = values;
  return {
    ...(endpoint !== undefined &&
      endpoint !== 'none' && { tracing: { endpoint: endpoint.replace(/\/+$/, ''), reads } }),
    ...(metricsPort !== undefined && {
      metrics: { port: metricsPort, host, ...(token !== undefined && { token }) },
    }),
  };
};

/** What a public figure or an unencrypted span would tell strangers is refused at the start. */
export const observationProblems = (values: Values, production: boolean): readonly string[] => {
  const {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    CRUNCH_METRICS_HOST: host,
    CRUNCH_METRICS_TOKEN: token,
  } = values;
  return [
    ...(host !== undefined && token === undefined && !isLoopback(host)
      ? ['CRUNCH_METRICS_TOKEN must be set when CRUNCH_METRICS_HOST is not this machine.']
      : []),
    ...(production && endpoint !== undefined && isReadableOnTheWay(endpoint)
      ? [
          'OTEL_EXPORTER_OTLP_ENDPOINT must begin with https:// in production, unless it is on this machine.',
        ]
      : []),
  ];
};

/** Not the "any" address, which everybody reaches. */
const isLoopback = (host: string): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);

/** A collector beside the shop, which forwards, is the usual case. */
const isReadableOnTheWay = (endpoint: string): boolean => {
  if (endpoint === 'none') return false;
  const { protocol, hostname } = new URL(endpoint);
  return protocol !== 'https:' && !isThisMachine(hostname);
};
