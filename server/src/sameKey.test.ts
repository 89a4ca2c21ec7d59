import { expect, it } from 'vitest';
import * as sysConfig from '#contract/system/sysConfig.ts';
import { testApp } from '#test/testApp.ts';
import { prepareWorld } from './firstRun.ts';
import { mustBeSameKey } from './sameKey.ts';

const t = await testApp();
const { db } = t.database;
const [own, other] = ['a'.repeat(40), 'b'.repeat(40)];

it('a database is prepared with the key it began with, and with no other', async () => {
  await mustBeSameKey(db, own);
  await mustBeSameKey(db, own);
  const { config } = t.platform;
  const withOther = { ...t.platform, config: { ...config, secretKey: other, demo: false } };
  await expect(prepareWorld(withOther, async () => new Set<string>())).rejects.toThrow('数据库属于另一把密钥');
  await mustBeSameKey(db, own);
  expect(JSON.stringify(await t.guest.send(sysConfig.query, { configKey: 'keyMark' }))).not.toMatch(/[\da-f]{64}/);
});
