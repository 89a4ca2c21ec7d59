import type { JWTPayload } from 'jose';
import * as chapter from '#contract/course/chapterAudit.ts';
import * as draft from '#contract/course/courseAudit.ts';
import { CourseKind } from '#contract/rules/courseKinds.ts';
import { publishCourse } from '#server/domain/authoring/publish.ts';
import { claims, SCORE_SCOPE } from '#server/domain/lti/claims.ts';
import { ltiTool } from '#test/ltiTool.ts';
import type { LtiTool } from '#test/ltiTool.ts';
import { inDatabase } from './support/examWorld.ts';
import { findingsOf } from './support/findings.ts';
import { tokenOf } from './support/openAs.ts';
import { enter } from './support/quietSession.ts';
import { open } from './support/settled.ts';
import { field } from './support/signIn.ts';
import { expect, test } from './support/test.ts';
import { toolInBrowser } from './support/toolInBrowser.ts';

const SCHOOL = '13800000004';
const LECTURER = '13800000002';
const LEARNER = '13800000001';
const LAB = '江城电路实验室';
const ITEM = { type: 'ltiResourceLink', title: '并联电路', custom: { lab: 'p2' }, lineItem: { scoreMaximum: 10 } };

test('a school registers a laboratory, a lecturer chooses of it, a learner is launched into it, and its mark counts', async ({
  page,
  context,
  request,
  world,
}) => {
  test.slow();
  const lab = await ltiTool(
    world.url,
    async () => (await request.get('/lti/jwks')).json(),
    () => new Date(),
  );
  const launches: JWTPayload[] = [];
  await toolInBrowser(context, world.url, { lab, items: [ITEM], onLaunch: (said) => launches.push(said) });
  try {
    await enter(context, request, SCHOOL, 4);
    await open(page, '/account/lti');
    await page.getByRole('link', { name: '我们用的外部工具' }).click();
    await page.getByRole('button', { name: '登记外部工具' }).first().click();
    await field(page, '名称').fill(LAB);
    await field(page, '登录发起地址').fill(lab.places.loginUrl);
    await field(page, '启动地址').fill(`${lab.places.launchUrls[0]!}\n`);
    await field(page, '公钥地址').fill('https://10.0.0.1/jwks');
    await field(page, '选内容的地址').fill(lab.places.deepLinkUrl);
    const save = page.getByRole('button', { name: '保存' });
    await save.click();
    await expect(page.getByText(/这是内网的地址/)).toBeVisible();
    await field(page, '公钥地址').fill(lab.places.jwksUrl);
    await save.click();
    await expect(page.getByText('可以打开')).toBeVisible();
    expect(await findingsOf(page)).toEqual([]);
    const [, toolId] = /^zhitu-tool-(\d+)$/.exec((await page.getByText(/^zhitu-tool-\d+$/).textContent())!)!;

    const courseId = await startedCourse(world.url);
    await enter(context, request, LECTURER, 2);
    await open(page, `/account/onlineCourse/create?id=${courseId}&step=outline`);
    const outline = page.getByRole('region', { name: '目录' });
    await outline.getByRole('button', { name: '加课时' }).click();
    await field(page, '新的课时的名称').fill('在实验室里接一次');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: '在实验室里接一次' })).toBeVisible();
    await page.getByRole('radio', { name: '外部工具' }).check({ force: true });
    await page.getByRole('button', { name: '选择外部工具的内容' }).click();
    const dialog = page.getByRole('dialog', { name: '选择外部工具的内容' });
    await dialog.getByRole('combobox', { name: '工具' }).selectOption({ label: LAB });
    await dialog.getByLabel('到百分之几算学完').fill('60');
    const [there] = await Promise.all([
      context.waitForEvent('page'),
      dialog.getByRole('button', { name: '到工具里选' }).click(),
    ]);
    await there.waitForURL(/\/lti\/content$/);
    await expect(there.getByRole('heading', { name: '选好了「并联电路」' })).toBeVisible();
    await there.close();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    const use = dialog.getByRole('button', { name: '用 并联电路' });
    await expect(use).toBeVisible();
    expect(await findingsOf(page)).toEqual([]);
    await use.click();
    await expect(page.getByText(`${LAB}，工具给的成绩到 60% 算学完`)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^已保存/ })).toBeVisible();
    await inDatabase(world.databaseUrl, (db) => db.transaction((tx) => publishCourse(tx, courseId, new Date())));

    await enter(context, request, LEARNER, 1);
    await open(page, `/course/${courseId}`);
    await page.getByRole('main').getByRole('button', { name: '免费报名' }).click();
    await page.getByRole('main').getByRole('link', { name: '开始学习' }).click();
    await expect(page.getByText(/打开时江城电路实验室只知道一个代号/)).toBeVisible();
    expect(await findingsOf(page)).toEqual([]);
    await page.getByRole('button', { name: '打开工具' }).click();
    await page.waitForURL(lab.places.launchUrls[0]!);
    await expect(page.getByRole('heading', { name: '并联电路' })).toBeVisible();
    expect(launches).toMatchObject([{ [claims.custom]: { lab: 'p2' } }]);

    await tell(world.url, lab, toolId!, launches[0]!);
    await open(page, `/view/${courseId}`);
    await expect(page.getByText(/11 \/ 10；江城电路实验室说：还做了加分题/)).toBeVisible();

    await enter(context, request, LECTURER, 2);
    await open(page, `/account/vod/statistics?courseId=${courseId}`);
    await page.getByRole('navigation', { name: '课程数据' }).getByRole('link', { name: '工具成绩' }).click();
    const row = page.getByRole('row').filter({ hasText: '在实验室里接一次' });
    await expect(row).toContainText('11 / 10');
    await expect(row).toContainText('已学完');
    expect(await findingsOf(page)).toEqual([]);
  } finally {
    await lab.close();
  }
});

/** A course that the lecturer has begun to write, with a chapter. @returns its id */
async function startedCourse(url: string): Promise<string> {
  const token = await tokenOf(url, { mobile: LECTURER, userType: 2 });
  const send = async <T>(path: string, body: object): Promise<T> => {
    const headers = { 'content-type': 'application/json', token };
    const reply = await fetch(`${url}/apis${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return ((await reply.json()) as { data: T }).data;
  };
  const wish = { courseKind: CourseKind.online, courseName: '电路基础：接一次就懂' };
  const { id } = await send<{ id: string }>(draft.save.path, wish);
  await send(chapter.save.path, { courseId: id, chapterName: '动手' });
  return id;
}

/** The laboratory gives a mark above its maximum, with a word (LTI-AGS 2.0). */
async function tell(url: string, lab: LtiTool, toolId: string, { sub, ...launch }: JWTPayload): Promise<void> {
  const asked = await fetch(`${url}/lti/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: await lab.sign(toolId, `${url}/lti/token`),
      scope: SCORE_SCOPE,
    }),
  });
  const { access_token: token } = (await asked.json()) as { access_token: string };
  const { lineitem } = launch[claims.endpoint] as { lineitem: string };
  const told = await fetch(`${lineitem}/scores`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/vnd.ims.lis.v1.score+json' },
    body: JSON.stringify({
      timestamp: new Date().toISOString(),
      userId: sub,
      activityProgress: 'Completed',
      gradingProgress: 'FullyGraded',
      scoreGiven: 11,
      scoreMaximum: 10,
      comment: '还做了加分题',
    }),
  });
  expect(told.status).toBe(204);
}
