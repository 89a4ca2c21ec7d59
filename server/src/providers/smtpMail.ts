import type { MailProvider } from './mail.ts';

/** Sends over SMTP, with a library that only those load who send; `url` is smtp://user:password@host:port or smtps://…. */
export function smtpMail({ url, from }: { url: string; from: string }): MailProvider {
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      connectionTimeout: 8000,
      greetingTimeout: 8000,
      socketTimeout: 15_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  let transport: ReturnType<typeof open> | undefined;
  return {
    async send({ to, subject, text }) {
      const letter = { from, to: { name: '', address: to }, subject, text };
      await (await (transport ??= open())).sendMail(letter).catch(refused);
    },
  };
}

/** What the mail server said names the receiver; whoever logs it must not. */
function refused({ code = '', responseCode = '' }: { code?: string; responseCode?: number | '' }): never {
  throw new Error(`smtp refused with ${code} ${responseCode}`.trim());
}
