import { expect, it } from 'vitest';
import * as sysConfig from '#contract/system/sysConfig.ts';
import { testApp } from '#test/testApp.ts';
import { prepareWorld } from './firstRun.ts';

it('a database is prepared with the key it began with, and with no other', async () => {
  const t = await testApp();
  const routes = async () => new Set<string>();
  const withKey = (secretKey: string) =>
    prepareWorld({ ...t.platform, config: { ...t.platform.config, secretKey, demo: false } }, routes);
  await withKey('a'.repeat(40));
  await withKey('a'.repeat(40));
  await expect(withKey('b'.repeat(40))).rejects.toThrow('数据库属于另一把密钥');
  await withKey('a'.repeat(40));
  const guest = await t.guest.send(sysConfig.query, { configKey: 'keyMark' });
  expect(JSON.stringify(guest)).not.toMatch(/[\da-f]{64}/);
});
