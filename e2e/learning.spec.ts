import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { agree, field, signIn, submit, takeCode } from './support/signIn.ts';
import { beginning, comesNext, open, playTwiceAsFast, playUntil, pressOf, secondOf, stageOf } from './support/stage.ts';
import type { Press } from './support/stage.ts';
import { expect, test } from './support/test.ts';

/** Three short films, a link and one page: studied at double speed in little more than a minute. */
const course = '小微企业纳税申报实务';
const periods = ['发票与账要对得上', '三流一致', '申报表的数从哪来', '政策去哪里查', '归档清单'] as const;
const password = 'Shan-lu-2041';
/** In the transcript of the second film, and what is thought of it. */
const word = '等式';
const thought = '三样东西要对得上，月底再核一次';

const journeys: { name: string; mobile: string; device: BrowserContextOptions }[] = [
  { name: 'a visitor at a desk', mobile: '13700000021', device: { viewport: { width: 1440, height: 900 } } },
  {
    name: 'a visitor on a 360 px screen, by touch',
    mobile: '13700000022',
    device: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  },
];

for (const { name, mobile, device } of journeys) {
  test(`${name} searches, learns, comes back on another device, finishes and shows the certificate`, async ({
    browser,
  }) => {
    test.setTimeout(360_000);
    const press = pressOf(device.hasTouch === true);
    const first = await newDevice(browser, device);
    await findCourse(first, press);
    await registerAndEnrol(first, mobile, press);
    const stopped = await learnAndLeave(first, press);

    const second = await newDevice(browser, device);
    await signIn(second, mobile, password);
    await comeBack(second, stopped, press);
    const certificateNo = await finish(second, press);
    await second.context().close();

    await verifySignedOut(await newDevice(browser, device), certificateNo, press);
  });
}

/** A browser of its own, which sees nothing of the world but this site. */
async function newDevice(browser: Browser, device: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(device);
  await context.route(/^https:/, (route) => route.abort());
  context.setDefaultTimeout(20_000);
  return context.newPage();
}

async function findCourse(page: Page, press: Press): Promise<void> {
  await page.goto('/');
  const box = page.getByRole('combobox', { name: /^搜索/ }).filter({ visible: true });
  const sheet = page.getByRole('banner').getByRole('button', { name: '搜索', exact: true }).filter({ visible: true });
  if ((await box.count()) === 0) await press(sheet);
  await box.fill('小微企业纳税');
  await box.press('Enter');
  await press(page.getByRole('main').getByRole('link', { name: course }).first());
  await expect(page.getByRole('heading', { name: course, level: 1 })).toBeVisible();
}

/** What was pressed before signing in is done afterwards. */
async function registerAndEnrol(page: Page, mobile: string, press: Press): Promise<void> {
  await press(page.getByRole('main').getByRole('link', { name: '免费报名' }));
  await press(page.getByRole('link', { name: '注册账号' }));
  await field(page, '手机号').fill(mobile);
  await takeCode(page, mobile);
  await field(page, '设置密码').fill(password);
  await field(page, '再输入一次密码').fill(password);
  await agree(page);
  await submit(page, '注册并登录');
  await press(page.getByRole('main').getByRole('link', { name: '开始学习' }));
}

/**
 * Learns the first class-hour, and of the second a part; answers the second at which the window was closed, right after
 * the last letter of a note.
 */
async function learnAndLeave(page: Page, press: Press): Promise<number> {
  expect(await beginning(page)).toBeLessThan(1);
  await playTwiceAsFast(page, press);
  await comesNext(page, periods[1]);
  await beginning(page);
  await press(stageOf(page).getByRole('tab', { name: '笔记' }));
  await playUntil(page, 17);
  await stageOf(page)
    .getByRole('textbox', { name: /^在 00:\d\d 记一条$/ })
    .fill(thought);
  const stopped = await secondOf(page);
  await page.close({ runBeforeUnload: true });
  return stopped;
}

