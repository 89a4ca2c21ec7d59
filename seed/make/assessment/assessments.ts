import { and, eq, inArray } from 'drizzle-orm';
import { AssessmentState, assessmentTraits, CandidateSource, rulesOf } from '#contract/rules/assessments.ts';
import { randomFrom, seedAt, shuffled } from '#contract/rules/draw.ts';
import { GradeRole } from '#contract/rules/school.ts';
import { assessments } from '#seed/data/assessments.ts';
import type { SeedAssessment, SeedMoment } from '#seed/data/assessments.ts';
import { organizations } from '#seed/data/organizations.ts';
import { papers } from '#seed/data/papers.ts';
import { assessment, assessmentCandidate } from '#server/db/schema/assessment.ts';
import { grade, gradeStudent } from '#server/db/schema/grade.ts';
import { orgStudent } from '#server/db/schema/organization.ts';
import { orgInfo } from '#server/db/schema/user.ts';
import { layoutFrom } from '#server/domain/assessments/draw.ts';
import { indexExams } from '#server/domain/search/collect.ts';
import { insertNew } from '../batches.ts';
import { takeIds } from '../learning/takeIds.ts';
import type { AssessmentStep, SeedAssessmentRow, SeedCandidate, SeedPaperRow } from './world.ts';

interface Group {
  id: string;
  userNos: string[];
}

/** The assessments with who may sit them, each with a paper of their own. */
export async function loadAssessments(
  step: AssessmentStep,
  paperRows: ReadonlyMap<string, SeedPaperRow>,
): Promise<SeedAssessmentRow[]> {
  const { db, clock } = step;
  const grades = await gradesOf(step);
  const members = await membersOf(step);
  const numbers = await takeIds(db, assessments.length);
  const at = (moment: SeedMoment | null | undefined) => (moment ? clock.at(moment.day, moment.at) : null);
  const made = assessments.map((one) => {
    const { id: paperId, versionId, owner, subjectId, totalPoints, plan } = paperRows.get(one.paper)!;
    const rules = { ...rulesOf(one.assessmentKind), ...one.rules };
    const [gradeName] = assessmentTraits[one.assessmentKind].isOfGrade ? (one.candidates.grades ?? []) : [];
    const publishedAt = clock.before(one.isDraft ? 0 : 20);
    const row = {
      ...owner,
      id: numbers.pop()!,
      assessmentKind: one.assessmentKind,
      title: one.name,
      intro: one.intro,
      paperId,
      paperVersionId: one.isDraft ? null : versionId,
      gradeId: gradeName ? grades.get(gradeName)!.id : null,
      subjectId,
      paperSort: papers.find(({ key }) => key === one.paper)!.paperSort,
      isOpen: one.candidates.isOpen ? (1 as const) : (0 as const),
      assessmentState: one.isDraft ? AssessmentState.draft : AssessmentState.published,
      beginsAt: at(one.begins),
      endsAt: at(one.ends),
      minutes: one.minutes,
      attempts: one.attempts,
      passPoints: Math.round((totalPoints * one.passPercent) / 100),
      rules,
      publishedAt: one.isDraft ? null : publishedAt,
      releasedAt: at(one.released),
      releasedUserNo: one.released ? owner.authorUserNo : null,
    };
    const people = one.isDraft ? [] : peopleOf(one, { grades, members, userNos: step.userNos });
    return { row, one, plan, owner, people };
  });
  await insertNew(
    db,
    assessment,
    made.map(({ row }) => row),
  );
  const ids = await takeIds(
    db,
    made.reduce((sum, { people }) => sum + people.length, 0),
  );
  const rows = made.map(({ row, one, plan, owner, people }) => {
    const random = randomFrom(seedAt(5, one.key));
    const order = shuffled(people, random);
    const candidates = order.map((userNo): SeedCandidate => {
      const seed = Math.floor(random() * 2 ** 32);
      return { id: ids.pop()!, userNo, layout: layoutFrom(plan, row.rules, seed) };
    });
    const { id, rules, minutes, beginsAt, endsAt, releasedAt } = row;
    const facts = { id, key: one.key, owner, rules, minutes, beginsAt, endsAt, releasedAt };
    return { ...facts, paperVersionId: row.paperVersionId ?? '0', candidates };
  });
  await insertNew(
    db,
    assessmentCandidate,
    rows.flatMap(({ id: assessmentId, candidates }) =>
      candidates.map((one, index) => ({
        ...one,
        assessmentId,
        candidateNo: index + 1,
        candidateSource: CandidateSource.direct,
      })),
    ),
  );
  await indexExams(
    db,
    rows.map(({ id }) => id),
  );
  return rows;
}

interface Known {
  grades: ReadonlyMap<string, Group>;
  members: ReadonlyMap<string, string[]>;
  userNos: ReadonlyMap<string, string>;
}

function peopleOf({ candidates }: SeedAssessment, { grades, members, userNos }: Known): string[] {
  const { grades: names = [], people = [], organization } = candidates;
  const all = [
    ...people.map((key) => userNos.get(key)!),
    ...names.flatMap((name) => grades.get(name)!.userNos),
    ...(organization ? (members.get(organization) ?? []) : []),
  ];
  return [...new Set(all)];
}

async function gradesOf({ db }: AssessmentStep): Promise<Map<string, Group>> {
  const names = [...new Set(assessments.flatMap(({ candidates }) => candidates.grades ?? []))];
  const rows = await db
    .select({ id: grade.id, name: grade.gradeName, userNo: gradeStudent.userNo })
    .from(grade)
    .innerJoin(gradeStudent, and(eq(gradeStudent.gradeId, grade.id), eq(gradeStudent.gradeRole, GradeRole.student)))
    .where(inArray(grade.gradeName, names))
    .orderBy(gradeStudent.id);
  const groups = new Map<string, Group>();
  for (const { id, name, userNo } of rows) {
    const group = groups.get(name) ?? { id, userNos: [] };
    groups.set(name, group);
    group.userNos.push(userNo);
  }
  return groups;
}

/** The learners that are bound to an organization, by its key. */
async function membersOf({ db }: AssessmentStep): Promise<Map<string, string[]>> {
  const keys = new Set(assessments.flatMap(({ candidates }) => candidates.organization ?? []));
  const wanted = organizations.filter(({ key }) => keys.has(key));
  const rows = await db
    .select({ name: orgInfo.orgName, userNo: orgStudent.userNo })
    .from(orgInfo)
    .innerJoin(orgStudent, eq(orgStudent.orgNo, orgInfo.orgNo))
    .where(
      inArray(
        orgInfo.orgName,
        wanted.map(({ name }) => name),
      ),
    )
    .orderBy(orgStudent.id);
  return new Map(
    wanted.map(({ key, name }) => [
      key,
      rows.flatMap((row) => (row.name === name && row.userNo !== null ? [row.userNo] : [])),
    ]),
  );
}
