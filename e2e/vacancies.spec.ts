import { openAs, tokenOf } from './support/openAs.ts';
import { field } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const LEARNER = { mobile: '13800000001', userType: 1 };
const BOSS = { mobile: '13800000005', userType: 5 };
const OPERATOR = { mobile: '13800000009', userType: 0 };
const NAME = '数据看板维护员';

test('an enterprise copies and renames a vacancy, the operator passes it, a learner applies and reads the answer', async ({
  browser,
  world,
}) => {
  test.setTimeout(180_000);
  const [boss, operator, learner] = await Promise.all([BOSS, OPERATOR, LEARNER].map((who) => tokenOf(world.url, who)));
  const theirs = await openAs(browser, world.url, boss!, '/account/position');
  await theirs.getByRole('button', { name: '复制数据分析助理', exact: true }).click();
  await expect(theirs.getByText('复制成功')).toBeVisible();
  await theirs
    .getByRole('listitem')
    .filter({ hasText: '草稿' })
    .filter({ hasText: '数据分析助理' })
    .getByRole('link', { name: '修改' })
    .click();
  await field(theirs, '职位名称').fill(NAME);
  const tests = theirs.getByRole('table', { name: '请应聘的人做的测评' });
  await expect(tests.getByRole('row').filter({ hasText: '数据分析师岗位测试' })).toBeVisible();
  await theirs.getByRole('button', { name: '提交审核' }).click();
  await expect(theirs.getByText('提交成功，审核的结果会发到消息里')).toBeVisible();

  const ours = await openAs(browser, world.url, operator!, '/admin/review/vacancies');
  await ours.getByRole('row').filter({ hasText: NAME }).getByRole('button').click();
  await ours.getByRole('dialog').getByRole('button', { name: '通过' }).click();
  await expect(ours.getByText('已通过，对方会收到消息')).toBeVisible();

  const mine = await openAs(browser, world.url, learner!, `/positionlist?str=${encodeURIComponent(NAME)}`);
  await mine.getByRole('link', { name: NAME, exact: true }).click();
  await expect(
    mine.getByRole('region', { name: '测评' }).getByRole('link', { name: '数据分析师岗位测试' }),
  ).toHaveAttribute('href', /\/account\/positiontest\/test\?examId=\d+&jobId=\d+/);
  await mine.getByRole('button', { name: '投递档案' }).click();
  await mine.getByRole('dialog').getByRole('button', { name: '投递', exact: true }).click();
  await expect(mine.getByText('投递成功，企业的答复会发到消息里')).toBeVisible();
  const page = mine.url();

  await theirs.goto('/account/position');
  await theirs
    .getByRole('link', { name: /投递 1 份，1 份待答复/ })
    .first()
    .click();
  await theirs.getByRole('button', { name: '看档案' }).first().click();
  await expect(theirs.getByRole('heading', { name: '教育经历' })).toBeVisible();
  await theirs.getByRole('button', { name: '进一步沟通', exact: true }).first().click();
  await theirs.getByRole('dialog').getByRole('textbox').fill('周四下午见面聊');
  await theirs.getByRole('button', { name: '答复进一步沟通' }).click();
  await expect(theirs.getByText('答复成功，对方马上看得到')).toBeVisible();

  await mine.goto(page);
  await expect(mine.getByText('周四下午见面聊')).toBeVisible();
  for (const one of [theirs, ours, mine]) await one.context().close();
});
