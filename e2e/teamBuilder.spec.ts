import { findingsOf } from './support/findings.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { field } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const LEADER = { mobile: '13800000125', userType: 1 };
const LEARNER = { mobile: '13800000001', userType: 1 };
const MINE = '/startbusiness/person/projectManage';
const PROJECT = '一周菜单';
const ROLE = '算得清账的人';

test('a team finds somebody who agreed, sees why they fit, and asks them; who takes it back is found no more', async ({
  browser,
  world,
}) => {
  test.setTimeout(180_000);
  const open = async (who: { mobile: string; userType: number }, path: string) =>
    openAs(browser, world.url, await tokenOf(world.url, who), path);

  const hers = await open(LEARNER, MINE);
  const section = hers.getByRole('region', { name: '让团队找到我' });
  await section.getByRole('button', { name: '收回' }).click();
  await expect(section.getByText('现在没有团队能找到你')).toBeVisible();

  const ours = await open(LEADER, MINE);
  const project = ours.getByRole('listitem').filter({ hasText: PROJECT });
  await project.getByRole('link', { name: '团队', exact: true }).click();
  await expect(ours.getByRole('heading', { name: `${PROJECT}的团队` })).toBeVisible();
  await ours.getByRole('link', { name: `找${ROLE}` }).click();
  await expect(ours.getByRole('heading', { name: `${PROJECT}：${ROLE}` })).toBeVisible();
  await expect(ours.getByRole('button', { name: '邀请林晓' })).toHaveCount(0);

  await section.getByRole('button', { name: '愿意被团队找到' }).click();
  const wish = hers.getByRole('dialog', { name: '让团队找到我' });
  await field(hers, '我想做什么、能做什么').fill('');
  await wish.getByRole('button', { name: '保存' }).click();
  await expect(wish.getByText('请输入我想做什么、能做什么')).toBeVisible();
  await field(hers, '我想做什么、能做什么').fill('会看报表，也愿意去问菜站。');
  await wish.getByRole('button', { name: '保存' }).click();
  await expect(wish).toBeHidden();

  await ours.reload();
  const row = ours.getByRole('listitem').filter({ hasText: '会看报表，也愿意去问菜站。' });
  await expect(row.getByText('合 100%')).toBeVisible();
  await expect(row.getByText(/^够了：/)).toBeVisible();
  expect(await findingsOf(ours)).toEqual([]);
  await row.getByRole('button', { name: '邀请林晓' }).click();
  const dialog = ours.getByRole('dialog', { name: '邀请林晓加入团队' });
  await field(ours, '想说的话').fill('第一件事：算清上个月的三十单。');
  await dialog.getByRole('button', { name: '邀请', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(ours.getByRole('button', { name: '邀请林晓' })).toHaveCount(0);

  await hers.goto(`${world.url}${MINE}`);
  await hers.getByRole('button', { name: `接受${PROJECT}的邀请`, exact: true }).click();
  await expect(hers.getByText('加入成功')).toBeVisible();
  // as the other tests of this world find it
  await hers.getByRole('button', { name: `退出${PROJECT}`, exact: true }).click();
  await hers.getByRole('dialog').getByRole('button', { name: '退出', exact: true }).click();
  await expect(hers.getByText('退出成功')).toBeVisible();
  for (const one of [ours, hers]) await one.context().close();
});
