import type { Db } from '../db/client.ts';
import { outboxMessage } from '../db/schema/system.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Holds a one-time code, which nobody keeps. */
  isSecret?: true;
}

export interface MailProvider {
  send(mail: Mail): Promise<void>;
}

/** The embedded default: the letter lands in the outbox, which demo mode shows on a page. */
export const outboxMail = (db: Db): MailProvider => ({
  async send({ to, subject, text }) {
    await db.insert(outboxMessage).values({ channel: 'mail', receiver: to, subject, content: text });
  },
});
