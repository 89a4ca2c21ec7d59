import type { Locator, Page } from '@playwright/test';
import { findingsOf } from './support/findings.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { field } from './support/signIn.ts';
import { beginning } from './support/stage.ts';
import { expect, test } from './support/test.ts';

const LECTURER = { mobile: '13800000002', userType: 2 };
const SCHOOL = { mobile: '13800000004', userType: 4 };
const LEARNER = { mobile: '13800000001', userType: 1 };
/** Teaches at the same school. */
const COLLEAGUE = { mobile: '13800000208', userType: 2 };
/** Refused before, with a word beside its summary. */
const COURSE = '公开数据的取用边界';
const MENDED = '一次越界的采集（已隐去名称）';
const ADDED = '写明出处的三种写法';

test('a class-hour is refused, mended and made public; who learns it meanwhile moves to the next version; nobody else writes on it', async ({
  browser,
  world,
}) => {
  test.setTimeout(300_000);
  const [writes, reviews, learns, teaches] = await Promise.all(
    [LECTURER, SCHOOL, LEARNER, COLLEAGUE].map((who) => tokenOf(world.url, who)),
  );

  const author = await openAs(browser, world.url, writes!, '/account/vod?tab=refused');
  await author.getByRole('link', { name: COURSE }).click();
  await author.waitForURL(/\/account\/vod\/add\?id=\d+/);
  const id = new URL(author.url()).searchParams.get('id')!;
  const outline = `/account/vod/period?id=${id}`;
  await expect(author.getByText('请改成「怎样判断能不能用」')).toBeVisible();
  await field(author, '一句话介绍').fill('怎样判断一份数据能不能用、怎么取、要写明什么');
  await expect(saved(author)).toBeVisible();
  await handIn(author, { press: '再次提交', note: '改了一句话介绍' });

  const staff = await openAs(browser, world.url, reviews!, '/account/organization/vodcheck');
  await openReview(staff);
  await staff.getByRole('button', { name: '给「一次越界的采集」写意见' }).click();
  await field(staff, '对「一次越界的采集」的意见').fill('还看得出是哪家公司，请隐去名称');
  expect(await findingsOf(staff)).toEqual([]);
  await staff.getByRole('button', { name: '退回，附 1 处意见' }).click();
  await expect(staff.getByText(`操作成功：「${COURSE}」已退回`)).toBeVisible();

  await author.goto(outline);
  await expect(tree(author).getByText('意见 1')).toBeVisible();
  await row(author, '一次越界的采集').click();
  await expect(author.getByText('还看得出是哪家公司，请隐去名称')).toBeVisible();
  await field(author, '课时名称').fill(MENDED);
  await expect(saved(author)).toBeVisible();
  await handIn(author, { press: '再次提交', note: '隐去了名称' });

  // what is seen as a learner sees it leads back to the decision
  await staff.goto(`/preview/course/${id}`);
  await staff.getByRole('link', { name: '通过或退回' }).click();
  await expect(staff.getByRole('heading', { level: 1, name: COURSE })).toBeVisible();
  await staff.getByRole('tab', { name: '全部内容' }).click();
  await expect(staff.getByRole('tabpanel').getByText(MENDED)).toBeAttached();
  await staff.getByRole('tab', { name: /^以前的审核/ }).click();
  await expect(staff.getByText('还看得出是哪家公司，请隐去名称')).toBeVisible();
  await pass(staff);

  const learner = await openAs(browser, world.url, learns!, `/course/${id}`);
  await learner.getByRole('main').getByRole('button', { name: '免费报名' }).click();
  await expect(learner.getByText('报名成功，可以开始学习了')).toBeVisible();
  await learner.getByRole('main').getByRole('link', { name: '开始学习' }).click();
  await beginning(learner);

  await author.goto(outline);
  await tree(author).getByRole('button', { name: '加课时' }).last().click();
  await field(author, '新的课时的名称').fill(ADDED);
  await author.keyboard.press('Enter');
  await expect(author.getByRole('heading', { level: 2, name: ADDED })).toBeVisible();
  await tree(author).getByRole('form', { name: '新的课时' }).getByRole('button', { name: '完成' }).click();
  await author.getByRole('button', { name: '从我的文件里选' }).click();
  await author.getByRole('dialog').getByRole('button', { name: /^用 / }).first().click();
  await expect(author.getByRole('button', { name: /^拿掉 / })).toBeVisible();
  await expect(saved(author)).toBeVisible();
  await handIn(author, { press: '提交审核', note: '补了一个课时' });

  // until it is passed, and afterwards for who has begun, everything is as it was
  await learner.goto(`/course/${id}?tab=outline`);
  await expect(learner.getByText(MENDED)).toBeVisible();
  await expect(learner.getByText(ADDED)).toHaveCount(0);
  await staff.goto('/account/organization/vodcheck');
  await openReview(staff);
  await pass(staff);
  await learner.reload();
  await expect(learner.getByText('课程有了新版本。你在学的这一版照常可学')).toBeVisible();
  await expect(learner.getByText(ADDED)).toHaveCount(0);
  await learner.getByRole('button', { name: '看看有什么不同' }).click();
  const changes = learner.getByRole('dialog', { name: '新版本有什么不同' });
  await expect(changes.getByText('讲师说明：补了一个课时')).toBeVisible();
  await expect(changes.getByRole('listitem').filter({ hasText: ADDED })).toContainText('新增');
  await changes.getByRole('button', { name: '换到新版本' }).click();
  await expect(learner.getByText('换到新版本成功')).toBeVisible();
  await expect(learner.getByRole('main').getByText(ADDED)).toBeVisible();

  const colleague = await openAs(browser, world.url, teaches!, '/account/vod');
  for (const path of [outline, `/account/vod/tabs?id=${id}`, `/preview/course/${id}`]) {
    expect((await colleague.goto(path))?.status(), path).toBe(404);
  }
});

const saved = (page: Page): Locator => page.getByRole('status').filter({ hasText: /^已保存/ });
const tree = (page: Page): Locator => page.getByRole('region', { name: '目录' });
const row = (page: Page, name: string): Locator => tree(page).locator('[data-row]').filter({ hasText: name });

async function handIn(page: Page, { press, note }: { press: string; note: string }): Promise<void> {
  await page.getByRole('button', { name: press, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '提交审核' });
  await dialog.getByRole('textbox', { name: '给审核人的说明' }).fill(note);
  await dialog.getByRole('button', { name: '提交', exact: true }).click();
  await page.waitForURL(/\/account\/vod\/check/);
  await expect(page.getByRole('heading', { name: '已提交审核' })).toBeVisible();
}

async function openReview(page: Page): Promise<void> {
  await page.getByRole('link', { name: `审核：${COURSE}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: COURSE })).toBeVisible();
}

async function pass(page: Page): Promise<void> {
  await page.getByRole('button', { name: '通过并公开' }).click();
  await expect(page.getByText(`审核成功：「${COURSE}」已经公开`)).toBeVisible();
}
