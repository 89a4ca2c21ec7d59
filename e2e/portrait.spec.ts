import { eq } from 'drizzle-orm';
import { wireTime } from '#contract/rules/time.ts';
import { userCourse } from '#server/db/schema/study.ts';
import { user } from '#server/db/schema/user.ts';
import { inDatabase } from './support/examWorld.ts';
import { findingsOf } from './support/findings.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { expect, test } from './support/test.ts';
import type { World } from './support/world.ts';

const LEARNER = { mobile: '13800000001', userType: 1 };
const BOSS = { mobile: '13800000005', userType: 5 };

interface Recommended {
  id: string;
  percent: number;
  gain: { courseId: string; courseName: string; percent: number } | null;
}

test('a course brings the percent that it promised, and stands in the portrait as what shows the level', async ({
  browser,
  world,
}) => {
  const token = await tokenOf(world.url, LEARNER);
  const { list } = await ask<{ list: Recommended[] }>(world, token, '/position/auth/match/list', { pageSize: 100 });
  const one = list.find(({ gain }) => gain !== null)!;
  const gain = one.gain!;
  const page = await openAs(browser, world.url, token, `/account/recommendposition/portrait?id=${one.id}`);
  await expect(page.getByRole('heading', { name: `匹配 ${one.percent}%`, exact: true })).toBeVisible();
  const row = page.getByRole('table', { name: '学哪些课能补上' }).getByRole('row').filter({ hasText: gain.courseName });
  await expect(row).toContainText(`${one.percent}% → ${gain.percent}%`);
  await finish(world, gain.courseId);
  await page.reload();
  await expect(page.getByRole('heading', { name: `匹配 ${gain.percent}%`, exact: true })).toBeVisible();
  await page.goto('/account/profile/portrait');
  const items = page.getByRole('list', { name: '能力项', exact: true });
  await expect(items.getByRole('link', { name: `学完《${gain.courseName}》` }).first()).toBeVisible();
  expect(await findingsOf(page)).toEqual([]);
  await page.context().close();
});

test('an item that is kept to oneself is with nobody else, and everything that counts can be contested', async ({
  browser,
  world,
}) => {
  const [mine, theirs] = await Promise.all([tokenOf(world.url, LEARNER), tokenOf(world.url, BOSS)]);
  const page = await openAs(browser, world.url, mine, '/account/profile/portrait');
  const item = page.getByRole('list', { name: '能力项', exact: true }).locator(':scope > li').first();
  const name = (await item.getByRole('heading').textContent())!;
  const userNo = await userNoOf(world);
  const seen = async () => JSON.stringify(await portraitOf(world, theirs, userNo));
  expect(await seen()).toContain(name);
  const audience = item.getByRole('combobox', { name: `${name}给谁看` });
  const before = await audience.inputValue();
  await audience.selectOption({ label: '只有我' });
  await expect(page.getByText('修改成功')).toBeVisible();
  expect(await seen()).not.toContain(name);
  await page.reload();
  await expect(audience).toHaveValue('0');
  // as the other tests of this world find it: a team that looks for this ability finds nobody who hides it
  await audience.selectOption(before);
  await expect.poll(seen).toContain(name);
  await item
    .getByRole('link', { name: /有疑问可以/ })
    .first()
    .click();
  await expect(page).toHaveURL(/tab=ledger|\/exam\/result/);
  await page.context().close();
});

test('the home page leads a guest to the typical positions and to who hires', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('region', { name: '正在招聘' }).getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/positiondetail\/\d+/);
  await page.goto('/');
  await page
    .getByRole('region', { name: '典型岗位', exact: true })
    .getByRole('listitem')
    .first()
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(/\/typicalpositiondetail\/\d+/);
  await expect(page.getByRole('heading', { name: '能力项', exact: true })).toBeVisible();
});

async function ask<T>({ url }: World, token: string, path: string, body: object): Promise<T> {
  const reply = await fetch(`${url}/apis${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify(body),
  });
  return ((await reply.json()) as { data: T }).data;
}

async function portraitOf({ url }: World, token: string, userNo: string): Promise<unknown> {
  const reply = await fetch(`${url}/apis/user/auth/userProfile/userPortrayal?userNo=${userNo}`, { headers: { token } });
  return reply.json();
}

const userNoOf = ({ databaseUrl }: World): Promise<string> =>
  inDatabase(databaseUrl, async (db) => {
    const [row] = await db.select({ userNo: user.userNo }).from(user).where(eq(user.mobile, LEARNER.mobile));
    return row!.userNo;
  });

/** The learner has seen all of a course by now. */
async function finish(world: World, courseId: string): Promise<void> {
  const userNo = await userNoOf(world);
  const completedAt = wireTime(new Date());
  await inDatabase(world.databaseUrl, (db) =>
    db
      .insert(userCourse)
      .values({ userNo, courseId, completedAt })
      .onConflictDoUpdate({ target: [userCourse.userNo, userCourse.courseId], set: { completedAt } }),
  );
}
