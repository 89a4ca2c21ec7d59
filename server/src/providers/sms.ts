import type { Db } from '../db/client.ts';
import { outboxMessage } from '../db/schema/system.ts';

export interface SmsInvitation {
  orgName: string;
  /** Where the invited person answers. */
  url: string;
  /** What one becomes; 员工 unless told. */
  as?: string;
}

/** Sends one-time codes and invitations to mobile phones. */
export interface SmsProvider {
  sendCode(mobile: string, code: string): Promise<void>;
  /** The same words to many; nobody is fine. */
  sendInvitation(mobiles: readonly string[], invitation: SmsInvitation): Promise<void>;
}

/** A statement takes 65535 parameters. */
const AT_ONCE = 5000;

/** The embedded default: the message lands in the outbox, which demo mode shows on a page. */
export const outboxSms = (db: Db): SmsProvider => ({
  async sendCode(mobile, code) {
    await db
      .insert(outboxMessage)
      .values({ channel: 'sms', receiver: mobile, content: `【知途】验证码 ${code}，5 分钟内有效，请不要告诉别人。` });
  },
  async sendInvitation(mobiles, { orgName, url, as = '员工' }) {
    const content = `【知途】${orgName}邀请你成为${as}，用这个手机号登录后答复：${url}`;
    for (let start = 0; start < mobiles.length; start += AT_ONCE) {
      const some = mobiles.slice(start, start + AT_ONCE);
      await db.insert(outboxMessage).values(some.map((receiver) => ({ channel: 'sms', receiver, content })));
    }
  },
});
