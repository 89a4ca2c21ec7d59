import { findingsOf } from './support/findings.ts';
import { jobsDone } from './support/jobsDone.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { expect, test } from './support/test.ts';

const LEARNER = { mobile: '13800000001', userType: 1 };
const BOSS = { mobile: '13800000005', userType: 5 };

test('an enterprise finds who agreed, looks and asks; who takes the consent back is found no more', async ({
  browser,
  world,
}) => {
  test.setTimeout(180_000);
  const [boss, learner] = await Promise.all([BOSS, LEARNER].map((who) => tokenOf(world.url, who)));
  await jobsDone(world);
  const theirs = await openAs(browser, world.url, boss!, '/account/talent/talentrecomment');
  const first = theirs.getByRole('list', { name: '推荐的人才' }).getByRole('listitem').first();
  const name = (await first.getByRole('heading').first().textContent())!;
  await theirs.getByRole('button', { name: `邀请${name}看看职位` }).click();
  await expect(theirs.getByText('邀请发出了，投不投由对方决定')).toBeVisible();
  await theirs.getByRole('button', { name: `看${name}的档案` }).click();
  await expect(theirs.getByRole('button', { name: `收起${name}的档案` })).toBeVisible();
  await theirs.reload();
  expect(await findingsOf(theirs)).toEqual([]);

  const mine = await openAs(browser, world.url, learner!, '/account/recommendposition');
  const consent = mine.getByRole('region', { name: '让企业也看到我' });
  await consent.getByRole('button', { name: '收回' }).click();
  await expect(mine.getByText('收回成功，企业马上找不到你了')).toBeVisible();
  await expect(consent.getByRole('button', { name: '愿意被企业找到' })).toBeVisible();
  await mine.reload();
  expect(await findingsOf(mine)).toEqual([]);
  await theirs.reload();
  await expect(theirs.getByRole('heading', { name: '林晓' })).toHaveCount(0);
  for (const one of [mine, theirs]) await one.context().close();
});
