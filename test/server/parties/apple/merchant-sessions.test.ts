import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openWalletFolder } from '#sandbox/wallets/certificates/wallet-folder.ts';
import {
  type AppleMerchant,
  makeMerchantSessions,
} from '#server/parties/apple/merchant-sessions.ts';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** Longest answer the shop reads, bytes. */
const longest = 65_536;
const session = { merchantSessionIdentifier: 'SSH1', nonce: '0a1b2c3d', retries: 0 };

/** A session as JSON of exactly so many bytes. */
const sessionOf = (bytes: number): string => {
  const bare = JSON.stringify({ ...session, padding: '' });
  return JSON.stringify({ ...session, padding: 'x'.repeat(bytes - bare.length) });
};

describe('Apple’s host, as anybody could stand in its place', () => {
  let folder: string;
  let server: Server;
  let us: AppleMerchant;
  let answer: Answer = () => undefined;
  let patience: number | undefined;
  const asked: string[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'apple-'));
    const merchantIdentifier = 'merchant.example.snacks';
    const { host, files } = await openWalletFolder(folder, merchantIdentifier, Date.now());
    const pem = (path: string) => readFile(path, 'utf8');
    const authority = await pem(files.certificateAuthority);
    const tls = { cert: host.certificate, key: host.key, ca: authority, requestCert: true };
    server = createServer({ ...tls, rejectUnauthorized: true }, (request, response) => {
      asked.push(request.url ?? '');
      request.resume();
      request.on('end', () => answer(response, request));
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    us = {
      merchantIdentifier,
      domain: 'shop.example',
      displayName: 'Crunchcart',
      certificate: await pem(files.merchantIdentityCertificate),
      key: await pem(files.merchantIdentityKey),
      authority,
      hosts: [`127.0.0.1:${(server.address() as AddressInfo).port}`],
    };
  });
  afterEach(() => {
    asked.length = 0;
    patience = undefined;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    await rm(folder, { recursive: true });
  });

  const open = (next: Answer) => {
    answer = next;
    const merchant = patience === undefined ? us : { ...us, patience };
    return makeMerchantSessions(merchant).open(
      `https://${us.hosts[0]}/paymentservices/paymentSession`,
    );
  };

  it('[P-47] is shown the merchant’s certificate, and its answer is handed on unread', async () => {
    let shown: string | undefined;
    const opened = await open((response, { socket }) => {
      const { subject } = (socket as TLSSocket).getPeerCertificate();
      shown = JSON.stringify(subject);
      response.end(JSON.stringify(session));
    });
    expect(opened).toEqual({ kind: 'opened', session });
    expect(shown).toContain('merchant.example.snacks');
  });

  it.each([301, 302, 303, 307, 308])(
    '[P-47] leads nowhere with %i: not to another address, nor to the session beside it',
    async (status) => {
      const location = `https://${us.hosts[0]}/paymentservices/startSession`;
      const opened = await open((response) => {
        response.writeHead(status, { location }).end(JSON.stringify(session));
      });
      expect(opened).toEqual({ kind: 'failed', why: `HTTP ${status}` });
      expect(asked).toEqual(['/paymentservices/paymentSession']);
    },
  );

  it('[P-47] is read to the longest answer, and cut off after it', async () => {
    expect(await open((response) => response.end(sessionOf(longest)))).toMatchObject({
      kind: 'opened',
    });
    expect(await open((response) => response.end(sessionOf(longest + 1)))).toMatchObject({
      kind: 'failed',
    });
  });

  it('[P-47] that talks without end is hung up on', async () => {
    let hungUp: () => void = () => undefined;
    const isOver = new Promise<void>((over) => {
      hungUp = over;
    });
    const opened = await open((response) => {
      response.on('close', () => hungUp());
      const talk = (): void => {
        while (!response.destroyed && response.write('x'.repeat(16_384)));
        if (!response.destroyed) response.once('drain', talk);
      };
      talk();
    });
    expect(opened.kind).toBe('failed');
    await isOver;
  });

  it.each<[string, Answer]>([
    ['says nothing', () => undefined],
    ['says its head and nothing more', (response) => response.writeHead(200).flushHeaders()],
    [
      'says a letter now and then',
      (response) => {
        const drop = setInterval(() => response.write(' '), 5);
        response.on('close', () => clearInterval(drop));
      },
    ],
  ])('[P-47] that %s is given up when patience ends', async (_, next) => {
    patience = 100;
    expect((await open(next)).kind).toBe('failed');
  });
});
