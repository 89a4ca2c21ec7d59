import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as feedback from '#contract/course/userAccusation.ts';
import * as console from '#contract/system/adminDashboard.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { PowerLevel } from '#contract/rules/powerLevels.ts';
import { warmStatementsOf } from '#test/statements.ts';
import { testApp } from '#test/testApp.ts';
import { studySitting } from '../../db/schema/study.ts';
import { dictItem } from '../../db/schema/system.ts';
import { authRole, userIdentity } from '../../db/schema/user.ts';

const t = await testApp();
const { db } = t.database;
const operator = await t.person({ userType: 0 });
const learner = await t.person();

it('figures come from real records and are not counted again within a minute', async () => {
  await db.insert(dictItem).values({ dictKey: 'feedbackType', value: 'bug', label: '功能异常' });
  await learner.send(feedback.save, { accusationType: 'bug', content: '播放器没有声音' });
  const at = new Date().toISOString();
  const sitting = { courseId: '1', periodId: '1', sittingKey: 'a', startedAt: at, lastAt: at, seconds: 1800 };
  await db.insert(studySitting).values({ ...sitting, userNo: learner.userNo });

  const { data } = await operator.send(console.view);
  expect(data).toMatchObject({ people: 2, newThisWeek: 2, activeToday: 2, courses: 0, outboxDay: 0 });
  expect(data.newByDay).toHaveLength(14);
  expect(data.newByDay.at(-1)!.count).toBe(2);
  expect(data.studyMinutesByDay.at(-1)!.count).toBe(30);
  expect(data.queues.map(({ key }) => key)).toEqual([
    'organizations',
    'changes',
    'courses',
    'lecturers',
    'lives',
    'realNames',
    'disputes',
    'feedback',
  ]);
  expect(data.queues.at(-1)).toMatchObject({ waiting: 1, oldest: expect.stringMatching(/^\d{4}-\d\d-\d\d /) });
  const again = await warmStatementsOf(t, () => operator.send(console.view));
  expect(again.filter(({ text }) => text.includes('study_sitting'))).toEqual([]);
});

it('only the queue one decides is seen', async () => {
  const role = {
    roleName: '客服',
    userType: UserType.operator,
    powerLevel: PowerLevel.platform,
    codes: ['dashboard:view', 'accusation:handle'],
  };
  const [row] = await db.insert(authRole).values(role).returning();
  const clerk = await t.person({ userType: 0 });
  const identity = and(eq(userIdentity.userNo, clerk.userNo), eq(userIdentity.userType, 0));
  await db.update(userIdentity).set({ roleId: row!.id }).where(identity);
  expect((await clerk.send(console.view)).data.queues.map(({ key }) => key)).toEqual(['disputes', 'feedback']);
});
