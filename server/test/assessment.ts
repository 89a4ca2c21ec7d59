import { and, eq } from 'drizzle-orm';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { AssessmentState, rulesOf } from '#contract/rules/assessments.ts';
import type { AssessmentRules, Layout } from '#contract/rules/assessments.ts';
import { QuestionType, questionTraits } from '#contract/rules/questions.ts';
import type { Answer, Keyed } from '#contract/rules/questions.ts';
import type { Db } from '#server/db/client.ts';
import { assessment, assessmentCandidate } from '#server/db/schema/assessment.ts';
import { courseCategory } from '#server/db/schema/course.ts';
import { paper, paperItem, paperSection, paperVersion } from '#server/db/schema/paper.ts';
import { question, questionVersion } from '#server/db/schema/question.ts';
import { answerLog, examSitting } from '#server/db/schema/sitting.ts';
import { collectAnswers } from '#server/domain/marking/collect.ts';

const options = ['甲', '乙', '丙', '丁'].map((content, index) => ({
  id: 'abcd'[index]!,
  content: `<p>${content}</p>`,
}));

/** A question of each type with its key; the right choice is b, of several b and c. */
export const sampleQuestions = {
  single: { questionType: 1, body: { options, isOrderFixed: 0 }, key: { right: 'b' } },
  multiple: { questionType: 2, body: { options, isOrderFixed: 0 }, key: { right: ['b', 'c'] } },
  judge: { questionType: 3, body: {}, key: { isTrue: 1 } },
  blanks: {
    questionType: 4,
    body: { blankCount: 1 },
    key: { blanks: [{ accepted: ['方差', '样本方差'] }], isOrderFree: 0, isCaseSensitive: 0 },
  },
  number: {
    questionType: 7,
    body: { units: [] },
    key: { value: 3.14, tolerance: 0.01, toleranceKind: 1, unit: '' },
  },
  short: {
    questionType: 8,
    body: { mostLetters: 500 },
    key: {
      reference: '<p>秘密的参考答案</p>',
      rubric: [
        { id: 'r1', title: '说明原因', share: 60, note: '' },
        { id: 'r2', title: '举例', share: 40, note: '' },
      ],
      keywords: [],
    },
  },
  essay: { questionType: 5, body: { mostLetters: 2000 }, key: { reference: '<p>秘密的范文</p>', rubric: [] } },
  material: {
    questionType: 6,
    body: { children: [{ id: 'k1', stem: '<p>材料说的对吗？</p>', points: 20, questionType: 3, body: {} }] },
    key: { children: [{ id: 'k1', questionType: 3, key: { isTrue: 0 }, analysis: '' }] },
  },
  matching: {
    questionType: 9,
    body: { left: options.slice(0, 2), right: options.slice(2).map((one) => ({ ...one, id: `r${one.id}` })) },
    key: {
      pairs: [
        { left: 'a', right: 'rd' },
        { left: 'b', right: 'rc' },
      ],
    },
  },
  ordering: { questionType: 10, body: { items: options }, key: { order: ['b', 'a', 'c', 'd'] } },
  file: { questionType: 11, body: { mostFiles: 2 }, key: { reference: '', rubric: [] } },
  code: { questionType: 12, body: { language: 'python', starter: '' }, key: { reference: '', rubric: [] } },
} as const satisfies Record<string, unknown>;

/** By name; what each holds is checked where it is stored. */
const samplesByName = sampleQuestions as unknown as Record<Sample, Keyed>;

export type Sample = keyof typeof sampleQuestions;

/** The category that questions of tests are about. */
export async function aSubject(db: Db): Promise<string> {
  const [first] = await db
    .select({ id: courseCategory.id })
    .from(courseCategory)
    .where(and(eq(courseCategory.categoryType, 1), eq(courseCategory.floor, 1)))
    .limit(1);
  if (first) return first.id;
  const [made] = await db
    .insert(courseCategory)
    .values({ categoryType: 1, categoryName: '数据', floor: 1 })
    .returning({ id: courseCategory.id });
  return made!.id;
}

interface QuestionWish {
  authorUserNo: string;
  orgNo?: string | null;
  isOfOrg?: 0 | 1;
  shareLevel?: 0 | 1;
  sample?: Sample;
  stem?: string;
  analysis?: string;
  difficulty?: 1 | 2 | 3;
  knowledge?: string[];
}

