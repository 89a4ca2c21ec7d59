import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import * as messages from '#contract/user/msg.ts';
import { CollectionType } from '#contract/rules/collectionTypes.ts';
import { makeLessons } from '#test/courses.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { courseComment } from '../../db/schema/comment.ts';
import { collection, course } from '../../db/schema/course.ts';
import { attention } from '../../db/schema/people.ts';
import { userBase, userEducation } from '../../db/schema/profile.ts';
import {
  certificate,
  integralLog,
  ledgerDispute,
  studyClock,
  studySitting,
  userCourse,
  userPeriod,
} from '../../db/schema/study.ts';
import { oauthBinding } from '../../db/schema/user.ts';
import { sendMessage } from '../messages/send.ts';
import { mergePerson } from './merge.ts';

const t = await testApp();
const { db } = t.database;
const at = '2026-11-01 10:00:00';
const { courseId, periodIds } = await makeLessons(db, [90]);
const other = await makeLessons(db, [90]);
const [periodId] = periodIds as [string];
let from: Person;
let to: Person;
const both = () => [from, to].map(({ userNo }) => userNo);
const merge = () => db.transaction((tx) => mergePerson(tx, from.userNo, to.userNo, new Date()));
beforeEach(async () => {
  [from, to] = [await t.person(), await t.person()];
});

it('study joins: what was seen unites, time is not paid twice, a course is there once', async () => {
  await db
    .insert(userCourse)
    .values([...both(), from.userNo].map((userNo, n) => ({ userNo, courseId: n < 2 ? courseId : other.courseId })));
  const watched = { '0': '{[0,60)}', '1': '{[30,90)}' };
  await db.insert(userPeriod).values(
    both().map((userNo, n) => ({
      userNo,
      periodId,
      courseId,
      watched: watched[n as 0 | 1],
      watchedLength: 60,
      gmtModified: at,
    })),
  );
  await db.insert(studyClock).values([
    { userNo: from.userNo, used: '{[100,160)}' },
    { userNo: to.userNo, used: '{[200,260)}' },
  ]);
  const sitting = { courseId, periodId, startedAt: at, lastAt: at };
  const sittings = both().map((userNo) => ({ userNo, sittingKey: 'same', ...sitting }));
  const sat = await db
    .insert(studySitting)
    .values(sittings)
    .returning({ userNo: studySitting.userNo, id: studySitting.id });
  const contested = sat.map(({ userNo, id }) => ({ userNo, courseId, sittingId: id, reason: '没有计入' }));
  await db.insert(ledgerDispute).values(contested);
  await merge();
  const mine = eq(userPeriod.userNo, to.userNo);
  expect(await db.select().from(userPeriod).where(mine)).toMatchObject([{ watched: '{[0,90)}', watchedLength: 90 }]);
  expect(await db.select().from(studyClock).where(eq(studyClock.userNo, to.userNo))).toMatchObject([
    { used: '{[100,160),[200,260)}' },
  ]);
  const courses = await db.select().from(userCourse).where(eq(userCourse.userNo, to.userNo));
  expect(courses.map(({ courseId }) => courseId).toSorted()).toEqual([courseId, other.courseId].toSorted());
  // the sitting that both had stays once, and what is contested of it too
  expect(await db.$count(ledgerDispute)).toBe(1);
  for (const table of [userPeriod, userCourse, studyClock, studySitting, ledgerDispute]) {
    expect(await db.$count(table, eq(table.userNo, from.userNo))).toBe(0);
  }
});

it('collections, follows, points, messages, files: one of what is double, all of the rest', async () => {
  const kept = (userNo: string, collectionId: string) => ({
    userNo,
    collectionType: CollectionType.course,
    collectionId,
  });
  await db.insert(collection).values([kept(from.userNo, '1'), kept(from.userNo, '2'), kept(to.userNo, '1')]);
  await db.insert(attention).values(both().map((userNo) => ({ userNo, kind: 'lecturer', refNo: '9' })));
  const earned = { kind: 'share', target: 'course:1', points: 5, day: '2026-11-01', gmtCreate: at };
  await db.insert(integralLog).values(both().map((userNo) => ({ userNo, ...earned })));
  await sendMessage({ db }, { to: both(), msgType: 'system', msgTitle: '给两个人' });
  await sendMessage({ db }, { to: [from.userNo], msgType: 'system', msgTitle: '给旧账号' });
  await db.insert(userBase).values(both().map((userNo, n) => ({ userNo, headline: n === 0 ? '旧' : '新' })));
  await db.insert(userEducation).values(both().map((userNo) => ({ userNo, schoolName: '江城职业技术大学' })));
  await merge();
  const count = (table: typeof collection | typeof attention | typeof integralLog | typeof userEducation) =>
    db.$count(table, eq(table.userNo, to.userNo));
  expect(await Promise.all([collection, attention, integralLog, userEducation].map(count))).toEqual([2, 1, 1, 2]);
  expect(await db.select().from(userBase).where(eq(userBase.userNo, to.userNo))).toMatchObject([{ headline: '新' }]);
  expect((await to.send(messages.list)).data.totalCount).toBe(2);
});

it('one rating remains, all comments; certificates keep their numbers; one third party of each kind', async () => {
  const comment = { courseId, commentText: '好' };
  await db.insert(courseComment).values(both().map((userNo, n) => ({ userNo, ...comment, star: n === 0 ? 2 : 5 })));
  await db.update(course).set({ ratingSum: 7, ratingCount: 2 }).where(eq(course.id, courseId));
  const issued = { courseId, holderName: '林晓', courseName: '课', issuedAt: at };
  await db.insert(certificate).values(both().map((userNo, n) => ({ userNo, certificateNo: `M-${n}`, ...issued })));
  await db.insert(oauthBinding).values(both().map((userNo, n) => ({ userNo, source: 'demo', openId: `merge-${n}` })));
  await merge();
  const comments = await db.select().from(courseComment).where(eq(courseComment.userNo, to.userNo));
  expect(comments.map(({ star }) => star).toSorted()).toEqual([5, null]);
  const [rated] = await db.select().from(course).where(eq(course.id, courseId));
  expect(rated).toMatchObject({ ratingSum: 5, ratingCount: 1 });
  expect(await db.$count(certificate, sql`certificate_no like 'M-%'`)).toBe(2);
  expect(await db.select().from(oauthBinding).where(eq(oauthBinding.userNo, to.userNo))).toMatchObject([
    { openId: 'merge-1' },
  ]);
});
