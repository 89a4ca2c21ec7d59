import { openAs, tokenOf } from './support/openAs.ts';
import { findingsOf } from './support/findings.ts';
import { field } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const LEARNER = { mobile: '13800000001', userType: 1 };
const BOSS = { mobile: '13800000005', userType: 5 };

test('a learner applies, is moved along the board, interviewed and hired, reads who looked and takes the papers back', async ({
  browser,
  world,
}) => {
  test.setTimeout(240_000);
  const [boss, learner] = await Promise.all([BOSS, LEARNER].map((who) => tokenOf(world.url, who)));

  // What the demo world has asked already: the learner takes a time.
  const mine = await openAs(browser, world.url, learner!, '/account/interview');
  const asked = mine.getByRole('listitem').filter({ hasText: '等候选人选时间' }).first();
  await asked
    .getByRole('group', { name: /选一面的时间/ })
    .getByRole('button')
    .first()
    .click();
  await expect(mine.getByText('约好了，企业会收到消息')).toBeVisible();
  await expect(mine.getByText('已约定').first()).toBeVisible();
  await mine.goto('/account/interview');
  expect(await findingsOf(mine)).toEqual([]);
  const application = mine.getByRole('listitem').filter({ hasText: '已约定' }).first();
  const file = mine.waitForEvent('download');
  await application.getByRole('button', { name: '加到日历' }).click();
  expect((await file).suggestedFilename()).toBe('一面.ics');
  await application.getByRole('link', { name: '看投递' }).click();
  await mine.waitForURL(/jobs\/portrait/);
  const progress = mine.url();
  await expect(mine.getByRole('heading', { name: '走到哪里' })).toBeVisible();

  // The board: by the menu of a card, as the keyboard does it.
  const theirs = await openAs(browser, world.url, boss!, '/account/talent?str=林晓');
  const station = (stage: string) => theirs.getByRole('region', { name: stage, exact: true });
  await expect(station('面试').getByRole('link', { name: '林晓' })).toBeVisible();
  await station('面试').getByRole('button', { name: '移动林晓' }).click();
  await theirs.getByRole('button', { name: '移到待入职' }).click();
  await expect(theirs.getByText('1 位移到了「待入职」')).toBeVisible();
  await expect(station('录用').getByRole('link', { name: '林晓' })).toBeVisible();
  await theirs.goto('/account/talent?str=林晓');
  expect(await findingsOf(theirs)).toEqual([]);

  // The candidate: tagged, noted, hired with a few words.
  await station('录用').getByRole('link', { name: '林晓' }).click();
  await theirs.waitForURL(/talent\/profile/);
  await expect(theirs.getByRole('heading', { name: '教育经历' })).toBeVisible();
  await theirs.getByRole('button', { name: '加标签' }).click();
  await field(theirs, '标签').fill('会讲数据');
  await theirs.getByRole('dialog').getByRole('button', { name: '加标签', exact: true }).click();
  await expect(theirs.getByText('标签加上了')).toBeVisible();
  await field(theirs, '备注').fill('看板的数据来源讲得很清楚');
  await theirs.getByRole('button', { name: '写备注' }).click();
  await expect(theirs.getByText('备注写好了')).toBeVisible();
  await theirs.getByRole('button', { name: '移到下一步' }).click();
  await theirs.getByRole('combobox', { name: '移到' }).selectOption({ label: '已录用' });
  await field(theirs, '给对方的话').fill('下月一号见');
  await theirs.getByRole('dialog').getByRole('button', { name: '移动', exact: true }).click();
  await expect(theirs.getByText('1 位移到了「已录用」')).toBeVisible();
  await theirs.getByRole('link', { name: '能力画像' }).click();
  await theirs.waitForURL(/talent\/portrait/);
  const candidate = theirs.url();
  await theirs.reload();
  expect(await findingsOf(theirs)).toEqual([]);

  // The learner reads the way and who looked, and takes the papers back: gone for the enterprise at once.
  await mine.goto(progress);
  await expect(mine.getByText('下月一号见')).toBeVisible();
  await expect(mine.getByText('已录用').first()).toBeVisible();
  await mine.goto('/account/privacy/looks');
  await expect(mine.getByRole('row').filter({ hasText: '许云帆' }).filter({ hasText: '能力画像' })).toBeVisible();
  expect(await findingsOf(mine)).toEqual([]);
  await mine.goto(progress);
  await mine.getByRole('button', { name: '收回档案' }).click();
  await mine.getByRole('dialog').getByRole('button', { name: '收回档案' }).click();
  await expect(mine.getByText('收回成功，企业不再看到你')).toBeVisible();
  await theirs.goto(candidate);
  await expect(theirs.getByText('看板的数据来源讲得很清楚')).toHaveCount(0);
  await theirs.goto('/account/talent?view=list&str=林晓');
  await expect(theirs.getByText('下月一号见')).toHaveCount(0);
  for (const one of [mine, theirs]) await one.context().close();
});

test('an enterprise asks a candidate to an interview, declines another with a reason, and reads its figures', async ({
  browser,
  world,
}) => {
  test.setTimeout(180_000);
  const theirs = await openAs(browser, world.url, await tokenOf(world.url, BOSS), '/account/talent');
  const board = theirs.getByRole('region', { name: '沟通', exact: true });
  const dragged = board.getByRole('listitem').first();
  await expect(dragged).toHaveAttribute('draggable', 'true');
  await dragged.dragTo(theirs.getByRole('region', { name: '测评', exact: true }).getByRole('heading'));
  await expect(theirs.getByText('1 位移到了「测评」')).toBeVisible();
  const name = (await board.getByRole('link').first().textContent())!;
  await board.getByRole('link', { name, exact: true }).first().click();
  await theirs.waitForURL(/talent\/profile/);
  await theirs.getByRole('link', { name: '约面试' }).click();
  await theirs.waitForURL(/interview\?ask=/);
  const dialog = theirs.getByRole('dialog');
  await field(theirs, '视频链接').fill('http://meet.example.com');
  await dialog.getByRole('button', { name: '发给候选人' }).click();
  await expect(dialog.getByText('视频链接要以 https:// 开头')).toBeVisible();
  await field(theirs, '视频链接').fill('https://meet.example.com/room/9');
  await dialog.getByRole('button', { name: '取消', exact: true }).click();

  await theirs.goto('/account/talent?view=list');
  await theirs.getByRole('row').nth(1).getByRole('checkbox').check();
  await theirs.getByRole('group', { name: '选中的行' }).getByRole('button', { name: '不合适' }).click();
  await theirs.getByRole('dialog').getByRole('button', { name: '移动', exact: true }).click();
  await expect(theirs.getByRole('dialog').getByText('请选择原因').last()).toBeVisible();
  await theirs.getByRole('combobox', { name: '原因' }).selectOption({ label: '已经招满' });
  await theirs.getByRole('dialog').getByRole('button', { name: '移动', exact: true }).click();
  await expect(theirs.getByText(/移到了「不合适」|留在原处/)).toBeVisible();

  await theirs.goto('/account/recruitmentStat');
  await expect(theirs.getByRole('list', { name: '走到各步的人数' })).toBeVisible();
  expect(await findingsOf(theirs)).toEqual([]);
  const sheet = theirs.waitForEvent('download');
  await theirs.getByRole('button', { name: '导出', exact: true }).click();
  expect((await sheet).suggestedFilename()).toMatch(/^招聘统计 .*\.xlsx$/);
  await theirs.context().close();
});