/** A question with its first version. */
export async function makeQuestion(db: Db, wish: QuestionWish): Promise<{ id: string; versionId: string }> {
  const { authorUserNo, orgNo = null, isOfOrg = 0, shareLevel = 0, sample = 'single', difficulty = 1 } = wish;
  const keyed = samplesByName[sample];
  const { stem = sample === 'blanks' ? '<p>衡量离散程度的是____</p>' : '<p>哪一个是对的？</p>', knowledge = [] } = wish;
  const folded = stem.replaceAll(/<[^<>]*>/g, '');
  const facts = { authorUserNo, orgNo, isOfOrg, shareLevel, difficulty, knowledge, folded } as const;
  const { questionType, body, key } = keyed;
  const subjectId = await aSubject(db);
  const [row] = await db
    .insert(question)
    .values({ ...facts, subjectId, questionType })
    .returning({ id: question.id });
  const said = { stem, body, key, analysis: wish.analysis ?? '<p>秘密的解析</p>' };
  const { points } = questionTraits[questionType];
  const [version] = await db
    .insert(questionVersion)
    .values({ questionId: row!.id, versionNo: 1, questionType, ...said, points, userNo: authorUserNo })
    .returning({ id: questionVersion.id });
  await db.update(question).set({ versionId: version!.id }).where(eq(question.id, row!.id));
  return { id: row!.id, versionId: version!.id };
}

export interface MadePaper {
  paperId: string;
  versionId: string;
  sectionId: string;
  items: { itemId: string; questionId: string; versionId: string; points: number; questionType: QuestionType }[];
  totalPoints: number;
}

interface PaperWish {
  authorUserNo: string;
  orgNo?: string | null;
  isOfOrg?: 0 | 1;
  samples?: readonly Sample[];
  name?: string;
}

/** A published paper of one section with a question of each of these samples. */
export async function makePaper(db: Db, wish: PaperWish): Promise<MadePaper> {
  const { authorUserNo, orgNo = null, isOfOrg = 0, samples = ['single', 'judge', 'short'], name = '阶段测评' } = wish;
  const [made] = await db
    .insert(paper)
    .values({ authorUserNo, orgNo, isOfOrg, paperName: name, paperState: 2 })
    .returning({ id: paper.id });
  const paperId = made!.id;
  const asked = [];
  for (const sample of samples) {
    const { id, versionId } = await makeQuestion(db, { authorUserNo, orgNo, isOfOrg, sample });
    const { questionType } = samplesByName[sample];
    asked.push({ questionId: id, versionId, questionType, points: questionTraits[questionType].points });
  }
  const totalPoints = asked.reduce((sum, { points }) => sum + points, 0);
  const [version] = await db
    .insert(paperVersion)
    .values({ paperId, versionNo: 1, totalPoints, questionCount: asked.length, publishedAt: '2026-11-01 08:00:00' })
    .returning({ id: paperVersion.id });
  const versionId = version!.id;
  await db.update(paper).set({ versionId }).where(eq(paper.id, paperId));
  const [section] = await db
    .insert(paperSection)
    .values({ versionId, sort: 0, sectionName: '一、答题' })
    .returning({ id: paperSection.id });
  const sectionId = section!.id;
  const rows = asked.map((one, sort) => ({
    versionId,
    sectionId,
    sort,
    questionId: one.questionId,
    questionVersionId: one.versionId,
    points: one.points,
  }));
  const kept = await db.insert(paperItem).values(rows).returning({ itemId: paperItem.id });
  return { paperId, versionId, sectionId, totalPoints, items: asked.map((one, at) => ({ ...one, ...kept[at]! })) };
}

export const layoutOf = ({ sectionId, items }: MadePaper, seed = 7): Layout => ({
  seed,
  sections: [{ sectionId, items: items.map(({ itemId, versionId, points }) => ({ itemId, versionId, points })) }],
});

interface AssessmentWish {
  authorUserNo: string;
  paper: MadePaper;
  orgNo?: string | null;
  isOfOrg?: 0 | 1;
  kind?: AssessmentKind;
  gradeId?: string;
  courseId?: string;
  beginsAt?: string | null;
  endsAt?: string | null;
  minutes?: number | null;
  attempts?: number;
  passPoints?: number;
  isOpen?: 0 | 1;
  rules?: Partial<AssessmentRules>;
  state?: AssessmentState;
  title?: string;
}