async function comeBack(page: Page, stopped: number, press: Press): Promise<void> {
  await page.goto('/account/course');
  await expect(page.getByText('已学 1 / 5 课时')).toBeVisible();
  await press(page.getByRole('main').getByRole('link', { name: '接着学' }));
  await comesNext(page, periods[1]);
  const resumed = await beginning(page);
  expect(Math.abs(resumed - stopped)).toBeLessThanOrEqual(1);
  await readAndRemember(page, press);
}

/**
 * The transcript follows the film, finds a word and leads to a sentence; the note leads to where it was written, and is
 * found in the whole course beside what is said.
 */
async function readAndRemember(page: Page, press: Press): Promise<void> {
  const stage = stageOf(page);
  await press(stage.getByRole('tab', { name: '文稿' }));
  await expect(stage.getByRole('list', { name: '文稿' }).locator('[aria-current]')).toHaveCount(1);
  await stage.getByRole('searchbox', { name: '在文稿里查找' }).fill(word);
  await expect(stage.getByText(/^第 1 处，共 \d 处$/)).toBeVisible();
  await expect(stage.locator('mark').first()).toHaveText(word);
  await press(stage.getByRole('button', { name: '货从谁来' }));
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 99) < 10);
  await press(stage.getByRole('tab', { name: '笔记' }));
  const notes = stage.getByRole('list', { name: '我的笔记' });
  await expect(notes).toContainText(thought);
  await press(notes.getByRole('button', { name: /^回到 00:/ }));
  await playUntil(page, 17);
  expect(await secondOf(page)).toBeLessThan(22);
  await press(stage.getByRole('tab', { name: '查找' }));
  const box = stage.getByRole('searchbox', { name: '在这门课里找' });
  const found = stage.getByRole('list', { name: '找到的地方' }).getByRole('link');
  await box.fill(word);
  await expect(found.filter({ hasText: word }).last()).toHaveAttribute('href', /periodId=\d+&at=\d/);
  await box.fill(thought.slice(0, 4));
  await press(found.filter({ hasText: thought }));
  await playUntil(page, 17);
  await press(stage.getByRole('tab', { name: '章节' }));
}

/** Learns what is left; the last page, read as long as it must be, brings the certificate once a name is told. */
async function finish(page: Page, press: Press): Promise<string> {
  await playTwiceAsFast(page, press);
  await comesNext(page, periods[2]);
  await comesNext(page, periods[3]);
  const stage = stageOf(page);
  const opened = page.waitForEvent('popup');
  await press(stage.getByRole('link', { name: '打开链接' }));
  await (await opened).close();
  await expect(stage.getByText('已学 4 / 5 课时')).toBeVisible();

  await open(page, periods[4], press);
  const dialog = page.getByRole('dialog', { name: `学完了《${course}》` });
  await expect(dialog).toBeVisible({ timeout: 60_000 });
  await press(dialog.getByRole('link', { name: '填写姓名' }));
  await field(page, '证书上的姓名').fill('林小满');
  await press(page.getByRole('button', { name: '颁发证书' }));
  await press(page.getByRole('list', { name: '我的证书' }).getByRole('button'));
  const certificate = page.getByRole('dialog', { name: '结业证书' });
  const [, number] = /编号\s*(ZT[\w-]+)/.exec(await certificate.innerText()) ?? [];
  await expect(certificate.getByRole('link', { name: '下载 PDF' })).toBeVisible();
  const pdf = await page.request.get((await certificate.getByRole('link', { name: '下载 PDF' }).getAttribute('href'))!);
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
  return number!;
}

async function verifySignedOut(page: Page, certificateNo: string, press: Press): Promise<void> {
  await page.goto('/certificate/verify');
  await field(page, '证书编号').fill(certificateNo);
  await press(page.getByRole('button', { name: '核验', exact: true }));
  await expect(page.getByRole('heading', { name: '证书有效' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(course);
}
