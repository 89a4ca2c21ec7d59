import { eq } from 'drizzle-orm';
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openDatabase } from '#server/db/client.ts';
import { coursePeriod } from '#server/db/schema/course.ts';
import { userCourse } from '#server/db/schema/study.ts';
import { user } from '#server/db/schema/user.ts';
import { publishCourse } from '#server/domain/authoring/publish.ts';
import { manifestOf } from '#test/scormPackages.ts';
import { bytesOf, zipOf } from '#test/sheets.ts';
import { jobsDone } from './support/jobsDone.ts';
import { signIn, typePassword } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const LECTURER = '13800000002';
const LEARNER = '13800000001';

/** A package as its standard wants it: looks for the API, resumes, reports. It also tries what it must not. */
const page = `<!doctype html><html lang="zh"><head><meta charset="utf-8"><title>消防安全</title></head><body>
<p id="place"></p><p id="wall"></p><button id="next">下一页</button><button id="end">学完</button>
<script>
  const api = window.API;
  api.LMSInitialize('');
  let at = Number(api.LMSGetValue('cmi.core.lesson_location') || '1');
  const show = () => { document.getElementById('place').textContent = '第 ' + at + ' 页，' + (api.LMSGetValue('cmi.suspend_data') || '没有记录') + '，' + api.LMSGetValue('cmi.core.entry'); };
  const tries = { parent: () => parent.document.title, storage: () => localStorage.length, cookie: () => document.cookie };
  document.getElementById('wall').textContent = Object.entries(tries).map(([name, go]) => { try { go(); return name + ' open'; } catch { return name + ' closed'; } }).join(' ');
  document.getElementById('next').onclick = () => { at += 1; api.LMSSetValue('cmi.core.lesson_location', String(at)); api.LMSSetValue('cmi.suspend_data', '记到 ' + at); api.LMSSetValue('cmi.core.lesson_status', 'incomplete'); api.LMSCommit(''); show(); };
  document.getElementById('end').onclick = () => { api.LMSSetValue('cmi.core.score.raw', '90'); api.LMSSetValue('cmi.core.lesson_status', 'completed'); api.LMSFinish(''); };
  show();
</script></body></html>`;

const scorm12 = zipOf([
  { name: 'imsmanifest.xml', content: Buffer.from(manifestOf(1, [{ id: '1', href: 'index.html' }])) },
  { name: 'index.html', content: Buffer.from(page) },
]);

test('an outline comes from a spreadsheet, a SCORM package is put into it, learnt, left, resumed and finished', async ({
  page: lecturer,
  browser,
  world,
}, info) => {
  test.slow();
  const sheet = info.outputPath('目录.xlsx');
  const zip = info.outputPath('消防安全.zip');
  await writeFile(sheet, await bytesOf(['章名称', '课时名称', '种类'], [['第一章', '消防安全', '全息']]));
  await writeFile(zip, scorm12);
  await lecturer.goto(`/login?${new URLSearchParams({ redirectPath: '/account/vod', redirectQuery: '/' })}`);
  await typePassword(lecturer, LECTURER);
  await lecturer.getByRole('dialog', { name: '这次以哪个身份登录' }).getByRole('button', { name: /^讲师/ }).click();
  await lecturer.waitForURL((url) => url.pathname === '/account/vod');
  await lecturer.getByRole('button', { name: '新建课程' }).first().click();
  const dialog = lecturer.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '名称' }).fill('带课件包的课');
  await dialog.getByRole('button', { name: '新建' }).click();
  await lecturer.waitForURL(/\/account\/vod\/add\?id=\d+/);
  const courseId = new URL(lecturer.url()).searchParams.get('id')!;
  await lecturer.getByRole('link', { name: '下一步：上传内容' }).click();
  await lecturer.waitForURL(/\/account\/vod\/period/);

  const tree = lecturer.getByRole('region', { name: '目录' });
  await tree.getByRole('button', { name: '表格' }).click();
  await dialog.getByLabel('上传填好的表格').setInputFiles(sheet);
  await expect(dialog.getByText('种类：没有「全息」这种', { exact: false })).toBeVisible();
  await writeFile(sheet, await bytesOf(['章名称', '课时名称', '种类'], [['第一章', '消防安全', '课件包']]));
  await dialog.getByLabel('上传填好的表格').setInputFiles(sheet);
  await dialog.getByRole('button', { name: '加到课程里' }).click();
  await expect(tree.getByText('1 章，1 个课时')).toBeVisible();

  await tree.locator('[data-row]').filter({ hasText: '消防安全' }).click();
  await lecturer.getByLabel('上传课件包').setInputFiles(zip);
  await expect(lecturer.getByRole('button', { name: '拿掉 消防安全.zip' })).toBeVisible();
  await expect(lecturer.getByText('1 个文件上传成功')).toBeVisible();
  await jobsDone(world);
  await expect(lecturer.getByText(/^等待处理$|^处理 \d+%$/)).toHaveCount(0);
  await expect(lecturer.getByRole('status').filter({ hasText: /^已保存/ })).toBeVisible();

  const periodId = await publish(world.databaseUrl, courseId);
  const learner = await (await browser.newContext({ baseURL: world.url })).newPage();
  await signIn(learner, LEARNER);
  await open(learner, courseId, periodId);
  const frame = learner.frameLocator('iframe[title]');
  await expect(frame.locator('#place')).toHaveText('第 1 页，没有记录，ab-initio');
  await expect(frame.locator('#wall')).toHaveText('parent closed storage closed cookie closed');
  await frame.getByRole('button', { name: '下一页' }).click();
  await frame.getByRole('button', { name: '下一页' }).click();
  await expect(learner.getByText(/^已保存/)).toBeVisible();

  await open(learner, courseId, periodId);
  await expect(frame.locator('#place')).toHaveText('第 3 页，记到 3，resume');
  await frame.getByRole('button', { name: '学完' }).click();
  await expect(learner.getByText('这一项已学完')).toBeVisible();
  await expect(learner.getByText(/^已保存/)).toBeVisible();
  await open(learner, courseId, periodId);
  await expect(learner.getByText('这一项已学完')).toBeVisible();

  // Opened by itself it is of nobody's origin either.
  const address = await learner.locator('iframe[title]').getAttribute('src');
  await learner.goto(address!);
  expect(await learner.evaluate(() => window.origin)).toBe('null');
  await learner.context().close();
});

async function open(learner: Page, courseId: string, periodId: string): Promise<void> {
  await learner.goto(`/view/${courseId}?periodId=${periodId}`);
  const start = learner.getByRole('button', { name: /打开/ }).first();
  const frame = learner.locator('iframe[title]');
  // what was begun opens by itself, and its button is gone while one reaches for it
  await expect(start.or(frame).first()).toBeVisible();
  await Promise.race([
    frame.waitFor(),
    start.click().then(
      () => frame.waitFor(),
      () => frame.waitFor(),
    ),
  ]);
}

/** What a reviewer's pass does, and the learner takes the course. Returns the class-hour. */
async function publish(databaseUrl: string, courseId: string): Promise<string> {
  const { db, close } = openDatabase(databaseUrl, 1);
  try {
    await db.transaction((tx) => publishCourse(tx, courseId, new Date()));
    const [learner] = await db.select().from(user).where(eq(user.mobile, LEARNER));
    await db.insert(userCourse).values({ userNo: learner!.userNo, courseId });
    const [period] = await db
      .select({ id: coursePeriod.id })
      .from(coursePeriod)
      .where(eq(coursePeriod.courseId, courseId));
    return period!.id;
  } finally {
    await close();
  }
}
