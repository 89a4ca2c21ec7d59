import { openDatabase } from '#server/db/client.ts';
import { findingsOf } from './support/findings.ts';
import { jobsDone } from './support/jobsDone.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { field } from './support/signIn.ts';
import { expect, test } from './support/test.ts';
import type { World } from './support/world.ts';

const LEARNER = { mobile: '13800000001', userType: 1 };
const BOSS = { mobile: '13800000005', userType: 5 };
const OPERATOR = { mobile: '13800000009', userType: 0 };
const NAME = '渡口巡检员';

test('a saved search tells of a vacancy that was published since, and a look makes it old', async ({
  browser,
  world,
}) => {
  test.setTimeout(180_000);
  const [learner, boss, operator] = await Promise.all([LEARNER, BOSS, OPERATOR].map((who) => tokenOf(world.url, who)));
  const mine = await openAs(browser, world.url, learner!, `/positionlist?str=${encodeURIComponent('渡口')}`);
  await mine.getByRole('button', { name: '保存这次查找' }).click();
  await expect(field(mine, '名称')).toHaveValue('渡口');
  await field(mine, '名称').fill('渡口的职位');
  await mine.getByRole('dialog').getByRole('button', { name: '保存', exact: true }).click();
  await expect(mine.getByText('保存成功，有新职位时会发消息')).toBeVisible();
  await expect(mine.getByRole('dialog')).toBeHidden();

  const theirs = await openAs(browser, world.url, boss!, '/account/position');
  await theirs.getByRole('button', { name: '复制数据分析助理', exact: true }).click();
  await expect(theirs.getByText('复制成功')).toBeVisible();
  await theirs
    .getByRole('listitem')
    .filter({ hasText: '草稿' })
    .filter({ hasText: '数据分析助理' })
    .getByRole('link', { name: '修改' })
    .click();
  await theirs.waitForURL(/position\/add/);
  await field(theirs, '职位名称').fill(NAME);
  await theirs.getByRole('button', { name: '提交审核' }).click();
  await expect(theirs.getByText('提交成功，审核的结果会发到消息里')).toBeVisible();
  const ours = await openAs(browser, world.url, operator!, '/admin/review/vacancies');
  await ours.getByRole('row').filter({ hasText: NAME }).getByRole('button').click();
  await ours.getByRole('dialog').getByRole('button', { name: '通过' }).click();
  await expect(ours.getByText('已通过，对方会收到消息')).toBeVisible();

  await theHourComes(world);
  await mine.goto('/account/collection/search');
  const row = mine.getByRole('listitem').filter({ hasText: '渡口的职位' });
  await expect(row.getByText('1 个新职位')).toBeVisible();
  expect(await findingsOf(mine)).toEqual([]);
  await mine.goto('/account/message');
  await expect(mine.getByText('「渡口的职位」有 1 个新职位').first()).toBeVisible();

  await mine.goto('/account/collection/search');
  const looked = mine.waitForResponse((response) => response.url().endsWith('/vacancySearch/look'));
  await row.getByRole('link', { name: '渡口的职位' }).click();
  await expect(mine.getByRole('link', { name: NAME, exact: true })).toBeVisible();
  await looked;
  await mine.goto('/account/collection/search');
  await expect(row.getByText('新职位', { exact: false }).filter({ hasText: '个新职位' })).toHaveCount(0);
  await row.getByRole('button', { name: '给「渡口的职位」改名' }).click();
  await field(mine, '名称').fill('江上的职位');
  await mine.getByRole('dialog').getByRole('button', { name: '改名', exact: true }).click();
  await expect(mine.getByText('改名成功')).toBeVisible();
  await mine.getByRole('button', { name: '删除「江上的职位」' }).click();
  await mine.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).click();
  await expect(mine.getByText('删除成功')).toBeVisible();
  await expect(mine.getByRole('dialog')).toBeHidden();
  await expect(mine.getByText('江上的职位')).toHaveCount(0);
  for (const one of [mine, theirs, ours]) await one.context().close();
});

/** What the clock would ask for at 23 minutes past the hour. */
async function theHourComes(world: World): Promise<void> {
  const { pool, close } = openDatabase(world.databaseUrl, 1);
  await pool.query(`select from graphile_worker.add_job('tellSearches', '{}'::json, queue_name => 'tellSearches')`);
  await close();
  await jobsDone(world);
}