/** A published examination, running from 2026-11-20 08:00 to 2026-11-30 22:00 unless it is wished otherwise. */
export async function makeAssessment(db: Db, wish: AssessmentWish): Promise<string> {
  const {
    kind = AssessmentKind.exam,
    state = AssessmentState.published,
    title = '阶段测评',
    rules = {},
    ...rest
  } = wish;
  const { paper: made, beginsAt = '2026-11-20 08:00:00', endsAt = '2026-11-30 22:00:00', ...facts } = rest;
  const [row] = await db
    .insert(assessment)
    .values({
      ...facts,
      beginsAt,
      endsAt,
      title,
      assessmentKind: kind,
      assessmentState: state,
      paperId: made.paperId,
      paperVersionId: made.versionId,
      publishedAt: state === AssessmentState.published ? '2026-11-19 08:00:00' : null,
      rules: { ...rulesOf(kind), proctorGrade: 0, lateEntryMinutes: null, isQuestionShuffled: 0, ...rules },
    })
    .returning({ id: assessment.id });
  return row!.id;
}

/** Somebody who may sit it, with their paper drawn. Returns the candidate's id. */
export async function addCandidate(db: Db, assessmentId: string, userNo: string, made: MadePaper): Promise<string> {
  const candidateNo = (await db.$count(assessmentCandidate, eq(assessmentCandidate.assessmentId, assessmentId))) + 1;
  const [row] = await db
    .insert(assessmentCandidate)
    .values({ assessmentId, userNo, candidateNo, candidateSource: 1, layout: layoutOf(made, candidateNo) })
    .returning({ id: assessmentCandidate.id });
  return row!.id;
}

interface SittingWish {
  assessmentId: string;
  candidateId: string;
  userNo: string;
  paper: MadePaper;
  beganAt?: string;
  endsAt?: string | null;
  submittedAt?: string;
}

/** A running sitting, or one that was handed in. Returns its id. */
export async function makeSitting(db: Db, wish: SittingWish): Promise<string> {
  const { paper: made, beganAt = '2026-11-21 09:00:00', endsAt = '2026-11-30 22:00:00', submittedAt, ...rest } = wish;
  const handedIn = submittedAt === undefined ? {} : ({ sittingState: 2, submittedAt, submitKind: 1 } as const);
  const [row] = await db
    .insert(examSitting)
    .values({ ...rest, ...handedIn, beganAt, endsAt, layout: layoutOf(made), paperVersionId: made.versionId })
    .returning({ id: examSitting.id });
  return row!.id;
}

interface HandInWish {
  userNo: string;
  /** By the place of the item in the paper. */
  answers: readonly (Answer | null)[];
  submittedAt?: string;
}

/** Somebody who sat it and handed in these answers, with what the machine gives. */
export async function makeHandedIn(db: Db, assessmentId: string, made: MadePaper, wish: HandInWish) {
  const { userNo, answers, submittedAt = '2026-11-21 10:00:00' } = wish;
  const candidateId = await addCandidate(db, assessmentId, userNo, made);
  const sittingId = await makeSitting(db, { assessmentId, candidateId, userNo, paper: made, submittedAt });
  await makeAnswers(db, { assessmentId, sittingId, made, answers });
  return { candidateId, sittingId };
}

interface AnswersWish {
  assessmentId: string;
  sittingId: string;
  made: MadePaper;
  answers: readonly (Answer | null)[];
}

/** What was answered to the items of a paper, one after the other, a minute each; then it is collected. */
export async function makeAnswers(db: Db, { assessmentId, sittingId, made, answers }: AnswersWish): Promise<void> {
  const entries = answers.flatMap((answer, index) =>
    answer === null
      ? []
      : [0, 1].map((again) => {
          const seq = index * 2 + again + 1;
          const at = `2026-11-21 09:${String(index * 2 + again).padStart(2, '0')}:00`;
          const kept = { clientSeq: seq, tabTurn: 0, givenAt: at, storedAt: at, hash: String(seq) };
          return { sittingId, seq, slot: made.items[index]!.itemId, answer, ...kept };
        }),
  );
  if (entries.length > 0) await db.insert(answerLog).values(entries);
  const [row] = await db.select({ rules: assessment.rules }).from(assessment).where(eq(assessment.id, assessmentId));
  await collectAnswers(db, [{ id: sittingId, assessmentId, layout: layoutOf(made), rules: row!.rules }]);
}
