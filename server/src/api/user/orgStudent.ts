import { and, asc, desc, eq, ilike } from 'drizzle-orm';
import { wireTime } from '#contract/rules/time.ts';
import { StudentState } from '#contract/rules/studentStates.ts';
import * as contract from '#contract/user/orgStudent.ts';
import { enabled } from '../../db/enabled.ts';
import { orgDepartment } from '../../db/schema/organization.ts';
import { orgInfo } from '../../db/schema/user.ts';
import { sendMessage } from '../../domain/messages/send.ts';
import { staffOf } from '../../domain/organization/policies.ts';
import { schoolOf } from '../../domain/school/schoolOf.ts';
import { termsOf } from '../../domain/school/terms.ts';
import { marksOf, readableMarks, studentFacts } from '../../domain/scores/marks.ts';
import { studiedCourses } from '../../domain/scores/studied.ts';
import { answerRequest } from '../../domain/students/answer.ts';
import { claimSeat, countTry, keepsRoster } from '../../domain/students/bind.ts';
import { absentIn } from '../../domain/timetable/absent.ts';
import { lessonRows } from '../../domain/timetable/lessonRows.ts';
import { weekTimes } from '../../domain/timetable/weekTimes.ts';
import { missesOnLeave, ownLessons } from '../../domain/timetable/whose.ts';
import { listStudents, ownStudent } from '../../domain/students/list.ts';
import { addStudent, editStudent, removeStudent } from '../../domain/students/roster.ts';
import { handle } from '../../kit/handle.ts';
import { containing } from '../../kit/like.ts';
import { only } from '../../kit/only.ts';
import { paginate } from '../../kit/paginate.ts';

export const listBindableOrgInfo = handle(contract.listBindableOrgInfo, async (ctx, { orgName, ...request }) => {
  const where = and(keepsRoster, orgName ? ilike(orgInfo.orgName, containing(orgName)) : undefined);
  const rows = ctx.db
    .select()
    .from(orgInfo)
    .where(where)
    .orderBy(desc(orgInfo.orgType), desc(orgInfo.sort), desc(orgInfo.id))
    .$dynamic();
  return paginate(request, rows, () => ctx.db.$count(orgInfo, where));
});

export const listBindableDepart = handle(contract.listBindableDepart, async (ctx, { orgNo }) => ({
  list: await ctx.db
    .select({ id: orgDepartment.id, parentId: orgDepartment.parentId, departName: orgDepartment.departName })
    .from(orgDepartment)
    .where(and(eq(orgDepartment.orgNo, orgNo), enabled(orgDepartment)))
    .orderBy(asc(orgDepartment.sort), asc(orgDepartment.id))
    .limit(500),
}));

/** The count of tries must outlive a failure. */
export const bindSchoolInfo = handle(
  contract.bindSchoolInfo,
  async (ctx, claim) => {
    await countTry(ctx.db, ctx.user.userNo, ctx.now);
    return { bindStatus: await ctx.db.transaction((tx) => claimSeat(tx, ctx.user.userNo, claim, ctx.now)) };
  },
  { transaction: 'own' },
);

export const getOrgStudent = handle(contract.getOrgStudent, async (ctx) => {
  const student = await ownStudent(ctx.db, ctx.user.userNo);
  return { student: student ? only(contract.OwnStudent, student) : null };
});

export const listMySchoolYearSemester = handle(contract.listMySchoolYearSemester, async (ctx) => {
  const orgNo = await schoolOf(ctx.db, ctx.user);
  return { list: orgNo === null ? [] : await termsOf(ctx.db, orgNo, ctx.now) };
});

export const page = handle(contract.page, async (ctx, { pageCurrent, pageSize, ...wanted }) =>
  listStudents(ctx.db, staffOf(ctx.user), wanted, { pageCurrent, pageSize }),
);

export const save = handle(contract.save, async (ctx, facts) => {
  const id = await addStudent(ctx.db, staffOf(ctx.user), facts, ctx.now);
  ctx.changed({ after: facts });
  return { id };
});

export const update = handle(contract.update, async (ctx, { id, ...facts }) => {
  const before = await editStudent(ctx.db, staffOf(ctx.user), id, facts, ctx.now);
  ctx.changed({ before, after: facts });
  return { id };
});

export const remove = handle(contract.remove, async (ctx, { id }) => {
  ctx.changed({ before: await removeStudent(ctx.db, staffOf(ctx.user), id) });
  return {};
});

export const audit = handle(contract.audit, async (ctx, answer) => {
  const { userNo, studentNumber, studentName } = await answerRequest(ctx.db, staffOf(ctx.user), answer, ctx.now);
  const isBound = answer.bindStatus === StudentState.bound;
  ctx.changed({ before: { studentName, studentNumber }, after: answer });
  await sendMessage(ctx, {
    to: userNo ? [userNo] : [],
    msgType: 'organization',
    msgTitle: isBound ? '学校通过了你的绑定申请' : '学校没有通过你的绑定申请',
    msgText: isBound
      ? `学号 ${studentNumber} 已经绑定，可以用学号登录`
      : `原因：${answer.bindOpinion}。核对后可以再次提交`,
    msgUrl: '/account/info/studentInfo',
  });
  return { id: answer.id };
});

export const getScoreInfo = handle(contract.getScoreInfo, async (ctx, { userNo: wanted }) => {
  const { userNo, where } = await readableMarks(ctx, wanted);
  return { ...(await studentFacts(ctx.db, userNo)), ...(await marksOf(ctx.db, { userNo, now: ctx.now }, where)) };
});

export const listStudentCourse = handle(contract.listStudentCourse, async (ctx, { userNo: wanted, ...request }) => {
  const { userNo } = await readableMarks(ctx, wanted);
  return studiedCourses(ctx.db, userNo, ctx.user, request);
});

export const listMySchedule = handle(contract.listMySchedule, async ({ db, user }, stretch) => {
  const list = await lessonRows(db, ownLessons(user, stretch), missesOnLeave(user));
  const onLeave = list.flatMap(({ id, isOnLeave }) => (isOnLeave ? id : []));
  return { list, onLeave, absent: await absentIn(db, user, list) };
});

export const listMyWeekTimes = handle(contract.listMyWeekTimes, async (ctx, { day }) => {
  const today = wireTime(ctx.now).slice(0, 10);
  const times = await weekTimes(ctx.db, ctx.user.orgNo, { day: day ?? today, today });
  return { ...times, userType: ctx.user.userType };
});
