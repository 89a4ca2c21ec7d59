import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import * as courseAuth from '#contract/course/courseAuth.ts';
import * as courseInfo from '#contract/course/courseInfo.ts';
import * as userCourse from '#contract/course/userCourse.ts';
import { INVALID_INPUT, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import { AuthState } from '#contract/rules/courseAuth.ts';
import * as depart from '#contract/user/orgDepart.ts';
import { makeOrg } from '#seed/make/org.ts';
import { orgDepartment, orgStudent } from '#server/db/schema/organization.ts';
import { enrol, makeLessons } from '#test/courses.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
t.setNow(new Date('2026-11-21T02:00:00Z'));
let orgNo: string;
let [head, stranger]: Person[] = [];
let [ours, theirs, platform, hidden]: string[] = [];
beforeAll(async () => {
  orgNo = await makeOrg(db, { orgType: 4, orgName: '认课大学' });
  const other = await makeOrg(db, { orgType: 4, orgName: '别的大学' });
  head = await t.person({ userType: 4, orgNo, isAdmin: true });
  stranger = await t.person({ userType: 4, orgNo: other, isAdmin: true });
  ours = (await makeLessons(db, [60], { courseName: '本校的课', orgNo })).courseId;
  theirs = (await makeLessons(db, [60], { courseName: '别校的课', orgNo: other })).courseId;
  platform = (await makeLessons(db, [60], { courseName: '平台的课' })).courseId;
  hidden = (await makeLessons(db, [60], { courseName: '下架的课', orgNo, isPutaway: 0 })).courseId;
});

const terms = { credit: 2, hours: 32, validFrom: '2026-11-01', validTo: '2027-01-31' as string | null };
const stateOf = async (id: string) =>
  (await head!.send(courseAuth.list)).data.list.find((one) => one.id === id)?.authStatus;

it('certifies own courses and those of the platform, once each; not those of others and not hidden ones', async () => {
  const names = (await head!.send(courseAuth.choices)).data.list.map(({ courseName }) => courseName);
  expect(names).toEqual(['本校的课', '平台的课']);
  for (const courseId of [theirs!, hidden!]) {
    const refused = await head!.send(courseAuth.save, { courseId, ...terms });
    expect(refused).toMatchObject({ code: courseAuth.NOT_CERTIFIABLE.code, data: { issues: [{ path: 'courseId' }] } });
  }
  const both = await Promise.all([1, 2].map(() => head!.send(courseAuth.save, { courseId: platform!, ...terms })));
  expect(both.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, courseAuth.ALREADY_CERTIFIED.code]);
  const { list } = (await head!.send(courseAuth.list, { courseName: '平台' })).data;
  expect(list).toMatchObject([{ courseName: '平台的课', credit: 2, hours: 32, isOwnCourse: 0, departments: [] }]);
  expect((await stranger!.send(courseAuth.list)).data.totalCount).toBe(0);
  expect((await (await t.person()).send(courseAuth.list)).code).toBe(NO_PERMISSION.code);
});

it('says whether it is to come, valid, expired or ended; an ended one can be given anew', async () => {
  const { id } = (await head!.send(courseAuth.save, { courseId: ours!, ...terms })).data;
  expect(await stateOf(id)).toBe(AuthState.valid);
  const change = (more: object) => head!.send(courseAuth.update, { id, ...terms, ...more });
  await change({ validFrom: '2026-11-22' });
  expect(await stateOf(id)).toBe(AuthState.coming);
  await change({ validTo: '2026-11-20' });
  expect(await stateOf(id)).toBe(AuthState.expired);
  expect((await head!.send(courseAuth.list, { authStatus: AuthState.expired })).data.list.map((one) => one.id)).toEqual(
    [id],
  );
  await change({ validTo: null });
  expect(await stateOf(id)).toBe(AuthState.valid);
  expect((await stranger!.send(courseAuth.end, { id })).code).toBe(NOT_FOUND.code);
  expect((await head!.send(courseAuth.end, { id })).code).toBe(200);
  expect(await stateOf(id)).toBe(AuthState.ended);
  expect((await change({})).code).toBe(courseAuth.AUTH_ENDED.code);
  expect((await head!.send(courseAuth.save, { courseId: ours!, ...terms })).code).toBe(200);
});

it('needs days in order, something it counts for, and departments of the organization', async () => {
  const tell = async (more: object) => {
    const reply = await head!.send(courseAuth.save, { courseId: ours!, ...terms, ...more });
    expect(reply.code).toBe(INVALID_INPUT.code);
    return (reply.data as unknown as { issues: { path: string }[] }).issues[0]!.path;
  };
  expect(await tell({ validTo: '2026-10-31' })).toBe('validTo');
  expect(await tell({ credit: 0, hours: 0 })).toBe('credit');
  expect(await tell({ credit: 100.1 })).toBe('credit');
  expect(await tell({ validFrom: '2026-02-30' })).toBe('validFrom');
  const { id } = (await stranger!.send(depart.save, { departName: '外系' })).data;
  const { list } = (await head!.send(courseAuth.list)).data;
  for (const one of list) if (one.courseId === ours) await head!.send(courseAuth.end, { id: one.id });
  expect(await tell({ departmentIds: [id] })).toBe('departmentIds');
});

it('is shown on the course and to the learners of its departments, those below included', async () => {
  const { courseId } = await makeLessons(db, [60], { courseName: '有人认的课' });
  const [top, below, aside] = await Promise.all(['信息学院', '数据系', '美术系'].map((name) => department(name)));
  await db
    .update(orgDepartment)
    .set({ parentId: top!, path: `/${top}/${below}/` })
    .where(eq(orgDepartment.id, below!));
  await head!.send(courseAuth.save, { courseId, ...terms, departmentIds: [top!] });
  const markOf = async (departmentId: string | null) => {
    const learner = await t.person();
    await enrol(db, { userNo: learner.userNo, courseId });
    const student = {
      orgNo: orgNo!,
      userNo: learner.userNo,
      departmentId,
      studentName: '学生',
      bindStatus: 1,
    } as const;
    await db.insert(orgStudent).values({ ...student, studentNumber: learner.mobile });
    return (await learner.send(userCourse.list)).data.list[0]!.certified;
  };
  expect(await markOf(below!)).toEqual({ orgName: '认课大学', credit: 2, hours: 32 });
  expect(await markOf(aside!)).toBeNull();
  expect(await markOf(null)).toBeNull();
  const shown = (await t.guest.send(courseInfo.view, { courseId })).data.certifiers;
  expect(shown).toEqual([{ orgNo, orgName: '认课大学', credit: 2, hours: 32 }]);
  t.setNow(new Date('2027-02-01T02:00:00Z'));
  expect((await t.guest.send(courseInfo.view, { courseId })).data.certifiers).toEqual([]);
  t.setNow(new Date('2026-11-21T02:00:00Z'));
});

async function department(departName: string): Promise<string> {
  const [row] = await db.insert(orgDepartment).values({ orgNo: orgNo!, departName, path: '/' }).returning();
  await db
    .update(orgDepartment)
    .set({ path: `/${row!.id}/` })
    .where(eq(orgDepartment.id, row!.id));
  return row!.id;
}
