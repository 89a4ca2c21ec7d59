import { and, asc, eq } from 'drizzle-orm';
import type { Page } from '#contract/kit/page.ts';
import type { WrongQuestion } from '#contract/exam/practice.ts';
import { courseCategory } from '../../db/schema/course.ts';
import { practiceCard } from '../../db/schema/practice.ts';
import { question, questionVersion } from '../../db/schema/question.ts';
import type { UserCtx } from '../../kit/context.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { titleOf } from '../questions/folded.ts';

interface Wanted extends PageRequest {
  scope: 'wrong' | 'starred';
  subjectId?: string | undefined;
}

/** Letters of a stem that stand for it. */
const TITLE = 60;

/** The wrong or the starred questions of a learner, what is due first. */
export async function wrongQuestions({ db, user }: UserCtx, wanted: Wanted): Promise<Page<WrongQuestion>> {
  const matching = and(
    eq(practiceCard.userNo, user.userNo),
    eq(wanted.scope === 'wrong' ? practiceCard.isWrong : practiceCard.isStarred, 1),
    wanted.subjectId ? eq(question.subjectId, wanted.subjectId) : undefined,
  );
  const { questionId, assessmentId, countWrong, countRight, isStarred, note, dueAt } = practiceCard;
  const rows = db
    .select({
      questionId,
      assessmentId,
      countWrong,
      countRight,
      isStarred,
      note,
      dueAt,
      questionType: question.questionType,
      stem: questionVersion.stem,
      knowledge: question.knowledge,
      subjectName: courseCategory.categoryName,
    })
    .from(practiceCard)
    .innerJoin(question, eq(question.id, practiceCard.questionId))
    .innerJoin(questionVersion, eq(questionVersion.id, question.versionId))
    .innerJoin(courseCategory, eq(courseCategory.id, question.subjectId))
    .where(matching)
    .orderBy(asc(practiceCard.dueAt), asc(practiceCard.id));
  const counted = db
    .select({ id: practiceCard.id })
    .from(practiceCard)
    .innerJoin(question, eq(question.id, practiceCard.questionId))
    .where(matching);
  const page = await paginate(wanted, rows.$dynamic(), () => db.$count(counted));
  return { ...page, list: page.list.map(({ stem, ...row }) => ({ ...row, title: titleOf(stem, TITLE) })) };
}
