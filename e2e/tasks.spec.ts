import { findingsOf } from './support/findings.ts';
import { enter } from './support/quietSession.ts';
import { expect, test } from './support/test.ts';

const TEACHER = '13800000002';
const TITLE = '岗位访谈提纲';

test('a teacher sets a task, a learner hands it in, it goes back, comes again and is marked', async ({
  browser,
  request,
  world,
}) => {
  test.setTimeout(180_000);
  const open = async (mobile: string, userType: number) => {
    const context = await browser.newContext({ baseURL: world.url });
    await enter(context, request, mobile, userType);
    return context.newPage();
  };
  const teacher = await open(TEACHER, 2);
  await teacher.goto('/myguidance/taskEdit');
  await teacher.getByLabel('任务名称').fill(TITLE);
  await teacher
    .getByRole('checkbox', { name: /大数据 2301/ })
    .first()
    .check();
  const serious = async (page: typeof teacher) =>
    (await findingsOf(page)).filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(await serious(teacher)).toEqual([]);
  await teacher.getByRole('button', { name: '发布', exact: true }).click();
  await teacher.waitForURL(/taskAudit\?id=\d+/);
  const taskId = new URL(teacher.url()).searchParams.get('id')!;

  const learner = await open('13800001001', 1);
  await learner.goto('/account/homework/myHomework');
  await learner.getByRole('link', { name: TITLE, exact: true }).click();
  const editor = learner.getByRole('textbox', { name: '正文' });
  await editor.fill('先问岗位每天做什么，再问难在哪里');
  await expect(learner.getByText(/已保存/)).toBeVisible();
  await learner.reload();
  await expect(editor).toContainText('先问岗位每天做什么');
  expect(await serious(learner)).toEqual([]);
  await learner.getByRole('button', { name: '提交', exact: true }).click();
  await expect(learner.getByRole('heading', { name: /第 1 版/ })).toBeVisible();

  await teacher.goto(`/myguidance/taskAudit?id=${taskId}`);
  await teacher.getByRole('link', { name: /打开.*的作业/ }).click();
  await expect(teacher.getByText('先问岗位每天做什么')).toBeVisible();
  await teacher.getByRole('button', { name: '退回', exact: true }).click();
  const dialog = teacher.getByRole('dialog');
  await dialog.getByLabel('要改的地方').fill('每个问题配一个追问');
  await dialog.getByRole('button', { name: '退回', exact: true }).click();
  await teacher.waitForURL(/taskAudit\?id=/);

  await learner.reload();
  await expect(learner.getByText('老师退回了，要改的地方：每个问题配一个追问')).toBeVisible();
  await editor.fill('先问岗位每天做什么，追问最近一次是哪天');
  await learner.getByRole('button', { name: '再交一版' }).click();
  await expect(learner.getByRole('heading', { name: /第 2 版/ })).toBeVisible();

  await teacher.goto(`/myguidance/taskAudit?id=${taskId}`);
  await teacher.getByRole('link', { name: /打开.*的作业/ }).click();
  await teacher.getByLabel('得分').fill('92');
  await teacher.getByLabel('评语').fill('追问得好');
  await teacher.getByRole('button', { name: '给分，看下一份' }).click();
  await teacher.waitForURL(/taskAudit\?id=/);
  await learner.reload();
  await expect(learner.getByRole('region', { name: '成绩' })).toContainText('92 / 100 分');
  await expect(learner.getByText('追问得好')).toBeVisible();
});
