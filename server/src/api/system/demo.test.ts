import { describe, expect, it } from 'vitest';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { outbox } from '#contract/system/demo.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const real = await testApp({ DEMO_MODE: 'off' });

describe('demo outbox', () => {
  it('newest first, of one recipient if wanted', async () => {
    await t.platform.providers.sms.sendCode('13800000001', '123456');
    await t.platform.providers.mail.send({ to: 'lin@example.com', subject: '你好', text: '信' });
    const { data } = await t.guest.send(outbox);
    expect(data.list.map(({ channel }) => channel)).toEqual(['mail', 'sms']);
    const one = await t.guest.send(outbox, { receiver: '13800000001' });
    expect(one.data.list[0]!.content).toContain('123456');
    expect(one.data.totalCount).toBe(1);
  });

  it('does not exist outside the demo', async () => {
    await real.platform.providers.sms.sendCode('13800000001', '123456');
    expect((await real.guest.send(outbox)).code).toBe(NOT_FOUND.code);
  });
});
