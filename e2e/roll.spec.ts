import type { Page } from '@playwright/test';
import * as attendance from '#contract/user/attendance.ts';
import * as leave from '#contract/user/leave.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { InputOf, OutputOf, Schema } from '#contract/kit/schema.ts';
import { findingsOf } from './support/findings.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { expect, test } from './support/test.ts';

const TEACHER = { mobile: '13800000002', userType: 2 };
const SIGNS_IN = { mobile: '13800001003', userType: 1 };
const ON_LEAVE = { mobile: '13800001004', userType: 1 };
const DAY_MS = 86_400_000;
const DAYS = 21;

/** The digits change every eight seconds; somebody may look just before. */
const TWO_STEPS = 16_000;

test('a teacher calls the roll: one is on leave, one signs in, a code sent on fails, and the sheet agrees', async ({
  browser,
  world,
}) => {
  test.setTimeout(120_000);
  const [teacher, learner, absent] = await Promise.all(
    [TEACHER, SIGNS_IN, ON_LEAVE].map((one) => tokenOf(world.url, one)),
  );
  const lesson = await nextLesson(world.url, teacher!);
  const { beginsAt, endsAt, offeringName } = lesson;

  await ask(world.url, absent!, leave.apply, { leaveType: 2, beginsAt, endsAt, reason: '复诊，下午回来' });
  const approving = await openAs(browser, world.url, teacher!, '/account/leaveApprover');
  await approving
    .getByRole('row', { name: /病假 1 天/ })
    .last()
    .getByRole('button', { name: /审批/ })
    .click();
  const dialog = approving.getByRole('dialog');
  await expect(dialog).toContainText('会缺 1 节课');
  await expect(dialog).toContainText(offeringName);
  await dialog.getByRole('button', { name: '通过', exact: true }).click();
  await expect(approving.getByText('审批成功：已通过')).toBeVisible();

  await approving.goto(`/account/stusign?day=${beginsAt.slice(0, 10)}`);
  const opener = approving.getByRole('button', { name: `开签到：${beginsAt.slice(11, 16)} ${offeringName}` });
  await opener.click();
  await approving.getByRole('dialog').getByRole('button', { name: '开始' }).click();
  await approving.waitForURL(/\/account\/stusign\/\d+$/);
  const id = approving.url().split('/').at(-1)!;
  const shown = approving.getByRole('status', { name: '签到码' });
  await expect(shown).toHaveText(/^\d{6}$/);
  await expect(figure(approving, '请假')).toHaveText('1');
  const seen = (await shown.textContent())!;

  const phone = await openAs(browser, world.url, learner!, '/account/stusign', { width: 360, height: 740 });
  const form = phone.getByRole('form', { name: `${offeringName}签到` });
  // the screen has moved on twice: the digits that were sent on are good for nothing
  await expect(shown).not.toHaveText(seen, { timeout: TWO_STEPS });
  const second = (await shown.textContent())!;
  await expect(shown).not.toHaveText(second, { timeout: TWO_STEPS });
  await type(phone, offeringName, seen);
  await expect(form.getByRole('alert')).toContainText('签到码');
  await expect(async () => {
    await type(phone, offeringName, (await shown.textContent())!);
    await expect(phone.getByRole('article').filter({ hasText: offeringName })).toContainText('出勤', { timeout: 2000 });
  }).toPass();
  await expect(figure(approving, '出勤')).toHaveText('1');
  await expect(approving.getByRole('list', { name: '刚刚签到' }).getByRole('listitem')).toHaveCount(1);
  expect(await findingsOf(phone)).toEqual([]);

  await approving.getByRole('button', { name: '结束签到' }).click();
  await approving.getByRole('dialog').getByRole('button', { name: '结束签到' }).click();
  await expect(approving.getByText('签到已经结束').first()).toBeVisible();
  await approving.getByRole('link', { name: '点名表' }).click();
  await approving.waitForURL(/\/roll$/);
  const { list } = await ask(world.url, teacher!, attendance.roll, { id, pageSize: 100 });
  const rest = list.length - 2; // others may have joined the class in this world
  expect(rest).toBeGreaterThan(30);
  expect(list.map(({ attendanceState }) => attendanceState).toSorted()).toEqual([
    1,
    3,
    ...Array.from({ length: rest }, () => 4),
  ]);
  for (const text of ['出勤 1', '请假 1', `缺勤 ${rest}`]) {
    await expect(approving.getByRole('link', { name: text, exact: true })).toBeVisible();
  }

  await approving.getByRole('link', { name: `缺勤 ${rest}` }).click();
  await approving
    .getByRole('button', { name: /^更正：/ })
    .first()
    .click();
  const correction = approving.getByRole('dialog');
  await correction.getByRole('radio', { name: '迟到' }).check();
  await correction.getByRole('textbox', { name: '原因' }).fill('公交晚点，已当面说明');
  await correction.getByRole('button', { name: '保存' }).click();
  await expect(approving.getByRole('region', { name: '更正记录' })).toContainText('缺勤 → 迟到');
  expect(await findingsOf(approving)).toEqual([]);
});

const figure = (page: Page, name: string) =>
  page.locator('dl[aria-label="到课人数"] > div').filter({ hasText: name }).locator('dd');

async function type(page: Page, offeringName: string, code: string): Promise<void> {
  const form = page.getByRole('form', { name: `${offeringName}签到` });
  await form.getByRole('textbox', { name: '签到码' }).fill(code);
  await form.getByRole('button', { name: '签到', exact: true }).click();
}

/** The first lesson of the teacher from tomorrow on without a roll. */
async function nextLesson(url: string, token: string): Promise<attendance.TaughtLesson> {
  for (let day = 4; day < DAYS; day += 1) {
    const wanted = new Date(Date.now() + 8 * 3_600_000 + day * DAY_MS).toISOString().slice(0, 10);
    const { list } = await ask(url, token, attendance.lessons, { day: wanted });
    const found = list.find(({ session, gradeNames }) => session === null && gradeNames.includes('大数据 2301'));
    if (found) return found;
  }
  throw new Error('the teacher has no lesson in the next weeks');
}

async function ask<I extends Schema, O extends Schema>(
  url: string,
  token: string,
  { path }: Endpoint<string, I, O>,
  input: InputOf<I>,
): Promise<OutputOf<O>> {
  const headers = { 'content-type': 'application/json', token };
  const reply = await fetch(`${url}/apis${path}`, { method: 'POST', headers, body: JSON.stringify(input) });
  const { code, msg, data } = (await reply.json()) as { code: number; msg: string; data: OutputOf<O> };
  if (code !== 200) throw new Error(`${path} ${code} ${msg}`);
  return data;
}
