import { openAs, tokenOf } from './support/openAs.ts';
import { field } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const LEADER = { mobile: '13800000130', userType: 1 };
const MEMBERS = [
  { mobile: '13800000101', userType: 1 },
  { mobile: '13800000102', userType: 1 },
];
const TUTOR = { mobile: '13800000002', userType: 2 };
const SCHOOL = { mobile: '13800000004', userType: 4 };
const NAME = '渡口自习灯';
const MINE = '/startbusiness/person/projectManage';

test('a learner founds a project, hears what is missing, finds a team, hands in, and is incubated', async ({
  browser,
  world,
  page,
}) => {
  test.setTimeout(240_000);
  const open = async (who: { mobile: string; userType: number }, path: string) =>
    openAs(browser, world.url, await tokenOf(world.url, who), path);
  const ours = await open(LEADER, `${MINE}/add`);
  await field(ours, '项目名称').fill(NAME);
  await field(ours, '一句话介绍').fill('有人来，灯才亮');
  await field(ours, '解决什么问题').fill('空教室的灯亮一整夜。');
  await field(ours, '接下来的计划').fill('先装一层楼。');
  await ours.getByRole('button', { name: '保存', exact: true }).click();
  await expect(ours.getByRole('heading', { name: `${NAME}的团队` })).toBeVisible();
  const rules = ours.getByRole('list', { name: '提交的条件' });
  await expect(rules.getByText('现在 1 人，还差 2 人接受邀请')).toBeVisible();

  for (const [who, role] of [...MEMBERS.map((one) => [one, '成员'] as const), [TUTOR, '导师'] as const]) {
    await ours.getByRole('button', { name: '邀请', exact: true }).click();
    const dialog = ours.getByRole('dialog');
    await field(ours, '对方的手机号').fill(who.mobile);
    await dialog.getByLabel('请他做').selectOption({ label: role });
    await field(ours, '负责什么').fill('一起做');
    await dialog.getByRole('button', { name: '邀请', exact: true }).click();
    await expect(dialog).toBeHidden();
    const theirs = await open(who, MINE);
    await theirs.getByRole('button', { name: `接受${NAME}的邀请`, exact: true }).click();
    await expect(theirs.getByText('加入成功')).toBeVisible();
    await theirs.context().close();
  }
  await ours.reload();
  await expect(rules.getByText('还差')).toHaveCount(0);
  await ours.getByRole('combobox', { name: '交给哪个孵化单位' }).fill('江城职业');
  await ours.getByRole('option', { name: '江城职业技术大学' }).click();
  await ours.getByRole('button', { name: '提交', exact: true }).click();
  await expect(ours.getByText('提交成功，结果会发到消息里')).toBeVisible();

  const hosts = await open(SCHOOL, '/startbusiness/institution/projectManage');
  for (const step of ['受理', '通过入孵']) {
    await hosts.getByRole('button', { name: `${step}${NAME}`, exact: true }).click();
    const dialog = hosts.getByRole('dialog');
    await dialog.getByRole('button', { name: step, exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  // A visitor reads what is for everybody and not the plan.
  await page.goto(`${world.url}/startbusiness/visitor/projectList?str=${encodeURIComponent('渡口')}`);
  await page.getByRole('link', { name: NAME, exact: true }).click();
  await expect(page.getByText('空教室的灯亮一整夜。')).toBeVisible();
  await expect(page.getByText('先装一层楼。')).toHaveCount(0);
  for (const one of [ours, hosts]) await one.context().close();
});
