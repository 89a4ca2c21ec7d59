import type { Db } from '../db/client.ts';
import { outboxMessage } from '../db/schema/system.ts';

/** Sends one-time codes to a mobile phone. */
export interface SmsProvider {
  sendCode(mobile: string, code: string): Promise<void>;
}

/** The embedded default: the message lands in the outbox, which demo mode shows on a page. */
export const outboxSms = (db: Db): SmsProvider => ({
  async sendCode(mobile, code) {
    await db
      .insert(outboxMessage)
      .values({ channel: 'sms', receiver: mobile, content: `【知途】验证码 ${code}，5 分钟内有效，请不要告诉别人。` });
  },
});
