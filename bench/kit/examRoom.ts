import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { AssessmentState, CandidateSource, PaperState, rulesOf } from '#contract/rules/assessments.ts';
import type { LayoutItem } from '#contract/rules/assessments.ts';
import { Difficulty, QuestionType } from '#contract/rules/questions.ts';
import { wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '#server/db/client.ts';
import { assessment, assessmentCandidate } from '#server/db/schema/assessment.ts';
import { courseCategory } from '#server/db/schema/course.ts';
import { paper, paperItem, paperSection, paperVersion } from '#server/db/schema/paper.ts';
import { question, questionVersion } from '#server/db/schema/question.ts';
import type { Learner } from './learners.ts';
import { ask as askCall } from './visit.ts';
import type { Reply } from './visit.ts';

export const SAVES = 20;
export const TAB = 'bench-tab-1';

export interface MadeExam {
  assessmentId: string;
  /** The slots to answer, each a single choice. */
  slots: string[];
}

/** An examination of twenty single choices that runs now; every paper is drawn before. */
export async function makeExam(db: Db, learners: readonly Learner[]): Promise<MadeExam> {
  const authorUserNo = learners[0]!.userNo;
  const made = await makePaper(db, authorUserNo);
  const now = new Date();
  const [row] = await db
    .insert(assessment)
    .values({
      authorUserNo,
      title: '测量',
      assessmentKind: AssessmentKind.exam,
      minutes: 600,
      beginsAt: wireTimeIn(now, -60),
      endsAt: wireTimeIn(now, 86_400),
      paperId: made.paperId,
      paperVersionId: made.versionId,
      assessmentState: AssessmentState.published,
      rules: { ...rulesOf(AssessmentKind.exam), lateEntryMinutes: null },
    })
    .returning({ id: assessment.id });
  const assessmentId = row!.id;
  const rows = learners.map(({ userNo }, index) => ({
    assessmentId,
    userNo,
    candidateNo: index + 1,
    candidateSource: CandidateSource.direct,
    layout: { seed: index + 1, sections: [{ sectionId: made.sectionId, items: made.items }] },
  }));
  for (let from = 0; from < rows.length; from += 500) {
    await db.insert(assessmentCandidate).values(rows.slice(from, from + 500));
  }
  return { assessmentId, slots: made.items.map(({ itemId }) => itemId) };
}

async function makePaper(db: Db, authorUserNo: string) {
  const [subject] = await db
    .insert(courseCategory)
    .values({ categoryType: 1, categoryName: `测量 ${await db.$count(courseCategory)}`, floor: 1 })
    .returning({ id: courseCategory.id });
  const [made] = await db
    .insert(paper)
    .values({ authorUserNo, paperName: '测量', paperState: PaperState.published })
    .returning({ id: paper.id });
  const paperId = made!.id;
  const [version] = await db
    .insert(paperVersion)
    .values({
      paperId,
      versionNo: 1,
      totalPoints: SAVES * 20,
      questionCount: SAVES,
      publishedAt: wireTimeIn(new Date(), 0),
    })
    .returning({ id: paperVersion.id });
  const versionId = version!.id;
  const [section] = await db
    .insert(paperSection)
    .values({ versionId, sort: 0, sectionName: '一、单选' })
    .returning({ id: paperSection.id });
  const items: LayoutItem[] = [];
  for (let sort = 0; sort < SAVES; sort += 1)
    items.push(
      await makeItem(db, { authorUserNo, subjectId: subject!.id }, { versionId, sectionId: section!.id, sort }),
    );
  return { paperId, versionId, sectionId: section!.id, items };
}

async function makeItem(
  db: Db,
  by: { authorUserNo: string; subjectId: string },
  at: { versionId: string; sectionId: string; sort: number },
): Promise<LayoutItem> {
  const questionType = QuestionType.single;
  const [asked] = await db
    .insert(question)
    .values({ ...by, questionType, difficulty: Difficulty.easy, folded: '哪一个' })
    .returning({ id: question.id });
  const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, content: `<p>${id}</p>` }));
  const said = {
    stem: '<p>哪一个？</p>',
    body: { options, isOrderFixed: 0 as const },
    key: { right: 'b' },
    analysis: '',
  };
  const [written] = await db
    .insert(questionVersion)
    .values({ questionId: asked!.id, versionNo: 1, questionType, ...said, points: 20, userNo: by.authorUserNo })
    .returning({ id: questionVersion.id });
  const of = { questionId: asked!.id, questionVersionId: written!.id, points: 20 };
  const [item] = await db
    .insert(paperItem)
    .values({ ...at, ...of })
    .returning({ id: paperItem.id });
  return { itemId: item!.id, versionId: written!.id, points: 20 };
}

/** One call of a sitting. */
export const ask = <T>(url: string, name: string, { token }: Learner, input: object): Promise<Reply<T>> =>
  askCall(url, `/exam/auth/sitting/${name}`, input, token);
