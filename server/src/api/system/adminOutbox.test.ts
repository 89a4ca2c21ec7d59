import { expect, it } from 'vitest';
import * as console from '#contract/system/adminOutbox.ts';
import { testApp } from '#test/testApp.ts';
import { outboxMessage } from '../../db/schema/system.ts';

const t = await testApp({ DEMO_MODE: 'off' });
const operator = await t.person({ userType: 0 });
await t.database.db.insert(outboxMessage).values([
  { channel: 'sms', receiver: '13800000001', content: '【知途】验证码 123456，5 分钟内有效' },
  { channel: 'mail', receiver: 'lin@example.com', subject: '密码已重置', content: '订单 20261122 已生成' },
]);

it('新的在前，按收件人找；演示以外看不到验证码', async () => {
  const { list } = (await operator.send(console.list)).data;
  expect(list.map(({ receiver }) => receiver)).toEqual(['lin@example.com', '13800000001']);
  expect(list[1]!.content).toBe('【知途】验证码 ••••••，5 分钟内有效');
  expect(list[0]!.content).toContain('20261122');
  const found = await operator.send(console.list, { receiver: '13800000001' });
  expect(found.data.totalCount).toBe(1);
  expect((await operator.send(console.providers)).data).toEqual({ isSmsReal: 0, isMailReal: 0 });
});
