import { createTransport } from 'nodemailer';
import type { MailProvider } from './mail.ts';

/** Sends over SMTP; `url` is smtp://user:password@host:port or smtps://…. */
export function smtpMail({ url, from }: { url: string; from: string }): MailProvider {
  const transport = createTransport({
    url,
    connectionTimeout: 8000,
    greetingTimeout: 8000,
    socketTimeout: 15_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
    },
  };
}
