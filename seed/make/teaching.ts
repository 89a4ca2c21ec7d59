import { and, eq, inArray, isNull } from 'drizzle-orm';
import { organizations } from '#seed/data/organizations.ts';
import { certificateTemplates, certifications, courseReviews, lecturerJoins } from '#seed/data/teaching.ts';
import type { SeedReview } from '#seed/data/teaching.ts';
import { changesBetween } from '#contract/rules/courseChanges.ts';
import { DraftState, ReviewState } from '#contract/rules/draftStates.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { periodTarget } from '#contract/rules/remarks.ts';
import { wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '#server/db/client.ts';
import { courseAudit, courseChapterAudit, coursePeriodAudit, courseReview } from '#server/db/schema/authoring.ts';
import { course } from '#server/db/schema/course.ts';
import { orgDepartment } from '#server/db/schema/organization.ts';
import { lecturer } from '#server/db/schema/people.ts';
import { certificateTemplate } from '#server/db/schema/study.ts';
import { courseAuth, courseAuthDepart, lecturerJoin } from '#server/db/schema/teaching.ts';
import { orgInfo, user } from '#server/db/schema/user.ts';
import { contentOf, factLabels } from '#server/domain/authoring/content.ts';
import { publicContentOf } from '#server/domain/authoring/publicContent.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Courses that wait for a review or were refused, courses that are recognised, and who wants to teach where. */
export async function loadTeaching(db: Db, userNos: ReadonlyMap<string, string>, now: Date): Promise<void> {
  for (const review of courseReviews) await handIn(db, review, now);
  for (const { org, course: name, departments, fromDays, toDays, credit, ...facts } of certifications) {
    const orgNo = await orgNoOf(db, org);
    const day = (days: number) => wireTimeIn(now, days * DAY).slice(0, 10);
    const [row] = await db
      .insert(courseAuth)
      .values({
        ...facts,
        orgNo,
        courseId: await courseIdOf(db, name),
        credit: credit * 10,
        validFrom: day(fromDays),
        validTo: toDays === null ? null : day(toDays),
      })
      .returning({ id: courseAuth.id });
    if (departments.length === 0) continue;
    const places = await db
      .select({ departmentId: orgDepartment.id })
      .from(orgDepartment)
      .where(and(eq(orgDepartment.orgNo, orgNo), inArray(orgDepartment.departName, departments)));
    await db.insert(courseAuthDepart).values(places.map((place) => ({ ...place, orgNo, authId: row!.id })));
  }
  const withDefault = new Set<string>();
  for (const { org, ...template } of certificateTemplates) {
    const isDefault = withDefault.has(org) ? 0 : 1;
    await db.insert(certificateTemplate).values({ ...template, orgNo: await orgNoOf(db, org), isDefault });
    withDefault.add(org);
  }
  for (const { org, daysAgo, ...join } of lecturerJoins) {
    const sent = { orgNo: await orgNoOf(db, org), submitTime: wireTimeIn(now, -daysAgo * DAY) };
    if ('mobile' in join) await db.insert(lecturerJoin).values({ ...join, ...sent });
    else
      await db.insert(lecturerJoin).values({ ...sent, ...join, ...(await lecturerFacts(db, userNos.get(join.who)!)) });
  }
}

async function handIn(db: Db, review: SeedReview, now: Date): Promise<void> {
  const id = await courseIdOf(db, review.course);
  const submitTime = wireTimeIn(now, -review.hoursAgo * HOUR);
  await rewrite(db, id, review);
  const changes = changesBetween(await publicContentOf(db, id, now), await contentOf(db, id, now), factLabels);
  const [draft] = await db.select().from(courseAudit).where(eq(courseAudit.id, id));
  const decided = review.refusal
    ? await refused(db, id, review.refusal, wireTimeIn(now, (20 - review.hoursAgo) * HOUR))
    : {};
  const { orgNo, authorUserNo } = draft!;
  await db.insert(courseReview).values({
    courseId: id,
    orgNo,
    submitUserNo: authorUserNo,
    submitTime,
    gmtCreate: submitTime,
    submitNote: review.note,
    changes,
    auditStatus: ReviewState.waiting,
    ...decided,
  });
  const { auditUserNo: _reviewer, ...shown } = { auditUserNo: null, ...decided };
  await db
    .update(courseAudit)
    .set({ auditStatus: DraftState.waiting, submitTime, ...shown })
    .where(eq(courseAudit.id, id));
}

async function rewrite(db: Db, courseId: string, { summary, renamed, added }: SeedReview): Promise<void> {
  if (summary) await db.update(courseAudit).set({ summary }).where(eq(courseAudit.id, courseId));
  if (renamed) {
    const its = and(eq(coursePeriodAudit.courseId, courseId), eq(coursePeriodAudit.periodName, renamed.from));
    await db.update(coursePeriodAudit).set({ periodName: renamed.to }).where(its);
  }
  if (!added) return;
  const named = and(eq(courseChapterAudit.courseId, courseId), eq(courseChapterAudit.chapterName, added.chapter));
  const [chapter] = await db.select().from(courseChapterAudit).where(named);
  const facts = { courseId, chapterId: chapter!.id, periodName: added.name, content: added.text };
  await db.insert(coursePeriodAudit).values({ ...facts, fileType: FileType.text, sort: 100 });
}

async function refused(
  db: Db,
  courseId: string,
  { opinion, summary, period, by }: NonNullable<SeedReview['refusal']>,
  auditTime: string,
) {
  const [first] = await db
    .select({ id: coursePeriodAudit.id })
    .from(coursePeriodAudit)
    .where(eq(coursePeriodAudit.courseId, courseId))
    .orderBy(coursePeriodAudit.id)
    .limit(1);
  const [reviewer] = await db.select({ userNo: user.userNo }).from(user).where(eq(user.mobile, by));
  return {
    auditStatus: ReviewState.refused,
    auditOpinion: opinion,
    auditTime,
    auditUserNo: reviewer!.userNo,
    remarks: [
      { target: 'summary', text: summary },
      { target: periodTarget(first!.id), text: period.text },
    ],
  } as const;
}

async function courseIdOf(db: Db, courseName: string): Promise<string> {
  const [row] = await db.select({ id: course.id }).from(course).where(eq(course.courseName, courseName));
  if (!row) throw new Error(`no course ${courseName}`);
  return row.id;
}

async function orgNoOf(db: Db, key: string): Promise<string> {
  const { name } = organizations.find((one) => one.key === key)!;
  const [row] = await db.select({ orgNo: orgInfo.orgNo }).from(orgInfo).where(eq(orgInfo.orgName, name));
  return row!.orgNo;
}

async function lecturerFacts(db: Db, userNo: string) {
  const free = and(eq(lecturer.lecturerUserNo, userNo), isNull(lecturer.orgNo));
  const [row] = await db.select().from(lecturer).where(free);
  const { lecturerName, position, lecturerMobile: mobile } = row!;
  return { userNo, lecturerName, position, mobile };
}
