import { createTransport } from 'nodemailer';
import { oneLine } from '#server/base/mail/typed-words.ts';

export interface Mail {
  readonly to: string;
  /** Who gets the answer, where it is not the shop. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /**
   * The same for every try of one mail, so that a receiver can tell the second copy (RFC 5322,
   * 3.6.4); what stands before the @ of its Message-ID.
   */
  readonly mailId: string;
  readonly language: 'en-US' | 'es-US';
  /** Where the receiver can stop such mails, by one POST (RFC 8058). */
  readonly stopLink?: string;
}

export type MailOutcome =
  | { readonly kind: 'sent' }
  /** The mail server said no, or the line broke on the way. */
  | { readonly kind: 'failed'; readonly why: string }
  /** Nobody was there to take any mail: nothing is wrong with this one. */
  | { readonly kind: 'unreachable'; readonly why: string };

/** Sends mails. Never throws: a mail that did not go is tried again. */
export interface MailSender {
  send(mail: Mail): Promise<MailOutcome>;
  close(): void;
}

export interface MailAddress {
  /** Such as `smtp://127.0.0.1:4425`. */
  readonly url: string;
  readonly from: string;
}

const headersOf = ({ language, stopLink }: Mail): Record<string, string> => ({
  'Content-Language': language,
  'Auto-Submitted': 'auto-generated',
  ...(stopLink !== undefined && {
    'List-Unsubscribe': `<${stopLink}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
});

/** Of the shop's own sender: `Crunchcart <orders@shop.example>` gives `shop.example`. */
const domainOf = (from: string): string =>
  /@([a-z0-9.-]+)>?\s*$/i.exec(from)?.[1]?.toLowerCase() ?? 'localhost';

/** No connection was made, so nothing of the mail has left. */
const isUnreachable = (cause: object): boolean =>
  ('syscall' in cause && (cause.syscall === 'connect' || cause.syscall === 'getaddrinfo')) ||
  ('timeoutType' in cause && cause.timeoutType === 'CONNECTION_TIMEOUT');

/** Over SMTP; one short-lived connection a mail, each step bounded. */
export const makeSmtpSender = ({ url, from }: MailAddress): MailSender => {
  const transport = createTransport(
    { url, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 },
    { from, disableFileAccess: true, disableUrlAccess: true },
  );
  const domain = domainOf(from);
  return {
    async send(mail) {
      try {
        await transport.sendMail({
          to: mail.to,
          ...(mail.replyTo !== undefined && {
            replyTo: { ...mail.replyTo, name: oneLine(mail.replyTo.name) },
          }),
          subject: oneLine(mail.subject),
          text: mail.text,
          html: mail.html,
          messageId: `<${mail.mailId}@${domain}>`,
          headers: headersOf(mail),
        });
        return { kind: 'sent' };
      } catch (cause) {
        // Server answers may quote the recipient; the class of trouble is enough.
        const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'failed';
        const isAway = cause instanceof Error && isUnreachable(cause);
        return { kind: isAway ? 'unreachable' : 'failed', why: code };
      }
    },
    close: () => transport.close(),
  };
};
