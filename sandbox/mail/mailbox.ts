import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly id: number;
  readonly receivedAt: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The header mail programs make their own unsubscribe button of. */
  readonly unsubscribe?: string;
  readonly messageId?: string;
  /** How often it came again: a sender that was killed cannot know that it had arrived. */
  readonly copies?: number;
}

export interface Mailbox {
  readonly port: number;
  readonly mails: () => readonly ReceivedMail[];
  readonly clear: () => void;
  readonly close: () => Promise<void>;
}

/** Largest mail, bytes. */
const mailLimit = 1_048_576;

/**
 * A mail server that delivers nowhere: every mail it takes is kept in a file and shown. One that
 * comes again under its Message-ID is taken and counted, and shown once, as a mailbox such as
 * Gmail does; others show both copies.
 *
 * It speaks SMTP (RFC 5321), so the shop sends as it would to a real relay. Loopback only.
 */
export const startMailbox = async (options: {
  readonly port: number;
  readonly file: string;
  readonly now: () => Date;
}): Promise<Mailbox> => {
  mkdirSync(dirname(options.file), { recursive: true, mode: 0o700 });
  let mails = readMails(options.file);

  const write = (mail: ReceivedMail): void => {
    appendFileSync(options.file, `${JSON.stringify(mail)}\n`, { mode: 0o600 });
    mails = latest([...mails, mail]);
  };
  const keep = async (raw: Buffer, to: readonly string[]): Promise<void> => {
    const parsed = await PostalMime.parse(raw);
    const unsubscribe = parsed.headers.find(({ key }) => key === 'list-unsubscribe')?.value;
    const { messageId } = parsed;
    const first = mails.find((mail) => isSame(mail, messageId, to));
    if (first !== undefined) return write({ ...first, copies: (first.copies ?? 0) + 1 });
    write({
      id: (mails.at(-1)?.id ?? 0) + 1,
      receivedAt: options.now().toISOString(),
      from: parsed.from?.address ?? '',
      to,
      subject: parsed.subject ?? '',
      text: parsed.text ?? '',
      html: parsed.html ?? '',
      ...(unsubscribe !== undefined && { unsubscribe }),
      ...(messageId !== undefined && { messageId }),
    });
  };

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: mailLimit,
    logger: false,
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('error', done);
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map((recipient) => recipient.address);
        keep(Buffer.concat(parts), to).then(() => done(), done);
      });
    },
  });
  server.on('error', () => undefined);
  const port = await listening(server, options.port);
  return {
    port,
    mails: () => mails,
    clear: () => {
      mails = [];
      rmSync(options.file, { force: true });
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};

/** The same mail for the same people. */
const isSame = (mail: ReceivedMail, messageId: string | undefined, to: readonly string[]) =>
  messageId !== undefined && mail.messageId === messageId && mail.to.join() === to.join();

/** A later line about a mail replaces an earlier one. */
const latest = (mails: readonly ReceivedMail[]): readonly ReceivedMail[] => [
  ...new Map(mails.map((mail) => [mail.id, mail])).values(),
];

const listening = (server: SMTPServer, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    const listener = server.listen(port, '127.0.0.1', () => {
      const address = listener.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });

/** An incomplete last line, left by a killed process, is ignored. */
const readMails = (file: string): readonly ReceivedMail[] => {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return line === '' ? [] : [JSON.parse(line) as ReceivedMail];
      } catch {
        return [];
      }
    });
  return latest(lines);
};
