import { createTransport } from 'nodemailer';
import { type MailFacts, mailOf } from '#sandbox/identity/mail/mails.ts';

export interface Mailer {
  /** Sends in the background: the time of an answer must not show whether a person exists. */
  send(to: string, facts: MailFacts): void;
  /** Waits until all mails are sent. */
  close(): Promise<void>;
}

export interface MailerOptions {
  /** Such as `smtp://127.0.0.1:4425`. */
  readonly url: string;
  readonly from: string;
  readonly report: (error: unknown) => void;
}

export const makeMailer = ({ url, from, report }: MailerOptions): Mailer => {
  const transport = createTransport(
    { url, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 },
    { from, disableFileAccess: true, disableUrlAccess: true },
  );
  const sending = new Set<Promise<unknown>>();
  return {
    send: (to, facts) => {
      const mail = transport.sendMail({ to, ...mailOf(facts) }).catch(report);
      sending.add(mail);
      mail.finally(() => sending.delete(mail)).catch(report);
    },
    close: async () => {
      await Promise.all(sending);
      transport.close();
    },
  };
};
