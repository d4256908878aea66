import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoggedRequest } from '#sandbox/identity/base/request-log.ts';
import type { IdentityOptions } from '#sandbox/identity/identity-options.ts';
import { people, peoplePassword } from '#sandbox/identity/people/people.ts';
import { startIdentity } from '#sandbox/identity/start-identity.ts';
import { type ReceivedMail, startMailbox } from '#sandbox/mail/mailbox.ts';
import type { Database } from '#server/data/database/database.ts';
import { openInMemory } from '#test/server/setup/database/databases.ts';

const shopOrigin = 'http://localhost:4100';
export const clientId = 'crunchcart-web';
/** A program of somebody else, with a secret, at the same provider. */
export const otherClient = { clientId: 'other-app', clientSecret: 'a secret of the other app' };

/** What the shop's server manages people with. */
export const apiToken = 'an-API-token-for-tests-only';

export interface UnderTestOptions {
  readonly database?: Database;
  readonly shopOrigin?: string;
  readonly settings?: IdentityOptions['settings'];
  readonly now?: () => Date;
  /** Absent: the usual one; undefined: none. */
  readonly apiToken?: undefined;
}

/** A provider on any port, with a database in memory and a mailbox of its own. */
export const identityUnderTest = async (options: UnderTestOptions = {}) => {
  const shop = options.shopOrigin ?? shopOrigin;
  const folder = mkdtempSync(join(tmpdir(), 'crunch-identity-'));
  const mailbox = await startMailbox({
    port: 0,
    file: join(folder, 'mail.jsonl'),
    now: () => new Date(),
  });
  const database = options.database ?? (await openInMemory());
  const problems: unknown[] = [];
  const addresses = {
    redirectUris: [`${shop}/implicit/callback`, `${shop}/implicit/ssocallback`],
    postLogoutRedirectUris: [shop, `${shop}/`],
  };
  const identity = await startIdentity({
    port: 0,
    database: database.db,
    trustedOrigins: [shop],
    clients: [
      { clientId, ...addresses },
      { ...otherClient, ...addresses },
    ],
    ...(!('apiToken' in options) && { apiToken }),
    mail: { url: `smtp://127.0.0.1:${mailbox.port}`, from: 'test@crunchcart.example' },
    report: (error) => problems.push(error),
    settings: { lockouts: 'shown', ...options.settings },
    ...(options.now && { now: options.now }),
  });
  const { origin } = identity;
  const readJson = async <Answer>(path: string, init?: RequestInit): Promise<Answer> =>
    (await (await fetch(`${origin}${path}`, init)).json()) as Answer;

  return {
    origin,
    issuer: `${origin}/oauth2/default`,
    shop,
    database,
    problems,
    get: (path: string, headers: Record<string, string> = {}) =>
      fetch(`${origin}${path}`, { headers, redirect: 'manual' }),
    post: (path: string, body: object, headers: Record<string, string> = {}) =>
      fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
        redirect: 'manual',
      }),
    postForm: (
      path: string,
      fields: Record<string, string>,
      headers: Record<string, string> = {},
    ) =>
      fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { accept: 'application/json', ...headers },
        body: new URLSearchParams(fields),
        redirect: 'manual',
      }),
    requests: async (path: string): Promise<readonly LoggedRequest[]> => {
      const { requests } = await readJson<{ requests: LoggedRequest[] }>('/sandbox/log');
      return requests.filter((request) => request.path.endsWith(path));
    },
    fault: (fault: object) =>
      readJson('/sandbox/faults', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fault),
      }),
    mailTo: (email: string): Promise<ReceivedMail> => mailTo(mailbox.mails, email),
    mails: mailbox.mails,
    clearMails: mailbox.clear,
    close: async () => {
      await identity.close();
      await mailbox.close();
      if (options.database === undefined) await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

export type IdentityUnderTest = Awaited<ReturnType<typeof identityUnderTest>>;

/** Mails are not waited for by the provider; the newest one to an address, once it is there. */
const mailTo = async (
  mails: () => readonly ReceivedMail[],
  email: string,
): Promise<ReceivedMail> => {
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline) {
    const found = mails().findLast(({ to }) => to.includes(email));
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`No mail to ${email} came.`);
};

export const codeIn = (mail: ReceivedMail): string =>
  /(?:Code|Código): (\d{6})/.exec(mail.text)?.[1] ?? '';
export const linkIn = (mail: ReceivedMail): URL =>
  new URL(/(?:Link|Enlace): (\S+)/.exec(mail.text)?.[1] ?? '');

/** What somebody of the sandbox signs in with. */
export const person = (name: string): { readonly username: string; readonly password: string } => {
  const found = people.find((candidate) => candidate.name === name);
  if (found === undefined) throw new Error(`There is no ${name} in the sandbox.`);
  return { username: found.email, password: peoplePassword };
};
