import { and, asc, count, desc, eq, ilike } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ExamCard } from '#contract/exam/examInfo.ts';
import type { Page } from '#contract/kit/page.ts';
import type { PaperSort } from '#contract/rules/assessments.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { courseCategory } from '../../db/schema/course.ts';
import { paperVersion } from '../../db/schema/paper.ts';
import { containing } from '../../kit/like.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { openExams } from './policies.ts';

interface Wanted extends PageRequest {
  subjectId?: string | undefined;
  paperSort?: PaperSort | undefined;
  keyword: string;
  sortType: 0 | 1;
}

/** The open papers, the newest or the most answered first. */
export async function examCards(db: Db, wanted: Wanted, now: Date): Promise<Page<ExamCard>> {
  const { subjectId, paperSort, keyword, sortType } = wanted;
  const matching = and(
    openExams(wireTime(now)),
    subjectId ? eq(assessment.subjectId, subjectId) : undefined,
    paperSort ? eq(assessment.paperSort, paperSort) : undefined,
    keyword === '' ? undefined : ilike(assessment.title, containing(keyword)),
  );
  const order = sortType === 1 ? [desc(assessment.countSubmit), desc(assessment.id)] : [desc(assessment.id)];
  const rows = cardRows(db, matching).orderBy(...order);
  return paginate(wanted, rows.$dynamic(), () => db.$count(assessment, matching));
}

/** One open paper, or nothing. */
export async function examCard(db: Db, id: string, now: Date): Promise<ExamCard | undefined> {
  const [row] = await cardRows(db, and(eq(assessment.id, id), openExams(wireTime(now))));
  return row;
}

const cardRows = (db: Db, where: SQL | undefined) => {
  const { id, title, assessmentKind, paperSort, minutes, beginsAt, endsAt, countSubmit } = assessment;
  return db
    .select({
      id,
      examName: title,
      assessmentKind,
      paperSort,
      minutes,
      beginTime: beginsAt,
      endTime: endsAt,
      studyCount: countSubmit,
      subjectId: courseCategory.id,
      subjectName: courseCategory.categoryName,
      questionCount: paperVersion.questionCount,
      totalScore: paperVersion.totalPoints,
    })
    .from(assessment)
    .innerJoin(paperVersion, eq(paperVersion.id, assessment.paperVersionId))
    .innerJoin(courseCategory, eq(courseCategory.id, assessment.subjectId))
    .where(where);
};

/** The subjects and sorts that there are open papers of. */
export async function examCategories(db: Db, now: Date) {
  const open = openExams(wireTime(now));
  const subjects = await db
    .select({ id: courseCategory.id, name: courseCategory.categoryName, count: count() })
    .from(assessment)
    .innerJoin(courseCategory, eq(courseCategory.id, assessment.subjectId))
    .where(open)
    .groupBy(courseCategory.id)
    .orderBy(asc(courseCategory.sort), asc(courseCategory.id));
  const sorts = await db
    .select({ paperSort: assessment.paperSort, count: count() })
    .from(assessment)
    .where(open)
    .groupBy(assessment.paperSort)
    .orderBy(asc(assessment.paperSort));
  return {
    subjects,
    sorts: sorts.flatMap((one) => (one.paperSort === null ? [] : [{ paperSort: one.paperSort, count: one.count }])),
  };
}
