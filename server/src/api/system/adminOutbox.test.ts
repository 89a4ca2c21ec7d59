import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { CONFLICT, NOT_FOUND } from '#contract/kit/errors.ts';
import { COUNT_CAP } from '#contract/rules/countCap.ts';
import { STILL_FAILING } from '#contract/system/adminFailures.ts';
import * as console from '#contract/system/adminOutbox.ts';
import { testApp } from '#test/testApp.ts';
import { outboxMessage } from '../../db/schema/system.ts';
import { outboxSms } from '../../providers/sms.ts';
import { recordedMail, recordedSms, resendOver } from '../../providers/recorded.ts';

const t = await testApp({ DEMO_MODE: 'off' });
const { db } = t.database;
const operator = await t.person({ userType: 0 });
await db.insert(outboxMessage).values([
  { channel: 'sms', receiver: '13800000001', content: '【知途】验证码 123456，5 分钟内有效' },
  { channel: 'mail', receiver: 'lin@example.com', subject: '密码已重置', content: '订单 20261122 已生成' },
]);

it('newest first, found by recipient; no codes outside the demo', async () => {
  const { list } = (await operator.send(console.list)).data;
  expect(list.map(({ receiver }) => receiver)).toEqual(['lin@example.com', '13800000001']);
  expect(list[1]!.content).toBe('【知途】验证码 ••••••，5 分钟内有效');
  expect(list[0]!.content).toContain('20261122');
  const found = await operator.send(console.list, { receiver: '13800000001' });
  expect(found.data.totalCount).toBe(1);
  expect((await operator.send(console.providers)).data).toEqual({ isSmsReal: 0, isMailReal: 0 });
});

describe('not sent by a real service', () => {
  const refuse = () => Promise.reject(new Error('mailbox  unavailable'));
  const letter = { to: 'gone@example.com', subject: '密码已重置', text: '请重新设置' };
  const isFailed = eq(outboxMessage.deliveryStatus, 2);
  const failed = async () => (await operator.send(console.list, { isFailed: 1 })).data.list;

  it('keeps attempt and reason; codes are neither kept nor sent again', async () => {
    const sms = recordedSms(db, { sendCode: refuse, sendInvitation: refuse });
    await expect(sms.sendCode('13800000009', '654321')).rejects.toThrow('mailbox');
    await expect(
      recordedMail(db, { send: refuse }).send({ ...letter, text: '654321', isSecret: true }),
    ).rejects.toThrow();
    const invitation = { orgName: '江城大学', url: 'https://zhitu.example/account/invitation' };
    const many = Array.from({ length: 1001 }, (_, at) => String(13_500_000_000 + at));
    await expect(sms.sendInvitation(many, invitation)).rejects.toThrow('mailbox');
    expect(JSON.stringify(await db.select().from(outboxMessage))).not.toContain('654321');
    expect((await failed())[0]).toMatchObject({ deliveryStatus: 2, attempts: 1, canResend: true });
    const codes = await operator.send(console.list, { receiver: '13800000009' });
    expect(codes.data.list).toMatchObject([{ lastError: 'mailbox unavailable', canResend: false }]);
    expect((await operator.send(console.list, { isFailed: 1 })).data).toMatchObject({
      totalCount: COUNT_CAP,
      isMore: 1,
    });
    expect(await db.$count(outboxMessage, isFailed)).toBe(1003);
    await db.delete(outboxMessage).where(isFailed);
  });

  it('sending again: says why it fails, not after it was sent; a double click sends once', async () => {
    await expect(recordedMail(db, { send: refuse }).send(letter)).rejects.toThrow();
    const { id } = (await failed())[0]!;
    const { providers } = t.platform;
    const { resend } = providers;
    const sent: string[] = [];
    Object.assign(providers, { resend: refuse });
    expect(await operator.send(console.resend, { id })).toMatchObject({
      code: STILL_FAILING.code,
      msg: '还是没有发出去：mailbox unavailable',
    });
    expect(await failed()).toMatchObject([{ attempts: 2, deliveryStatus: 2 }]);
    const mail = { send: async ({ to }: { to: string }) => void sent.push(to) };
    Object.assign(providers, { resend: resendOver(outboxSms(db), mail) });
    const replies = await Promise.all([1, 2].map(() => operator.send(console.resend, { id })));
    Object.assign(providers, { resend });
    expect(replies.map(({ code }) => code).sort((x, y) => x - y)).toEqual([200, CONFLICT.code]);
    expect(sent).toEqual([letter.to]);
    expect(await failed()).toEqual([]);
    expect((await operator.send(console.list, { receiver: letter.to })).data.list).toMatchObject([
      { deliveryStatus: 1, attempts: 3, canResend: false, lastError: '' },
    ]);
    expect((await operator.send(console.resend, { id: '1' })).code).toBe(NOT_FOUND.code);
  });
});
