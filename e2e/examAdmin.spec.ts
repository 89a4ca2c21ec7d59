import { and, eq, ne } from 'drizzle-orm';
import * as sittings from '#contract/exam/sitting.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { openDatabase } from '#server/db/client.ts';
import { examSitting, sittingEvent } from '#server/db/schema/sitting.ts';
import { user, userExt, userIdentity } from '#server/db/schema/user.ts';
import { addCandidate, makeAssessment, makePaper, makeSitting } from '../server/test/assessment.ts';
import { ask } from './support/ask.ts';
import { tokenOf } from './support/openAs.ts';
import { enter } from './support/quietSession.ts';
import { expect, test } from './support/test.ts';
import type { World } from './support/world.ts';

const AUTHOR = '13800000002';
const LEARNERS = ['13800000001', '13800000130', '13800000129'];
const TITLE = '数据分析师阶段测评';

/** Wire times around now, in China Standard Time. */
const inMinutes = (minutes: number): string =>
  new Date(Date.now() + minutes * 60_000 + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

/** An examination of the demo's lecturer that runs, with three who sit it; and a colleague of the lecturer. */
async function openExam({ databaseUrl }: World) {
  const { db, close } = openDatabase(databaseUrl, 1);
  const userOf = async (mobile: string) => (await db.select().from(user).where(eq(user.mobile, mobile)))[0]!.userNo;
  const authorUserNo = await userOf(AUTHOR);
  const paper = await makePaper(db, { authorUserNo });
  const times = { beginsAt: inMinutes(-30), endsAt: inMinutes(60) };
  const lecturers = eq(userIdentity.userType, UserType.lecturer);
  const [author] = await db
    .select()
    .from(userIdentity)
    .where(and(eq(userIdentity.userNo, authorUserNo), lecturers));
  const { orgNo } = author!;
  const assessmentId = await makeAssessment(db, { authorUserNo, orgNo, paper, title: TITLE, ...times });
  const [other] = await db
    .select({ mobile: user.mobile, name: userExt.idCardName })
    .from(userIdentity)
    .innerJoin(user, eq(user.userNo, userIdentity.userNo))
    .innerJoin(userExt, eq(userExt.userNo, userIdentity.userNo))
    .where(and(lecturers, eq(userIdentity.orgNo, orgNo!), ne(user.userNo, authorUserNo)))
    .limit(1);
  const sittingIds: string[] = [];
  for (const mobile of LEARNERS) {
    const userNo = await userOf(mobile);
    const candidateId = await addCandidate(db, assessmentId, userNo, paper);
    const sitting = { assessmentId, candidateId, userNo, paper, beganAt: inMinutes(-20), endsAt: times.endsAt };
    sittingIds.push(await makeSitting(db, sitting));
  }
  const left = { sittingId: sittingIds[0]!, assessmentId, eventKind: 2 as const, at: inMinutes(-5), seconds: 90 };
  await db.insert(sittingEvent).values(left);
  const endOf = async (id: string) => (await db.select().from(examSitting).where(eq(examSitting.id, id)))[0]!.endsAt;
  return { assessmentId, sittingIds, paper, other: { name: other!.name, mobile: other!.mobile! }, endOf, close };
}

test('a colleague is asked to watch, five minutes more move the end, a receipt is looked up, and a verdict takes two', async ({
  page,
  context,
  request,
  browser,
  world,
}) => {
  const exam = await openExam(world);
  const [suspicious] = exam.sittingIds;
  const before = await exam.endOf(suspicious!);
  const room = `/account/exams/examAdmin?id=${exam.assessmentId}`;
  await enter(context, request, AUTHOR, 2);
  await page.goto(`/account/myTest/student?id=${exam.assessmentId}`);
  await page.getByRole('button', { name: '请一位老师' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `请${exam.other.name}` })
    .click();
  await expect(page.getByRole('checkbox', { name: `${exam.other.name}监考` })).toBeChecked();

  await page.goto(room);
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '各种状态的人数' })).toContainText('答题中3');

  await page.getByRole('button', { name: '全体延时' }).click();
  const longer = page.getByRole('dialog', { name: '延长考试时间' });
  await longer.getByRole('button', { name: '5 分钟', exact: true }).click();
  await longer.getByRole('textbox', { name: '原因，考生会看到' }).fill('机房网络中断，补足时间');
  await longer.getByRole('button', { name: '延长 5 分钟' }).click();
  await expect(longer).toBeHidden();
  const minutes = (text: string | null) => Date.parse(`${text!.replace(' ', 'T')}+08:00`) / 60_000;
  expect(minutes(await exam.endOf(suspicious!)) - minutes(before)).toBe(5);

  await page.getByRole('link', { name: /可疑，待核实/ }).click();
  const record = page.getByRole('complementary', { name: /的记录$/ });
  await expect(record).toBeFocused();
  await expect(record).toContainText('离开页面 1 分 30 秒');
  const [receipt] = await answered(world, suspicious!, exam.paper.items[0]!.itemId);
  await record.getByRole('textbox', { name: '序号' }).fill(String(receipt!.seq));
  await record.getByRole('textbox', { name: '凭据' }).fill(receipt!.hash);
  await record.getByRole('button', { name: '核对' }).click();
  await expect(record).toContainText('一致：第 1 题，存着的就是这一份');
  await expect(record).toContainText('"b"');

  await record.getByText('不算异常').click();
  await record.getByRole('textbox', { name: '看到了什么' }).fill('输入法故障属实，我在旁边看到。');
  await record.getByRole('button', { name: '提交判断' }).click();
  await expect(record).toContainText('等另一位监考确认后生效');
  await expect(record.getByRole('button', { name: '确认这个判断' })).toHaveCount(0);

  const watching = await browser.newContext({ baseURL: world.url });
  await enter(watching, watching.request, exam.other.mobile, 2);
  const second = await watching.newPage();
  await second.goto(`${room}&view=list&sitting=${suspicious}`);
  await second.getByRole('button', { name: '确认这个判断' }).click();
  await expect(second.getByRole('complementary')).toContainText('确认');
  await expect(second.getByRole('heading', { name: '监考的判断' })).toBeVisible();
  await expect(second.getByRole('link', { name: /可疑，待核实/ })).toHaveCount(0);
  await watching.close();
  await exam.close();
});

/** What the first candidate answers now, and the receipts of it. */
async function answered({ url }: World, id: string, slot: string) {
  const token = await tokenOf(url, { mobile: LEARNERS[0]!, userType: 1 });
  const entries = [{ clientSeq: 1, slot, answer: 'b', givenAt: 0 }];
  return (await ask(url, token, sittings.save, { id, tabTurn: 0, sentAt: 0, entries })).receipts;
}
