import { CreditCause, CreditState, CreditStep } from '#contract/rules/credits.ts';
import { creditApply, creditEntry, creditLog } from '#server/db/schema/credit.ts';
import { transcript } from '#server/db/schema/score.ts';
import { studentFacts } from '#server/domain/scores/marks.ts';
import { snapshotOf } from '#server/domain/transcripts/issue.ts';
import { organizations } from '#seed/data/organizations.ts';
import { schoolKey, subjects } from '#seed/data/school.ts';
import { insertNew } from '../batches.ts';
import { takeIds } from '../learning/takeIds.ts';
import type { SchoolStep, SeedGradeRow, SeedOffering } from './world.ts';

const { waitsLecturer, waitsSchool, granted, lecturerRefused, schoolRefused, withdrawn, revoked } = CreditState;
const { applied, lecturerPassed, schoolPassed } = CreditStep;

interface SeedApplication {
  /** A place in the class; 林晓 where there is none. */
  student?: number;
  subject: string;
  state: CreditState;
  /** What happened so many days ago, by whom, and what was said. */
  steps: [step: CreditStep, daysAgo: number, by: 'student' | 'teacher' | 'school', reason?: string][];
}

/** One in every state, of the class that 陈砚清 looks after. */
const applications: SeedApplication[] = [
  {
    subject: '数据清洗',
    state: granted,
    steps: [
      [applied, 60, 'student'],
      [lecturerPassed, 58, 'teacher'],
      [schoolPassed, 55, 'school'],
    ],
  },
  { student: 7, subject: '数据清洗', state: waitsLecturer, steps: [[applied, 2, 'student']] },
  { student: 8, subject: 'Python 综合实训', state: waitsLecturer, steps: [[applied, 4, 'student']] },
  {
    student: 9,
    subject: '数据清洗',
    state: waitsSchool,
    steps: [
      [applied, 6, 'student'],
      [lecturerPassed, 1, 'teacher'],
    ],
  },
  {
    student: 10,
    subject: '数据清洗',
    state: lecturerRefused,
    steps: [
      [applied, 20, 'student'],
      [CreditStep.lecturerRefused, 18, 'teacher', '请附上清洗前后的数据对照，再说明缺失值怎样处理'],
    ],
  },
  {
    student: 11,
    subject: 'Python 综合实训',
    state: schoolRefused,
    steps: [
      [applied, 30, 'student'],
      [lecturerPassed, 28, 'teacher'],
      [CreditStep.schoolRefused, 25, 'school', '实训报告缺少指导老师的签字页'],
    ],
  },
  {
    student: 14,
    subject: '数据清洗',
    state: withdrawn,
    steps: [
      [applied, 40, 'student'],
      [CreditStep.withdrawn, 39, 'student'],
    ],
  },
  {
    student: 15,
    subject: '数据清洗',
    state: revoked,
    steps: [
      [applied, 90, 'student'],
      [lecturerPassed, 88, 'teacher'],
      [schoolPassed, 86, 'school'],
      [CreditStep.revoked, 70, 'school', '与另一所学校重复认定'],
    ],
  },
];

const EVIDENCE = '学完了全部内容，按要求交了大作业，代码与说明在我的空间里。';

/** Applications for the credits of the last semester, with everything that happened, and a transcript of 林晓. */
export async function loadCredits(
  step: SchoolStep,
  offerings: readonly SeedOffering[],
  grades: readonly SeedGradeRow[],
): Promise<void> {
  const { db, clock, orgNo, adminUserNo, userNos } = step;
  const { id: gradeId, students } = grades[0]!;
  const linxiao = userNos.get('linxiao')!;
  const ids = await takeIds(db, applications.length);
  const made = applications.map((one, at) => {
    const offering = offerings.find((each) => each.gradeId === gradeId && each.subject === one.subject)!;
    const userNo = one.student === undefined ? linxiao : students[one.student]!;
    const actor = { student: userNo, teacher: offering.teachers[0]!, school: adminUserNo };
    const steps = one.steps.map(([kind, daysAgo, by, reason = '']) => {
      return { applyId: ids[at]!, step: kind, reason, actorUserNo: actor[by], gmtCreate: clock.before(daysAgo), by };
    });
    return { ...one, id: ids[at]!, offering, userNo, steps, credit: subjects[one.subject]!.credit * 10 };
  });
  await insertNew(
    db,
    creditApply,
    made.map(({ id, userNo, offering, subject, credit, state, steps }) => {
      const of = (by: 'teacher' | 'school') =>
        steps.findLast((each) => each.by === by && each.step !== CreditStep.revoked);
      const [teacher, school] = [of('teacher'), of('school')];
      return {
        id,
        userNo,
        orgNo,
        offeringId: offering.id,
        subjectName: subject,
        credit,
        hours: 0,
        evidence: EVIDENCE,
        applyState: state,
        // when it came to whom it waits for, or last waited for
        submitTime: (school ? teacher! : teacher && state === waitsSchool ? teacher : steps[0]!).gmtCreate,
        gmtCreate: steps[0]!.gmtCreate,
        lecturerUserNo: teacher?.actorUserNo ?? null,
        lecturerOpinion: teacher?.reason ?? '',
        lecturerTime: teacher?.gmtCreate ?? null,
        auditUserNo: school?.actorUserNo ?? null,
        auditOpinion: school?.reason ?? '',
        auditTime: school?.gmtCreate ?? null,
        revokeReason: steps.find((each) => each.step === CreditStep.revoked)?.reason ?? '',
      };
    }),
  );
  await insertNew(
    db,
    creditLog,
    made.flatMap(({ steps }) => steps.map(({ by: _by, ...each }) => each)),
  );
  await insertNew(
    db,
    creditEntry,
    made.flatMap(({ id: applyId, userNo, credit, steps }) =>
      steps
        .filter((each) => each.step === schoolPassed || each.step === CreditStep.revoked)
        .map(({ step: kind, reason, actorUserNo, gmtCreate }) => {
          const isPlus = kind === schoolPassed;
          const cause = isPlus ? CreditCause.granted : CreditCause.revoked;
          return { applyId, userNo, orgNo, amount: isPlus ? credit : -credit, cause, reason, actorUserNo, gmtCreate };
        }),
    ),
  );
  await issue(step, linxiao);
}

async function issue({ db, clock, now, orgNo }: SchoolStep, userNo: string): Promise<void> {
  const { name: orgName } = organizations.find(({ key }) => key === schoolKey)!;
  const issuedAt = clock.before(12);
  await db.insert(transcript).values({
    transcriptNo: `CJ${issuedAt.slice(0, 10).replaceAll('-', '')}-LX7K3M9P`,
    userNo,
    orgNo,
    holderName: (await studentFacts(db, userNo)).studentName,
    snapshot: await snapshotOf(db, userNo, { orgNo, orgName, now }),
    issuedAt,
  });
}
