import { openFor, reloadReady } from './support/openFor.ts';
import { open } from './support/settled.ts';
import { field } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const LEADER = { mobile: '13800000101', userType: 1 };
const MEMBER = { mobile: '13800000001', userType: 1 };
const PROJECT = '剩饭地图';
const ROOM = '给江岸资本';

test('a team shares a room of evidence, a member gives theirs, a stranger opens it, and the link ends', async ({
  browser,
  world,
  page,
}) => {
  test.setTimeout(180_000);
  const toRooms = async (theirs: typeof page) => {
    await theirs.getByRole('link', { name: PROJECT, exact: true }).click();
    await theirs.waitForURL(/\/milestone\?id=/);
    await theirs.getByRole('link', { name: '数据室', exact: true }).click();
    await theirs.waitForURL(/\/dataRoom\?id=/);
  };
  const ours = await openFor(browser, world.url, LEADER, '/startbusiness/person/incubation');
  await toRooms(ours);
  await ours.getByRole('button', { name: '建数据室', exact: true }).click();
  const dialog = ours.getByRole('dialog');
  await field(ours, '名称').fill(ROOM);
  await dialog.getByRole('button', { name: '建数据室', exact: true }).click();
  await expect(dialog).toBeHidden();
  await ours.getByRole('link', { name: ROOM, exact: true }).click();
  await ours.waitForURL(/\/dataRoom\/room\?id=/);
  await expect(ours.getByText('还没有人打开过')).toBeVisible();

  // Nothing of a member is in it before they say so.
  const theirs = await openFor(browser, world.url, MEMBER, '/startbusiness/person/incubation');
  await toRooms(theirs);
  await expect(theirs.getByText('等你选材料')).toBeVisible();
  await theirs.getByRole('link', { name: ROOM, exact: true }).click();
  await theirs.waitForURL(/\/dataRoom\/room\?id=/);
  await theirs.getByRole('checkbox').first().check();
  await theirs.getByRole('button', { name: '放进去', exact: true }).click();
  await expect(theirs.getByText('放进去了，看的人现在看得到')).toBeVisible();

  await ours.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await ours.getByRole('button', { name: '复制链接', exact: true }).click();
  await expect(ours.getByText('复制成功')).toBeVisible();
  const link = await ours.evaluate(() => navigator.clipboard.readText());
  const address = `${world.url}${new URL(link).pathname}`;
  await open(page, address);
  await page.getByRole('button', { name: '打开', exact: true }).click();
  await expect(page.getByText('请输入你的姓名与单位')).toBeVisible();
  await field(page, '你的姓名与单位').fill('江岸资本 王宁');
  await page.getByRole('button', { name: '打开', exact: true }).click();
  await expect(page.getByRole('list', { name: '通过的里程碑' }).getByText('第一间食堂用起来')).toBeVisible();
  await expect(page.getByRole('list', { name: /的材料$/ })).toHaveCount(1);

  await reloadReady(ours);
  await expect(ours.getByRole('list', { name: '访问记录' }).getByText('江岸资本 王宁')).toBeVisible();
  await ours.getByRole('button', { name: `撤回${ROOM}`, exact: true }).click();
  await ours.getByRole('dialog').getByRole('button', { name: '撤回', exact: true }).click();
  await expect(ours.getByText('撤回成功')).toBeVisible();
  await open(page, address);
  await expect(page.getByRole('heading', { name: '这个链接打不开' })).toBeVisible();
  for (const one of [ours, theirs]) await one.context().close();
});
