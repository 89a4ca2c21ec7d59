import { DeliveryState } from '#contract/rules/deliveryStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../db/client.ts';
import { outboxMessage } from '../db/schema/system.ts';
import type { Mail, MailProvider } from './mail.ts';
import type { SmsInvitation, SmsProvider } from './sms.ts';

/** What is needed to send a message once more. Codes are not among it: whoever waits for one asks for another. */
export type Payload = { invitation: SmsInvitation } | { mail: Mail };

/** A failure that stays in the outbox; whoever sent need not try again. */
export class Recorded extends Error {
  override name = 'Recorded';

  constructor(cause: unknown) {
    super(reasonOf(cause), { cause });
  }
}

/** A provider whose failures stay in the outbox, where the operator sees and repeats them. @throws Recorded */
export const recordedSms = (db: Db, sms: SmsProvider): SmsProvider => ({
  sendCode: (mobile, code) =>
    sms.sendCode(mobile, code).catch(async (error: unknown) => {
      await keep(db, error, [{ channel: 'sms', receiver: mobile, content: '【知途】验证码（没有发出，不保存）' }]);
      throw new Recorded(error);
    }),
  async sendInvitation(mobiles, invitation) {
    const content = `【知途】${invitation.orgName}邀请你成为员工：${invitation.url}`;
    const failures: unknown[] = [];
    for (let start = 0; start < mobiles.length; start += AT_ONCE) {
      const some = mobiles.slice(start, start + AT_ONCE);
      await sms.sendInvitation(some, invitation).catch(async (error: unknown) => {
        failures.push(error);
        const rows = some.map((receiver) => ({ channel: 'sms', receiver, content, payload: { invitation } }));
        await keep(db, error, rows);
      });
    }
    if (failures.length > 0) throw new Recorded(failures[0]);
  },
});

/** As `recordedSms`, for letters. */
export const recordedMail = (db: Db, provider: MailProvider): MailProvider => ({
  send: (mail) =>
    provider.send(mail).catch(async (error: unknown) => {
      const { to, subject, text, isSecret } = mail;
      const kept = isSecret ? { content: '（没有发出，不保存）' } : { content: text, payload: { mail } };
      await keep(db, error, [{ channel: 'mail', receiver: to, subject, ...kept }]);
      throw new Recorded(error);
    }),
});

/** Sends a message that failed once more, without keeping a second failure of it: that is up to the caller. */
export const resendOver =
  (sms: SmsProvider, mail: MailProvider) =>
  (receiver: string, payload: Payload): Promise<void> =>
    'mail' in payload ? mail.send(payload.mail) : sms.sendInvitation([receiver], payload.invitation);

/** What one request to a real provider takes. */
const AT_ONCE = 1000;

/** The reason in the words of the provider, without whatever else an error carries. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').slice(0, 200);

type Kept = Pick<typeof outboxMessage.$inferInsert, 'channel' | 'receiver' | 'subject' | 'content' | 'payload'>;

async function keep(db: Db, error: unknown, rows: Kept[]): Promise<void> {
  const tried = {
    deliveryStatus: DeliveryState.failed,
    attempts: 1,
    lastError: reasonOf(error),
    triedAt: wireTime(new Date()),
  };
  await db.insert(outboxMessage).values(rows.map((row) => ({ ...row, ...tried })));
}
