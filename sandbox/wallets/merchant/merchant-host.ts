import type { Server } from 'node:https';
import { TLSSocket } from 'node:tls';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import * as z from 'zod';
import { HangUp } from '#sandbox/payments/gateway/faults.ts';
import { hangUp } from '#sandbox/payments/gateway/gateway-answers.ts';
import { GatewayRefusal } from '#sandbox/payments/gateway/gateway-refusal.ts';
import type { WalletKeys } from '#sandbox/wallets/certificates/wallet-folder.ts';
import type { MerchantSessions } from '#sandbox/wallets/merchant/merchant-sessions.ts';

/** Runs what answers a merchant, with the fault a tester asked for. */
export type Suffer = <Result>(run: () => Promise<Result>) => Promise<Result>;

export interface MerchantHostParts {
  readonly keys: WalletKeys;
  readonly merchantSessions: MerchantSessions;
  /** Domains the merchant registered. */
  readonly domains: readonly string[];
  readonly suffer: Suffer;
  readonly closing: AbortSignal;
}

export const sessionPath = '/paymentservices/paymentSession';

/** What a merchant sends for a session of a page ("Requesting an Apple Pay payment session"). */
const sessionRequest = z.object({
  merchantIdentifier: z.string().min(1).max(255),
  displayName: z.string().min(1).max(64),
  initiative: z.literal('web'),
  initiativeContext: z.string().min(1).max(253),
});

/**
 * The wallet's host for merchants: a merchant shows its certificate in the TLS handshake, and gets a
 * session for a domain it registered. Without a certificate of our authority there is no connection.
 */
export const merchantHost = (parts: MerchantHostParts): FastifyInstance<Server> => {
  const { keys, merchantSessions, domains } = parts;
  const app = Fastify({
    bodyLimit: 16_384,
    logger: false,
    forceCloseConnections: true,
    https: {
      key: keys.host.key,
      cert: keys.host.certificate,
      ca: keys.root.toString(),
      requestCert: true,
      rejectUnauthorized: true,
      minVersion: 'TLSv1.2',
    },
  });

  app.post(sessionPath, async (request, reply) => {
    const asked = sessionRequest.safeParse(request.body).data;
    if (asked === undefined) return refuse(reply, 400, 'The request is not one for a session.');
    const { merchantIdentifier, displayName, initiativeContext: domainName } = asked;
    if (merchantIn(request) !== merchantIdentifier) {
      return refuse(reply, 417, `The certificate is not of merchantId=${merchantIdentifier}`);
    }
    if (!domains.includes(domainName)) {
      const merchant = `merchantId=${merchantIdentifier}`;
      return refuse(reply, 417, `${merchant} not registered for domain=${domainName}`);
    }
    return parts.suffer(() =>
      merchantSessions.open({ merchantIdentifier, domainName, displayName }),
    );
  });

  app.setNotFoundHandler(async (_request, reply) => refuse(reply, 404, 'There is nothing here.'));
  app.setErrorHandler(async (error, request, reply) => {
    if (error instanceof HangUp) return hangUp(error, request, reply, parts.closing);
    const status = error instanceof GatewayRefusal ? error.facts.status : statusOf(error);
    return refuse(reply, status ?? 500, 'The request failed.');
  });
  return app;
};

const statusOf = (error: unknown): number | undefined =>
  z.object({ statusCode: z.int().min(400).max(599) }).safeParse(error).data?.statusCode;

/** The merchant identifier in the certificate of the connection. */
const merchantIn = ({ raw: { socket } }: FastifyRequest): unknown =>
  socket instanceof TLSSocket ? Reflect.get(socket.getPeerCertificate().subject, 'UID') : undefined;

const refuse = (reply: FastifyReply, status: number, message: string) =>
  reply.code(status).send({
    statusMessage: `Payment Services Exception ${message}`,
    statusCode: String(status),
  });
