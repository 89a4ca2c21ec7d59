import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import * as courseOrg from '#contract/course/courseOrg.ts';
import { NO_PERMISSION } from '#contract/kit/errors.ts';
import { makeLecturer } from '#seed/make/lecturer.ts';
import { makeOrg } from '#seed/make/org.ts';
import { courseAudit } from '#server/db/schema/authoring.ts';
import { makeTwins } from '#server/domain/authoring/twins.ts';
import { makeLessons } from '#test/courses.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
let [head, stranger, plain, lecturer]: Person[] = [];
let orgNo: string;
beforeAll(async () => {
  orgNo = await makeOrg(db, { orgType: 3, orgName: '有课学院' });
  const other = await makeOrg(db, { orgType: 3, orgName: '没课学院' });
  head = await t.person({ userType: 3, orgNo, isAdmin: true });
  plain = await t.person({ userType: 3, orgNo });
  stranger = await t.person({ userType: 3, orgNo: other, isAdmin: true });
  lecturer = await t.person({ userType: 2 });
  await makeLecturer(db, { lecturerUserNo: lecturer.userNo, lecturerName: '授课人', orgNo });
});

it('gives the courses of the organization alone, narrowed by lecturer, kind, state, shelf and name', async () => {
  const shown = await makeLessons(db, [60, 60], { courseName: '钳工百分百', lecturerUserNo: lecturer!.userNo, orgNo });
  const hidden = await makeLessons(db, [60], { courseName: '焊接', lecturerUserNo: '1', orgNo, isPutaway: 0 });
  await makeTwins(db);
  // the second was written by somebody without an account, which has no copy of an author
  await db.insert(courseAudit).values({
    id: hidden.courseId,
    courseKind: 1,
    authorUserNo: head!.userNo,
    lecturerUserNo: '0',
    orgNo,
    courseName: '焊接',
    auditStatus: 2,
  });
  const names = async (input: object = {}) =>
    (await head!.send(courseOrg.list, input)).data.list.map(({ courseName }) => courseName);
  expect(await names()).toEqual(['焊接', '钳工百分百']);
  expect(await names({ lecturerUserNo: lecturer!.userNo })).toEqual(['钳工百分百']);
  expect(await names({ auditStatus: 2 })).toEqual(['焊接']);
  expect(await names({ isPutaway: 1 })).toEqual(['钳工百分百']);
  expect(await names({ courseKinds: [4] })).toEqual([]);
  expect(await names({ courseName: '百分' })).toEqual(['钳工百分百']);
  expect(await names({ courseName: '%' })).toEqual([]);
  const [first] = (await head!.send(courseOrg.list, { courseName: '钳工' })).data.list;
  expect(first).toMatchObject({
    id: shown.courseId,
    courseCategory: 1,
    periodTotal: 2,
    version: 1,
    lecturerName: '授课人',
  });
  expect((await stranger!.send(courseOrg.list)).data.totalCount).toBe(0);
  expect((await plain!.send(courseOrg.list)).code).toBe(NO_PERMISSION.code);
  await db.delete(courseAudit).where(eq(courseAudit.id, hidden.courseId));
});
