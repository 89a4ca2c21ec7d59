import { and, eq } from 'drizzle-orm';
import { demoPassword } from '#seed/data/people.ts';
import { classes, studentNames, teachers } from '#seed/data/school.ts';
import { GradeRole } from '#contract/rules/school.ts';
import { StudentState } from '#contract/rules/studentStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { grade, gradeStudent } from '#server/db/schema/grade.ts';
import { orgDepartment, orgStudent } from '#server/db/schema/organization.ts';
import { user, userExt, userIdentity } from '#server/db/schema/user.ts';
import { builtInRole } from '#server/domain/roles/builtIn.ts';
import { insertAll, insertNew } from '../batches.ts';
import { referralCodeOf } from '../people.ts';
import { hashOnce, makePerson } from '../person.ts';
import type { SchoolStep, SeedGradeRow } from './world.ts';

const CLASS_SIZE = 40;
const FIRST_TEACHER = 13_800_000_701;
const FIRST_STUDENT = 13_800_001_001;
const MINUTE = 60_000;

/** The teachers of the school who are not known otherwise; they are added to `userNos`. */
export async function loadTeachers({ db, clock, orgNo, userNos }: SchoolStep): Promise<void> {
  const joined = new Date(`${clock.before(420).replace(' ', 'T')}+08:00`);
  for (const [index, { key, name, sex }] of teachers.entries()) {
    const registeredAt = new Date(joined.getTime() + index * 7 * MINUTE);
    const userNo = await makePerson(db, {
      mobile: String(FIRST_TEACHER + index),
      userNo: numberAt(registeredAt),
      password: demoPassword,
      nickname: name,
      idCardName: name,
      sex,
      registeredAt,
      referralCode: referralCodeOf(key),
      identities: [{ userType: UserType.lecturer, orgNo, jobNumber: `T${2001 + index}` }],
    });
    userNos.set(key, userNo);
  }
}

const numberAt = (moment: Date): string => `${wireTime(moment).replaceAll(/\D/g, '')}07`;

/** Six classes of forty: who is bound to one already, and new students for the other places. */
export async function loadClasses(step: SchoolStep): Promise<SeedGradeRow[]> {
  const { db, orgNo, adminUserNo, clock, userNos } = step;
  const names = studentNames(classes.length * CLASS_SIZE);
  const made: SeedGradeRow[] = [];
  for (const [index, { name, depart, major, teacher }] of classes.entries()) {
    const departmentId = depart ? await departmentOf(step, depart) : null;
    const known = await boundIn(step, name);
    const newcomers = names.splice(0, CLASS_SIZE - known.length);
    const students = [...known, ...(await enrolAll(step, newcomers, { className: name, major, departmentId, index }))];
    const facts = {
      intro: `${major}专业，二〇二三级。`,
      joinCode: `JC${23_010 + index}`,
      seats: 45,
      gmtCreate: clock.before(400),
    };
    const [row] = await db
      .insert(grade)
      .values({ orgNo, departmentId, ownerUserNo: adminUserNo, gradeName: name, ...facts })
      .returning({ id: grade.id });
    const joinedAt = clock.before(390);
    const gradeId = row!.id;
    await insertAll(db, gradeStudent, [
      { gradeId, userNo: userNos.get(teacher)!, gradeRole: GradeRole.teacher, isAdmin: 1, joinedAt },
      ...students.map((userNo, place) => ({ gradeId, userNo, joinedAt, isAdmin: place === 0 ? 1 : 0 }) as const),
    ]);
    made.push({ id: gradeId, name, students });
  }
  return made;
}

async function departmentOf({ db, orgNo }: SchoolStep, departName: string): Promise<string> {
  const its = and(eq(orgDepartment.orgNo, orgNo), eq(orgDepartment.departName, departName));
  const [row] = await db.select({ id: orgDepartment.id }).from(orgDepartment).where(its);
  return row!.id;
}

async function boundIn({ db, orgNo }: SchoolStep, className: string): Promise<string[]> {
  const rows = await db
    .select({ userNo: orgStudent.userNo })
    .from(orgStudent)
    .where(
      and(
        eq(orgStudent.orgNo, orgNo),
        eq(orgStudent.className, className),
        eq(orgStudent.bindStatus, StudentState.bound),
      ),
    )
    .orderBy(orgStudent.id);
  return rows.flatMap(({ userNo }) => userNo ?? []);
}

interface Place {
  className: string;
  major: string;
  departmentId: string | null;
  index: number;
}

/** New students with an account, bound to the roster of the school; many at once, a statement a table. */
async function enrolAll(
  { db, orgNo, clock }: SchoolStep,
  names: string[],
  { index, ...place }: Place,
): Promise<string[]> {
  const begun = new Date(`${clock.before(395 - index).replace(' ', 'T')}+08:00`);
  const roleId = (await builtInRole(db, UserType.learner))!;
  const passwordHash = await hashOnce(demoPassword);
  const made = names.map((name, order) => {
    const registeredAt = new Date(begun.getTime() + order * 3 * MINUTE);
    const mobile = String(FIRST_STUDENT + index * CLASS_SIZE + order);
    const account = { mobile, passwordHash, referralCode: referralCodeOf(mobile), gmtCreate: wireTime(registeredAt) };
    return { name, userNo: numberAt(registeredAt), account, studentNumber: `2023${5001 + index * 100 + order}`, order };
  });
  await insertNew(
    db,
    user,
    made.map(({ userNo, account }) => ({ userNo, ...account })),
  );
  await insertNew(
    db,
    userExt,
    made.map(({ userNo, name, order }) => {
      return { userNo, nickname: name, idCardName: name, sex: order % 2 === 0 ? 1 : 2 } as const;
    }),
  );
  const userType = UserType.learner;
  await insertNew(
    db,
    userIdentity,
    made.map(({ userNo, studentNumber: jobNumber }) => ({ userNo, userType, roleId, orgNo, jobNumber })),
  );
  const bound = { ...place, orgNo, entryYear: 2023, bindStatus: StudentState.bound, bindTime: clock.before(390) };
  await insertNew(
    db,
    orgStudent,
    made.map(({ userNo, name: studentName, studentNumber }) => ({ ...bound, userNo, studentName, studentNumber })),
  );
  return made.map(({ userNo }) => userNo);
}
