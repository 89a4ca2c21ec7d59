import { openAs, tokenOf } from './support/openAs.ts';
import { hydrated } from './support/settled.ts';
import { field } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const SCHOOL = { mobile: '13800000004', userType: 4 };
const LEADER = { mobile: '13800000130', userType: 1 };
const PROJECT = '宿舍共享工具箱';
const TITLE = '一层楼，一把螺丝刀';

test('a graduated project becomes a case in one step, and names who agreed until they take it back', async ({
  browser,
  world,
  page,
}) => {
  test.setTimeout(240_000);
  const open = async (who: typeof SCHOOL, path: string) => {
    const opened = await openAs(browser, world.url, await tokenOf(world.url, who), path);
    await hydrated(opened);
    return opened;
  };
  const school = await open(SCHOOL, '/startbusiness/institution/typicalCase');
  await school.getByRole('button', { name: `把${PROJECT}写成案例`, exact: true }).click();
  await school.waitForURL('**/typicalCase/add?id=*');
  await field(school, '标题').fill(TITLE);
  await school.reload();
  await hydrated(school);
  await expect(field(school, '标题')).toHaveValue(TITLE);
  const people = school.getByRole('group', { name: '写到的人' }).getByRole('listitem');
  const name = (await people.first().locator('b').textContent())!;
  await school.getByRole('button', { name: '发布', exact: true }).click();
  await school.waitForURL('**/startbusiness/institution/typicalCase');

  await page.goto(`${world.url}/startbusiness/visitor/typicalCase?str=${encodeURIComponent('螺丝刀')}`);
  await page.getByRole('link', { name: TITLE, exact: true }).click();
  await expect(page.getByRole('heading', { name: TITLE, exact: true })).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);

  const theirs = await open(LEADER, '/startbusiness/person/typicalCase');
  await theirs.getByRole('button', { name: `同意在${TITLE}里署名`, exact: true }).click();
  await expect(theirs.getByText('已经同意署名')).toBeVisible();
  // The page of a guest may be five seconds old (server/src/web/pageCache.ts).
  const eventually = (look: () => Promise<void>) =>
    expect(async () => {
      await page.reload();
      await look();
    }).toPass({ timeout: 30_000 });
  await eventually(() =>
    expect(page.getByRole('list', { name: '这些人' }).getByText(name)).toBeVisible({ timeout: 500 }),
  );

  await theirs.getByRole('button', { name: `收回同意${TITLE}`, exact: true }).click();
  const dialog = theirs.getByRole('dialog');
  await dialog.getByRole('button', { name: '收回同意', exact: true }).click();
  await expect(dialog).toBeHidden();
  await eventually(() => expect(page.getByText(name)).toHaveCount(0, { timeout: 500 }));
  for (const one of [school, theirs]) await one.context().close();
});
