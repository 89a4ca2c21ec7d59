import { eq } from 'drizzle-orm';
import { openDatabase } from '#server/db/client.ts';
import { assessmentStaff } from '#server/db/schema/assessment.ts';
import { examSitting, sittingEvent } from '#server/db/schema/sitting.ts';
import { user, userIdentity } from '#server/db/schema/user.ts';
import { addCandidate, makeAssessment, makePaper, makeSitting } from '../server/test/assessment.ts';
import { enter } from './support/quietSession.ts';
import { expect, test } from './support/test.ts';
import type { World } from './support/world.ts';

const AUTHOR = '13800000002';
const LEARNERS = ['13800000001', '13800000130', '13800000129'];
const TITLE = '数据分析师阶段测评';

/** Wire times around now, in China Standard Time. */
const inMinutes = (minutes: number): string =>
  new Date(Date.now() + minutes * 60_000 + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

/** An examination of the demo's lecturer that runs, with three who sit it; another lecturer watches it too. */
async function openExam({ databaseUrl }: World) {
  const { db, close } = openDatabase(databaseUrl, 1);
  const userOf = async (mobile: string) => (await db.select().from(user).where(eq(user.mobile, mobile)))[0]!.userNo;
  const authorUserNo = await userOf(AUTHOR);
  const paper = await makePaper(db, { authorUserNo });
  const times = { beginsAt: inMinutes(-30), endsAt: inMinutes(60) };
  const assessmentId = await makeAssessment(db, { authorUserNo, paper, title: TITLE, ...times });
  const lecturers = await db
    .select({ userNo: user.userNo, mobile: user.mobile })
    .from(userIdentity)
    .innerJoin(user, eq(user.userNo, userIdentity.userNo))
    .where(eq(userIdentity.userType, 2));
  const other = lecturers.find(({ mobile }) => mobile !== AUTHOR)!;
  await db.insert(assessmentStaff).values({ assessmentId, userNo: other.userNo });
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
  return { assessmentId, sittingIds, other: other.mobile!, endOf, close };
}

test('five minutes more move the end of a sitting, and a verdict takes two', async ({
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
  await record.getByText('不算异常').click();
  await record.getByRole('textbox', { name: '看到了什么' }).fill('输入法故障属实，我在旁边看到。');
  await record.getByRole('button', { name: '提交判断' }).click();
  await expect(record).toContainText('等另一位监考确认后生效');
  await expect(record.getByRole('button', { name: '确认这个判断' })).toHaveCount(0);

  const watching = await browser.newContext({ baseURL: world.url });
  await enter(watching, watching.request, exam.other, 2);
  const second = await watching.newPage();
  await second.goto(`${room}&view=list&sitting=${suspicious}`);
  await second.getByRole('button', { name: '确认这个判断' }).click();
  await expect(second.getByRole('complementary')).toContainText('确认');
  await expect(second.getByRole('heading', { name: '监考的判断' })).toBeVisible();
  await expect(second.getByRole('link', { name: /可疑，待核实/ })).toHaveCount(0);
  await watching.close();
  await exam.close();
});
