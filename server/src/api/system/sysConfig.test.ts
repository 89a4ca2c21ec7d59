import { expect, it } from 'vitest';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import * as sysConfig from '#contract/system/sysConfig.ts';
import { testApp } from '#test/testApp.ts';
import { sysConfig as configTable } from '../../db/schema/system.ts';

const t = await testApp();
await t.database.db.insert(configTable).values([
  { configName: '音视频应用', configKey: 'trtcAppID', configValue: '', configShow: 1 },
  { configName: '内部', configKey: 'secret', configValue: 'x', configShow: 0 },
  { configName: '停用', configKey: 'off', configShow: 1, statusId: 0 },
]);
const ask = (configKey: string) => t.guest.send(sysConfig.query, { configKey });

it('public settings by key; private and disabled ones are as if they did not exist', async () => {
  expect((await ask('trtcAppID')).data).toEqual({ configKey: 'trtcAppID', configName: '音视频应用', configValue: '' });
  for (const configKey of ['secret', 'off', 'nothing']) expect((await ask(configKey)).code).toBe(NOT_FOUND.code);
});

it('all public settings after signing in', async () => {
  const person = await t.person();
  const { data } = await person.send(sysConfig.list);
  expect(data.list.map((one) => one.configKey)).toEqual(['trtcAppID']);
});
