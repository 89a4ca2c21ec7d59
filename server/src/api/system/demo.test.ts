import { describe, expect, it } from 'vitest';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { outbox } from '#contract/system/demo.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const real = await testApp({ DEMO_MODE: 'off' });

describe('演示发件箱', () => {
  it('最新的在最前，可以只看一个收件人的', async () => {
    await t.platform.providers.sms.sendCode('13800000001', '123456');
    await t.platform.providers.mail.send({ to: 'lin@example.com', subject: '你好', text: '信' });
    const { data } = await t.guest.send(outbox);
    expect(data.list.map(({ channel }) => channel)).toEqual(['mail', 'sms']);
    const one = await t.guest.send(outbox, { receiver: '13800000001' });
    expect(one.data.list[0]!.content).toContain('123456');
    expect(one.data.totalCount).toBe(1);
  });

  it('不在演示模式就不存在', async () => {
    await real.platform.providers.sms.sendCode('13800000001', '123456');
    expect((await real.guest.send(outbox)).code).toBe(NOT_FOUND.code);
  });
});
